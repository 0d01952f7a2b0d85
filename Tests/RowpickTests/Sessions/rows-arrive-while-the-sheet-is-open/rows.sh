printf "1\talpha\n"
until [ -e more ]; do sleep 0.01; done
printf "2\ttwo\n"
until [ -e last ]; do sleep 0.01; done
