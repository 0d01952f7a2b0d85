printf 'k1\tA\n'
until [ -e more ]; do sleep 0.01; done
printf 'k1\tA\nk2\tB\nk1\tC\n'
