n=0
while [ ! -e typed ]; do
    n=$((n + 1))
    echo "row $n"
    [ $((n % 10)) -ne 0 ] || sleep 0.01
done
