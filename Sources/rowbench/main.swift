print("rowbench")
