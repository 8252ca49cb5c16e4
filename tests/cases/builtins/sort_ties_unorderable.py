def f():
    return 'f'


def g():
    return 'g'


class Thing:
    def __init__(self, name):
        self.name = name


def entry_point(argv):
    pairs = [(3, f), (1, g), (2, f)]
    pairs.sort()
    print([n for n, _ in pairs], [h() for _, h in pairs])
    things = [(2.5, Thing('b')), (1.5, Thing('a'))]
    things.sort()
    print([t.name for _, t in things])
    print(min(things)[1].name, max(things)[1].name, sorted(things, reverse=True)[0][1].name)
    print((1, f) < (2, g), (2, f) <= (1, f))
    try:
        things = [(1.5, Thing('b')), (1.5, Thing('a'))]
        things.sort()
        print('no error')
    except TypeError as e:
        print(e)
    try:
        pairs = [(3, f), (3, g)]
        pairs.sort()
    except TypeError as e:
        print(e)
    t = Thing('s')
    same = [(1, t), (1, t), (0, t)]
    try:
        same.sort()
        print([a for a, _ in same])
    except TypeError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
