from rpython.rlib.objectmodel import specialize


@specialize.arglistitemtype(0)
def last(xs):
    return xs[-1]


@specialize.arglistitemtype(0)
def reversed_list(xs):
    out = []
    i = len(xs) - 1
    while i >= 0:
        out.append(xs[i])
        i -= 1
    return out


def entry_point(argv):
    n = len(argv)
    print(last([1, n]), last(['a', 'b' * n]), last([1.5, n * 2.5]), last([(1, 'x'), (n, 'y')]))
    print(reversed_list([n, 2, 3]), reversed_list(['p', 'q']))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
