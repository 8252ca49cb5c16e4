import sys


def noise():
    print('called', end=';')
    return 'v'


def entry_point(argv):
    n = len(argv)
    print()
    print('')
    print('a', 'b', sep='')
    print('a', 'b', sep=', ', end='!\n')
    print(1, 2, 3, sep='\u2192')
    print('x', end='')
    print('y', end=' ')
    print('z')
    print(sep='-', end='|')
    print(n, sep='-', end='.\n')
    print('none sep', n, sep=None, end=None)
    print('flush', flush=True)
    print('err', n, file=sys.stderr)
    print('out', n, file=sys.stdout, sep='=')
    print('multi\nline', 'tab\tbed')
    print(noise(), noise(), sep='+')
    sep = '<' + str(n) + '>'
    print('p', 'q', sep=sep, end=sep + '\n')
    print(*('t', n, 2.5))
    print(*('t', n), 'u', sep='/') if n > 5 else print('pre', *('t', n), sep='/')
    xs = ['l1', 'l2', 'l3']
    print(*xs)
    print(*xs, sep=', ')
    print('head', *xs, sep='|')
    print('head', *[x for x in xs if x > 'z'], sep='|')
    print(*range(5), sep='')
    result = print('value')
    print(result)
    sys.stdout.write('written %d\n' % n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
