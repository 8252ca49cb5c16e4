def count(*args):
    return len(args)


def first(*args):
    if args:
        return args[0]
    return -1


def rotate(a, *rest):
    return rest + (a,)


def deep(*args):
    if len(args) == 0:
        return 0
    return args[0] + deep(*args[1:])


def through(*args):
    return count(*args), first(*args)


def total(*xs):
    t = 0
    for x in xs:
        t += x
    return t


def entry_point(argv):
    n = len(argv)
    print(count(), count(1), count(1, 2), count(n, 'x', 2.5))
    print(first(), first(n), first(4, 5))
    print(rotate(1), rotate(1, 2), rotate(1, 2, n), rotate('a', n))
    print(deep(), deep(1), deep(1, 2, 3, n))
    print(through(), through(n, 3), total(), total(1, n, 5))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
