def show(f, *a):
    try:
        print(f(*a))
    except BaseException as e:
        print(type(e).__name__, e)
def g(n):
    for i in range(n):
        got = yield i
        if got: print("got", got)
    return "done"
print(list(g(3)))
it = g(3)
print(next(it), it.send("hello"), next(it)); 
try: next(it)
except StopIteration as e: print("stop", e.value)
show(next, it); print(next(it, "dflt"))
def outer():
    r = yield from g(2)
    print("r", r)
    r2 = yield from [10, 20]
    print("r2", r2)
    return "outer"
print(list(outer()))
def catcher():
    while True:
        try: x = yield "ready"
        except ValueError as e: print("caught", e)
        except GeneratorExit: print("exit"); raise
        else: print("sent", x)
c = catcher(); next(c); c.send(1); c.throw(ValueError("boo")); c.throw(ValueError, "old style"); c.close(); c.close()
show(next, c)
def dele():
    yield from catcher()
d = dele(); next(d); d.send(2); d.throw(ValueError("through")); d.close()
def ignore():
    while True:
        try: yield 1
        except GeneratorExit: pass
def ignore():
    try: yield 1
    except GeneratorExit: yield 2
i = ignore(); next(i); show(i.close); show(next, i)
def fin():
    try: yield 1
    finally: print("cleanup")
f = fin(); next(f); f.close()
kept = fin()
for x in kept: break
kept.close()
def bad(): 
    yield 1
    raise StopIteration
b = bad(); next(b); show(next, b)
show(lambda: g(1).send(5))
def selfref():
    yield next(me)
me = selfref(); show(next, me)
def unstarted(): yield 1
u = unstarted(); show(u.throw, KeyError("early")); show(next, u)
print(sum(x * x for x in range(10)), [y for x in range(3) for y in (x, -x) if y >= 0])
ge = (x for x in "abc"); print(next(ge), list(ge), type(ge).__name__, ge.__name__)
def fib():
    a, b = 0, 1
    while True: yield a; a, b = b, a + b
def take(n, it):
    for _, x in zip(range(n), it): yield x
print(list(take(10, fib())))
def tree(t):
    if t is None: return
    l, v, r = t
    yield from tree(l); yield v; yield from tree(r)
print(list(tree(((None, 1, None), 2, (None, 3, None)))))
def closure_gen():
    total = 0
    def add(x):
        nonlocal total; total += x
        return total
    for i in range(4): yield add(i)
print(list(closure_gen()))
def handled():
    try: raise KeyError("in gen")
    except KeyError:
        yield 1
        try: raise
        except KeyError as e: print("still", e)
        yield 2
print(list(handled()))
class Iter:
    def __iter__(self):
        yield 1
        yield 2
print(list(Iter()), set(Iter()), dict.fromkeys(Iter()))
def ret(): return 5; yield
print(list(ret()))
def argsg(a, *b, c=1, **d): yield (a, b, c, d)
print(next(argsg(1, 2, c=3, z=4)))
show(argsg)
def throwret():
    try: yield 1
    except ValueError: return "returned"
def th():
    x = yield from throwret()
    yield x
t = th(); next(t); print(t.throw(ValueError()))
print(g.__name__, g(1).gi_code.co_name, g(1).gi_running)
def lazy(): print("started"); yield
l = lazy(); print("not yet"); next(l)
