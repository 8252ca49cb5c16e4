class Empty:
    """Nothing in here."""


def nothing():
    """Does nothing."""


def also_nothing(n):
    if n > 0:
        pass
    else:
        pass


def entry_point(argv):
    nothing()
    also_nothing(1)
    e = Empty()
    print(e is not None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
