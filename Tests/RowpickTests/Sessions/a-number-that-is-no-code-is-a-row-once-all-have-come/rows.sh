printf 'a\tone\nb\ttwo\n'
until [ -e more ]; do sleep 0.01; done
printf 'c\tthree\n'
