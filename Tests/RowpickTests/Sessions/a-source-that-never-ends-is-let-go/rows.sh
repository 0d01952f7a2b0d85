yes row
