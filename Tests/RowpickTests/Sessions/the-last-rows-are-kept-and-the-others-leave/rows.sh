seq 1 5
until [ -e more ]; do sleep 0.01; done
seq 6 7
until [ -e last ]; do sleep 0.01; done
