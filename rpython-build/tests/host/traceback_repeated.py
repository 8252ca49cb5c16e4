def down(n):
    if n: return down(n - 1)
    return [].pop(), notes
try:
    down(10)
except IndexError as e:
    e.add_note("a note")
    raise
