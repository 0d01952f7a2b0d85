while [ ! -e enough ]; do sleep 0.1; done
