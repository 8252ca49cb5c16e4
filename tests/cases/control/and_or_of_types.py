def first(a, b):
    return a or b


def second(a, b):
    return a and b


def entry_point(argv):
    print(first(0, 7), first(3, 7), second(0, 7), second(3, 7))
    name = '' or 'default'
    print(name)
    print(len(argv) and 'args')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
