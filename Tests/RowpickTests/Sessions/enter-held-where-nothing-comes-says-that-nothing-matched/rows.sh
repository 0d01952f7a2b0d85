echo one
until [ -e more ]; do sleep 0.01; done
