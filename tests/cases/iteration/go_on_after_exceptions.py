# Iterators that are no generators are made where they are called, and go on behind an exception of what they call or go through.
import itertools


def f(x):
    return 10 // x


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        print("iter")
        return iter(range(self.n, -1, -1))


class Fails:
    """Raises for each third item, and goes on."""
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n > 9:
            raise StopIteration
        if self.n % 3 == 0:
            raise ValueError("third")
        return self.n


def drain(name, it):
    out = []
    while True:
        try:
            out.append(next(it))
        except StopIteration:
            break
        except ValueError as e:
            out.append(-1)
        except ZeroDivisionError:
            out.append(-2)
    print(name, out, next(it, -3))


def odd(x):
    if x == 4:
        raise ValueError("four")
    return x % 2 == 1


def add(a, b):
    if b == 3:
        raise ValueError
    return a + b


def entry_point(argv):
    drain("map", map(f, [5, 0, 2, 0]))
    drain("map0", map(f, [0, 0, 2]))
    drain("map2", map(lambda a, b: a // b, [5, 6, 7], [1, 0, 2]))
    drain("filter", filter(odd, [1, 2, 3, 4, 5, 6, 7]))
    drain("filter0", filter(odd, [4, 4, 3]))
    drain("mapfails", map(lambda x: x * 2, Fails(0)))
    drain("takewhile", itertools.takewhile(lambda x: odd(x) or x < 6, [1, 2, 4, 5, 6, 7]))
    drain("takewhile0", itertools.takewhile(lambda x: odd(x) or x < 6, [4, 5, 6, 7]))
    drain("dropwhile", itertools.dropwhile(odd, [1, 3, 4, 5, 6, 7]))
    drain("filterfalse", itertools.filterfalse(odd, [1, 2, 3, 4, 5, 6, 7]))
    drain("starmap", itertools.starmap(lambda a, b: a // b, [(1, 2), (5, 0), (6, 2)]))
    drain("accumulate", itertools.accumulate([1, 2, 3, 4], add))
    drain("compress", itertools.compress(Fails(0), [1, 0, 1, 1, 0, 1]))
    drain("chain", itertools.chain(Fails(3), Fails(6)))
    print([p for p in zip(Countdown(2), Countdown(1))])
    m = map(f, Countdown(3))
    print("made")
    print(next(m))
    z = zip(Fails(0), Fails(0))
    got = []
    while True:
        try:
            got.append(next(z))
        except StopIteration:
            break
        except ValueError as e:
            got.append((-1, -1))
    print(got)
    e = enumerate(Fails(1))
    pairs = []
    while True:
        try:
            pairs.append(next(e))
        except StopIteration:
            break
        except ValueError:
            pairs.append((-1, -1))
    print(pairs)
    i = itertools.islice(Fails(0), 1, 7)
    print(list(itertools.islice([1, 2, 3, 4], 1, 3)), next(i))
    n = map(lambda x: x if x > 2 else next(n), [1, 2, 3, 4])
    print(list(n))
    # A StopIteration of what it calls ends a loop, not the iterator.
    def stops(x):
        if x == 2:
            raise StopIteration
        return x
    s = map(stops, [1, 2, 3])
    print(list(s), list(s))
    it = iter(lambda: f(0), 3)
    for k in range(3):
        try:
            print(next(it))
        except ZeroDivisionError as err:
            print(err)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
