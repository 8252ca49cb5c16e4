def gen(n):
    for i in range(n):
        received = yield i
        if received:
            print("got", received)
    return "done"

g = gen(3)
print(next(g), g.send("x"), next(g))
try:
    next(g)
except StopIteration as e:
    print(e.value)
print(list(gen(4)), sum(x * x for x in range(5)))

def delegating():
    result = yield from gen(2)
    print("result", result)
    yield from [10, 20]

print(list(delegating()))
print(type(g).__name__, g.__name__)
try:
    next(iter([]), None)
    next(iter([]))
except StopIteration:
    print("stop")
