# A function that captures a variable of one value beside others.
def best(n):
    floor = 0
    top = max([n])
    return next((max([top, floor] + [floor]) for _ in [1]), -1)


def entry_point(argv):
    print(best(1), best(-1))
    text = 'c'
    k = len(argv)

    def joined(x):
        return text * k + x
    print(joined('a'), joined('b'))
    name = None
    pair = (1, 'x')
    show = lambda x, y=k: (name, pair, x + y, k)
    print(show(3), show(4, 5))

    def count(n):
        return n + k if n == 0 else count(n - 1) + 1
    print(count(3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
