def gen():
    try:
        while True:
            try:
                yield 1
            except ValueError as e:
                print("caught", e)
                yield "handled"
    finally:
        print("cleanup")

g = gen()
next(g)
print(g.throw(ValueError("v")))
print(next(g))
g.close()
try:
    next(g)
except StopIteration:
    print("closed")
g = gen()
next(g)
try:
    g.throw(KeyError("k"))
except KeyError as e:
    print("out", e)

def bad():
    yield 1
    raise StopIteration
try:
    list(bad())
except RuntimeError as e:
    print(e)

def sub():
    try:
        yield 1
    except GeneratorExit:
        print("sub exit")
        raise
def outer():
    yield from sub()
o = outer()
next(o)
o.close()
