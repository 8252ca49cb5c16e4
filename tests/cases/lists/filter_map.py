def is_even(n):
    return n % 2 == 0


def entry_point(argv):
    items = [1, 2, 3, 4, 5, 6]
    print([x for x in items if is_even(x)])
    print([x * x for x in items])
    print(sum([x for x in items if x > 3]))
    for x in filter(is_even, items):
        print(x)
    for x in map(str, items):
        print(x + '!')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
