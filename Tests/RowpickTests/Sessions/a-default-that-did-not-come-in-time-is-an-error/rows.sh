echo 1
until [ -e more ]; do sleep 0.01; done
