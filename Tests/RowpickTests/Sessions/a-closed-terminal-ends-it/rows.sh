echo one
sleep 30
