def twice(x):
    return x + x


def swap(a, b):
    return b, a


def first_or(xs, default):
    if xs:
        return xs[0]
    return default


def show(prefix, x):
    return prefix + str(x)


def add_to(xs, x):
    xs.append(x)
    return len(xs)


def identity(x):
    return x


def entry_point(argv):
    n = len(argv)
    print(twice(n), twice('é'), twice(1.5), twice([n]), twice((1, 'a')))
    print(swap(n, 'a'), swap('b', 2.5))
    print(first_or([n], 5), first_or(['a'], 'z'), first_or([2.5][:0], 0.5))
    print(show('i', n), show('f', 1.5), show('s', 's'), show('l', [1]))
    print(add_to([1], n), add_to(['a'], 'b'))
    print(identity(identity)(n), identity(len)('abc'), identity(None))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
