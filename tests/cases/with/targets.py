class Pair:
    def __init__(self, a, b):
        self.a, self.b = a, b

    def __enter__(self):
        return self.a, self.b

    def __exit__(self, t, e, tb):
        return False


class Holder:
    x = 0


def entry_point(argv):
    n = len(argv)
    with Pair(n, 2) as (a, b):
        print(a, b)
    h = Holder()
    with Pair(n, 5) as (h.x, y):
        print(h.x, y)
    xs = [0, 0]
    with Pair(7, n) as (xs[0], xs[1]):
        print(xs)
    with Pair(1, 2):
        print('no target')
    with Pair(n, 9) as t:
        print(t, t[1])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
