echo one
until [ -e more ]; do sleep 0.01; done
echo two
echo zwei
echo zed
until [ -e last ]; do sleep 0.01; done
