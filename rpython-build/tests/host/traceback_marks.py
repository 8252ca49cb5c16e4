class Thing:
    def __init__(self, v): self.v = v
    def method(self, x): return self.v / x
def call(f, *args):
    return f(*args)
def subscript(table, key):
    result = 1 + table["a"][key]
    return result
def chained():
    things = [Thing(1), Thing(0)]
    try:
        value = things[1].method(0) + 1
    except ZeroDivisionError:
        subscript({"a": [1]}, 5)
def multi():
    return call(
        chained,
    )
x = multi() if True else None
