printf '1\tHokkaido\n'
until [ -e more ]; do sleep 0.02; done
printf '2\tTohoku\n'
