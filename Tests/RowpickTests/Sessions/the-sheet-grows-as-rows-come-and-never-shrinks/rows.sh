seq 2
until [ -e more ]; do sleep 0.01; done
seq 3 5
until [ -e rest ]; do sleep 0.01; done
seq 6 99
