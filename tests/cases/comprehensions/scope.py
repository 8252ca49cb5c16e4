def entry_point(argv):
    x = 'outer'
    squares = [x * x for x in range(3)]
    print(x, squares)
    n = 10
    print([n + i for i in range(3)], n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
