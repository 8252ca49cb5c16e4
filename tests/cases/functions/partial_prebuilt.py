from functools import partial


def power(base, exponent):
    result = 1
    for i in range(exponent):
        result *= base
    return result


def log(prefix, sep, text):
    return prefix + sep + text


two_to = partial(power, 2)
warn = partial(log, 'warn', ': ')
info = partial(log, 'info', sep=' - ')
cube = partial(power, exponent=3)
table = {'w': warn, 'i': partial(log, 'i', '/')}
nested = partial(partial(log, 'a'), 'b')


def entry_point(argv):
    n = len(argv)
    print(two_to(n + 9), cube(n + 2))
    print(warn('x'), info(text='y'))
    print(table['w']('1'), table['i']('2'))
    print(nested('c'))
    fs = [two_to, partial(power, 3)]
    print([f(n + 1) for f in fs])
    print(list(map(two_to, [1, 2, 3])))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
