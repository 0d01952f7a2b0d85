print("rowpick")
