def inner():
    yield 'a'
    yield 'b'


def everything(d):
    yield from 'xy'
    yield from ['l', 'm']
    yield from ('t',)
    yield from inner()
    yield from d
    yield from d.values()
    yield from (c.upper() for c in 'gé')
    yield from sorted(['z', 'k'])


def numbers(n):
    yield from range(n)
    yield from map(lambda x: x * 2, [1, 2])
    yield from reversed([7, 8])
    yield from {9}


def tree(n):
    if n > 0:
        yield from tree(n - 1)
        yield n
        yield from tree(n - 1)


def entry_point(argv):
    print(' '.join(everything({'k': 'v'})))
    print(list(numbers(len(argv) + 1)))
    print(list(tree(3)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
