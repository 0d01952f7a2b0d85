seq 20000
until [ -e last ]; do sleep 0.01; done
