from rpython.rlib.objectmodel import specialize


@specialize.call_location()
def identity(x):
    return x


@specialize.call_location()
def pack(x, n):
    return [x] * n


def entry_point(argv):
    n = len(argv)
    print(identity(n), identity('s'), identity(2.5), identity([n]))
    print(pack(n, 2), pack('x', n))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
