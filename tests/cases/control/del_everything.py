class A:
    def __init__(self):
        self.xs = [0, 1, 2, 3, 4, 5]
        self.d = {'a': 1, 'b': 2, 'c': 3}


def entry_point(argv):
    n = len(argv)
    a = A()
    del a.xs[n]
    print(a.xs)
    del a.xs[-1]
    del a.xs[0:2]
    print(a.xs)
    del a.xs[:]
    print(a.xs)
    del a.d['a'], a.d['c']
    print(a.d)
    xs = list(range(10))
    del xs[::2]
    print(xs)
    del xs[3:1]
    del xs[-2:]
    print(xs)
    x, y = 1, 2
    del x, (y)
    x = 5
    print(x)
    for i in range(3):
        z = i
        del z
    z = 9
    print(z)
    try:
        if n:
            del z
        print(z)
    except UnboundLocalError as e:
        print('unbound', e)
    try:
        del xs[n + 20]
    except IndexError as e:
        print(e)
    try:
        del a.d['nope']
    except KeyError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
