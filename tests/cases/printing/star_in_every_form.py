import sys


class P:
    def __str__(self):
        return 'P!'


def entry_point(argv):
    xs = [1, 2, 3]
    print(*xs)
    print(*xs, sep=', ')
    print(*xs, sep='')
    print(0, *xs, 9, sep='-', end='.\n')
    print('a', *xs, sep='-', end='.\n')
    print('a', 1.5, None, *'xy', sep='-')
    print(*[])
    print(*[], 'x', *[], sep='|')
    print(*'añb', sep='/')
    print(*(1, 'two', 3.0, None, P()))
    print(*[P(), P()], sep='\n')
    print(*{'k': 1, 'l': 2})
    print(*range(3), *xs, 10)
    print(*(x * x for x in range(4)), sep=' < ')
    print(*[[1], []], end='!\n')
    print(*map(str, xs), sep='+')
    print(*sorted({'b', 'a'}), sep=None, end=None)
    print(*[1.5, 2.0], file=sys.stdout)
    print(*['e', 'f'], file=sys.stderr)
    print()
    print('', '')
    print(sep='x')
    print('a', 'b', sep='', end='')
    print('c', flush=True)
    print(None, True, 1.0, 'x', [None], ('t',), {'k': 'v'}, b'b', sep=' ; ')
    sep = '~' * len(argv)
    print(1, 2, sep=sep)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
