while echo one && sleep 0.1; do :; done
