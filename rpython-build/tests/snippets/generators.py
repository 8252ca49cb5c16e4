#: a generator runs when asked
log = []
def g():
    log.append('start'); yield 1; log.append('end')
it = g(); print(log); next(it); print(log, list(it), log)
#: send gives the value of yield
def g():
    got = []
    while len(got) < 3: got.append((yield len(got)))
    return got
it = g(); next(it); it.send('a'); it.send('b')
try: it.send('c')
except StopIteration as e: print(e.value)
#: send before the start
def g(): yield
try: g().send(1)
except TypeError as e: print(e)
#: throw is raised at the yield
def g():
    try: yield 1
    except ValueError as e: yield 'caught %s' % e
it = g(); next(it); print(it.throw(ValueError('v')))
#: close runs finally
def g():
    try: yield 1
    finally: print('closed')
it = g(); next(it); it.close(); it.close(); print(list(it))
#: a generator that ignores close
def g():
    try: yield 1
    except GeneratorExit: yield 2
it = g(); next(it)
try: it.close()
except RuntimeError as e: print(e)
#: yield from passes values both ways
def inner():
    x = yield 1
    return x * 2
def outer():
    r = yield from inner()
    yield r
it = outer(); print(next(it), it.send(21))
#: yield from an iterable
def g(): yield from 'ab'; yield from range(2)
print(list(g()))
#: StopIteration inside becomes RuntimeError
def g(): yield next(iter([]))
try: list(g())
except RuntimeError as e: print(e, type(e.__cause__).__name__)
#: generator expressions are lazy
log = []
it = (log.append(x) or x for x in range(3))
print(log, next(it), log)
#: the first iterable is evaluated at once
try: (x for x in 1)
except TypeError as e: print(e)
#: nested comprehension order
print([(i, j) for i in range(3) for j in range(i) if (i + j) % 2])
#: comprehension variables stay inside
x = 'kept'
[x for x in range(3)]; {x for x in range(3)}; {x: x for x in range(3)}
print(x)
#: dict comprehension keeps the last value
print({k % 2: k for k in range(5)})
#: set comprehension
print(sorted({c.lower() for c in 'aAbBc'}))
#: generator attributes
def g(): yield
it = g()
print(it.__name__, it.gi_frame is not None, iter(it) is it)
#: generator already running
def g(): next(it)
def h():
    yield next(it)
it = h()
try: next(it)
except ValueError as e: print(e)
#: unpacking a generator
a, b, *c = (i * i for i in range(5))
print(a, b, c)
#: return in a generator ends it
def g():
    yield 1
    return
    yield 2
print(list(g()))
#: iter with a sentinel
l = [3, 2, 1, 0, 5]
print(list(iter(lambda: l.pop(0), 0)), l)
#: next with a default
print(next(iter([]), 'none'), next((x for x in (1, 2) if x > 1), None))
#: zip strict and uneven
print(list(zip('abc', [1, 2])), list(zip()), list(zip(*[(1, 2), (3, 4)])))
try: list(zip('ab', [1], strict=True))
except ValueError as e: print(e)
#: enumerate with a start
print(list(enumerate('ab', 5)))
#: reversed of sequences
print(list(reversed([1, 2])), list(reversed('ab')), list(reversed(range(3))))
#: map with several iterables
print(list(map(lambda a, b: a + b, [1, 2, 3], [10, 20])), list(filter(None, [0, 1, '', 'a'])))
#: user iterators
class Count:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if not self.n: raise StopIteration
        self.n -= 1; return self.n
print(list(Count(3)), sum(Count(4)), max(Count(3)), 2 in Count(5))
#: iteration by index
class Seq:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i * i
print(list(Seq()), 4 in Seq(), [*Seq()])
#: changing a dict while iterating
d = {1: 1}
try:
    for k in d: d[k + 1] = 1
except RuntimeError as e: print(e)
#: for else runs without break
for n in (4, 5):
    for d in range(2, n):
        if n % d == 0: break
    else: print(n, 'prime')
#: while else
n = 3
while n: n -= 1
else: print('done', n)
#: itertools chain islice count
from itertools import chain, islice, count, takewhile, dropwhile, repeat
print(list(islice(chain('ab', count(7)), 5)), list(takewhile(lambda x: x < 3, count())), list(dropwhile(lambda x: x < 2, range(4))), list(repeat('x', 2)))
#: itertools products
from itertools import product, permutations, combinations, combinations_with_replacement
print(list(product('ab', repeat=2))[:3], list(permutations('abc', 2))[:4], list(combinations(range(4), 2))[-2:], len(list(combinations_with_replacement('abc', 2))))
#: itertools groupby accumulate
from itertools import groupby, accumulate, zip_longest, starmap, tee
print([(k, list(g)) for k, g in groupby('aabbc')], list(accumulate([1, 2, 3])), list(zip_longest('ab', [1], fillvalue='-')), list(starmap(pow, [(2, 3), (3, 2)])))
a, b = tee([1, 2]); print(list(a), list(b))
