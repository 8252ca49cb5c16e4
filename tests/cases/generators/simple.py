def count(n):
    i = 0
    while i < n:
        yield i
        i += 1


def entry_point(argv):
    for x in count(4):
        print(x)
    print(sum(count(10)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
