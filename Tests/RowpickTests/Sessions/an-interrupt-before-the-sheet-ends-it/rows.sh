trap "" INT
while sleep 0.2; do echo one; done
