echo one row
until [ -e more ]; do sleep 0.01; done
echo last row
