def numbers(n):
    for i in range(n):
        yield i


def evens(source):
    for x in source:
        if x % 2 == 0:
            yield x


def entry_point(argv):
    for x in evens(numbers(9)):
        print(x)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
