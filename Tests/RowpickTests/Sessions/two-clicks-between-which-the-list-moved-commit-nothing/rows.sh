echo bxx
echo bx
until [ -e more ]; do sleep 0.01; done
echo b
until [ -e last ]; do sleep 0.01; done
