def f():
    try:
        return 1
    finally:
        return 2


def g():
    for i in range(3):
        try:
            raise ValueError
        finally:
            break
    return i


def entry_point(argv):
    print(f(), g())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
