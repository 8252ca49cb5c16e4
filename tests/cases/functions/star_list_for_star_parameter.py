def total(*numbers):
    return sum(numbers)


def joined(sep, *words):
    return sep.join(words) + ' %d' % len(words)


def first_of(head, second, *rest):
    return (head, second, len(rest), rest)


class Sequence:
    def __init__(self, *parts):
        self.parts = parts

    def __repr__(self):
        return 'Sequence(%s)' % ', '.join(map(repr, self.parts))

    def extended(self, *more):
        return Sequence(*(list(self.parts) + list(more)))


class Named(Sequence):
    def __init__(self, name, *parts):
        super().__init__(*parts)
        self.name = name


def counting(*steps):
    for s in steps:
        yield s * 10


def entry_point(argv):
    numbers = [n for n in range(len(argv) + 4)]
    print(total(*numbers), total(*numbers[:0]), total(1, *numbers), total(1, 2), total())
    words = 'a bb ccc'.split()
    print(joined('-', *words), joined('-'), joined('+', 'x', *words), joined(*words))
    print(first_of(*words), first_of('q', *words), first_of('q', 'r', *words))
    try:
        first_of(*words[:1])
    except TypeError as e:
        print(e)
    s = Sequence(*words)
    print(s, len(s.parts), Sequence('z'), s.extended('d', 'e'), s.extended(*words))
    n = Named('n', *words[1:])
    print(n, n.name, n.parts == ('bb', 'ccc'), Named('m'))
    print(list(counting(*numbers)), list(counting(*(n for n in numbers if n % 2))))
    try:
        total(*[n // 0 for n in numbers])
    except ZeroDivisionError as e:
        print(e)
    print(list(zip([0, 9], *[[n, n + 1] for n in numbers])))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
