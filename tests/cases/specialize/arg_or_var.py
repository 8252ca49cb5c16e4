from rpython.rlib.objectmodel import specialize


@specialize.arg_or_var(1)
def power(x, n):
    r = 1
    for i in range(n):
        r *= x
    return r


def entry_point(argv):
    n = len(argv)
    print(power(3, 2), power(3, n), power(2, 10), power(n + 1, n + 2))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
