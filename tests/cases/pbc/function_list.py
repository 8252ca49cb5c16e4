def one():
    return 1


def two():
    return 2


FUNCTIONS = [one, two, one]


def entry_point(argv):
    total = 0
    for f in FUNCTIONS:
        total = total * 10 + f()
    print(total)
    print(FUNCTIONS[len(argv) % 2]())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
