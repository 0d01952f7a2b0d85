echo alpha
sleep 30
