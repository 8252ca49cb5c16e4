def total(*args):
    result = 0
    for i in range(len(args)):
        result += args[i]
    return result


def first(a, *rest):
    return a + len(rest)


def entry_point(argv):
    print(total(), total(1), total(1, 2, 3))
    print(first(10), first(10, 1, 2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
