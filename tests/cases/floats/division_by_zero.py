def div(a, b):
    try:
        return a / b
    except ZeroDivisionError:
        return -1.0


def entry_point(argv):
    print(div(1.0, 4.0))
    print(div(1.0, 0.0))
    print(div(0.0, 0.0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
