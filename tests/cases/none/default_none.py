def greet(name=None):
    if name is None:
        name = 'stranger'
    return 'hello ' + name


def entry_point(argv):
    print(greet(), greet('you'), greet(None))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
