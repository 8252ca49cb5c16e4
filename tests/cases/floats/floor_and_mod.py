def show(a, b):
    print(a // b, a % b)


def entry_point(argv):
    show(7.5, 2.0)
    show(-7.5, 2.0)
    show(7.5, -2.0)
    show(1e10, 3.0)
    try:
        show(1.0, 0.0)
    except ZeroDivisionError:
        print('zero')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
