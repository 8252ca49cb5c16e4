"""What `type()` says of generators and of the iterators that stand for others."""
import collections.abc
import itertools
import re
import types
from collections import Counter, deque


class A:
    pass


class Steps:
    def __iter__(self):
        yield 2


def numbers():
    yield 1


def more():
    yield 7


def halves():
    yield 1.5


def named(x):
    return type(x).__name__


def of_generators(n):
    print(type(numbers()), type(numbers()).__name__, type(halves()).__qualname__, type(iter(Steps())))
    print(type(x for x in [1, n]), numbers().__class__, numbers().__class__.__name__)
    print(named(numbers()), named(halves()), named(A()))
    print(type(numbers()) is types.GeneratorType, type(numbers()) == types.GeneratorType)
    print(type(numbers()) == type(halves()), type(numbers()) is type(halves()), isinstance(halves(), type(numbers())))
    print(type(numbers()) is types.FunctionType, type(numbers()) in (types.GeneratorType, int))
    print([type(x).__name__ for x in [numbers(), A(), halves()]])
    print([type(x) is types.GeneratorType for x in [numbers(), A(), halves()]])
    print([type(x) for x in [numbers(), more()]], type(numbers() if n > 1 else more()).__name__)
    print([type(x) is types.GeneratorType for x in [numbers(), more()]])
    maybe = numbers() if n > 5 else None
    print(type(maybe), type(maybe) is types.GeneratorType, type(numbers() if n < 5 else None).__name__)
    print({type(numbers()): 3, int: 4}, issubclass(type(numbers()), collections.abc.Iterator))


def of_iterators(xs, n):
    print(type(map(str, xs)), type(filter(None, xs)), type(zip(xs, xs)), type(enumerate(xs)), type(map(max, xs, xs)))
    print(isinstance(map(str, xs), map), type(map(str, xs)) is map, isinstance(filter(None, xs), filter))
    print(isinstance(map(str, xs), filter), type(map(str, xs)) is types.GeneratorType)
    print(type(itertools.chain(xs, xs)), type(itertools.chain.from_iterable([xs])).__name__, type(itertools.islice(xs, 1)))
    print(type(itertools.count(n)), type(itertools.cycle(xs)), type(itertools.repeat(n)), type(itertools.repeat(n, 2)))
    print(type(itertools.product(xs, xs)), type(itertools.product(xs, repeat=n)), type(itertools.permutations(xs)))
    print(type(itertools.combinations(xs, 2)), type(itertools.combinations_with_replacement(xs, 2)))
    print(type(itertools.accumulate(xs)), type(itertools.pairwise(xs)), type(itertools.starmap(max, [(1, n)])))
    print(type(itertools.takewhile(bool, xs)), type(itertools.dropwhile(bool, xs)), type(itertools.compress(xs, xs)))
    print(type(itertools.filterfalse(None, xs)), type(itertools.zip_longest(xs, xs)), type(itertools.groupby(xs)))
    print(type(itertools.tee(xs)[0]), type(iter(deque(xs))), type(reversed(deque(xs))), type(Counter(xs).elements()))
    print(type(iter(lambda: n, 3)), type(re.finditer("a", "b")))
    print(type(itertools.chain(xs, xs)) == type(itertools.chain(xs, xs, xs)), type(itertools.chain(xs, xs)).__module__)
    print(isinstance(itertools.chain(xs, xs), collections.abc.Iterator), isinstance(itertools.chain(xs), types.GeneratorType))


BEFORE = [str(type(x)) for x in (
    numbers(), map(str, [1]), itertools.chain([1]), itertools.islice([1], 1), itertools.accumulate([1]), iter(deque()),
    itertools.count(), re.finditer("a", "b"))]


def entry_point(argv):
    of_generators(len(argv))
    of_iterators([1, 2, 3], len(argv))
    print(BEFORE)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
