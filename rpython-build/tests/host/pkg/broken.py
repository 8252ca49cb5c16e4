def fail():
    raise KeyError("while importing")
fail()
