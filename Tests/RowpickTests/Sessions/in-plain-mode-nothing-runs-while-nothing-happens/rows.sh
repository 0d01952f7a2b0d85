echo one
until test -e more; do sleep 0.05; done
echo two
