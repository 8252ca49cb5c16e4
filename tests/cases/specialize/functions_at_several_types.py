# A function that is called with several types has a version for each sort of arguments.


class Rng:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return self.state

    def shuffle(self, xs):
        for i in range(len(xs) - 1, 0, -1):
            j = self.next() % (i + 1)
            xs[i], xs[j] = xs[j], xs[i]

    def choice(self, xs):
        return xs[self.next() % len(xs)]


def largest(xs, key):
    best = xs[0]
    for x in xs:
        if key(x) > key(best):
            best = x
    return best


def shown(x, *rest, mark='.'):
    if rest:
        return str(x) + mark + str(len(rest))
    return str(x)


def outer(x):
    return inner(x)


def inner(x):
    return innermost([x])


def innermost(xs):
    return xs + xs


def fill(n, value):
    return [value] * n


def fresh():
    return []


def table():
    return {}


def index(words):
    found = table()
    for word in words:
        found[word] = len(word)
    return found


def counted(numbers):
    found = table()
    for number in numbers:
        found[number] = str(number)
    return found


def or_none(x, flag):
    if flag:
        return x
    return None


def nested(x, depth):
    if depth == 0:
        return [x]
    return nested(x, depth - 1) + [x]


def pick(flag, a, b):
    return a if flag else b


def each(xs):
    for x in xs:
        yield x


class Base:
    def accept(self, x):
        return [x, x]


class Derived(Base):
    def accept(self, x):
        return [x]


def entry_point(argv):
    r = Rng(len(argv))
    numbers = list(range(8))
    letters = list('abcdé')
    r.shuffle(numbers)
    r.shuffle(letters)
    print(numbers, letters, r.choice(numbers), r.choice(letters), r.choice('xyz'), r.choice((1.5, 2.5)))
    print(largest([3, 9, 4], lambda x: -x), largest(['a', 'ccc', 'bb'], len), largest([0.5, 2.5], float))
    print(shown(1), shown('t', 1), shown(2.5, 1, 2, mark='!'), shown([1]), shown({'a': 1}), shown(None), shown(True))
    print(outer(1), outer('a'), outer(1.5), outer(None), outer((1, 'b')))
    print(fill(2, 'a'), fill(2, 0), fill(1, 0.5), fill(1, [1]))
    a, b = fresh(), fresh()
    a.append(1)
    b.append('x')
    print(a, b, index(['one', 'three']), counted([1, 2]))
    print(or_none('a', len(argv) > 5), or_none('b', True), or_none(3, True), or_none(4.5, len(argv) > 5))
    print(nested('x', 2), nested(1, 1))
    print(pick(True, 1, 2), pick(len(argv) > 5, 'a', 'b'), pick(True, [1], []), pick(False, 1.0, 2.0))
    print(list(each([1, 2])), list(each('ab')), sum(each([0.5, 0.25])))
    for thing in [Base(), Derived()]:
        print(thing.accept(1))
    print(Derived().accept('t'), Base().accept('u'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
