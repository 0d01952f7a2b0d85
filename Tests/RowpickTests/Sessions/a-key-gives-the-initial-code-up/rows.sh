printf '1\tone\n2\ttwo\n'
until [ -e more ]; do sleep 0.01; done
printf '9\tnine\n'
until [ -e last ]; do sleep 0.01; done
