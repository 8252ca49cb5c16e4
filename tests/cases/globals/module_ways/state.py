"""state.fixed = 9 is said here only."""
count = 0
text = "at first"
inside = 0
local = 10
pair = (0, 0)
loop = 0
set = 0
fixed = 4


def hook(n):
    return n + fixed


def bump():
    global count
    count += 10


def read():
    return count, text, inside, local, loop
