def div(a, b):
    try:
        return a // b
    except ZeroDivisionError:
        return -1


def mod(a, b):
    try:
        return a % b
    except ZeroDivisionError:
        return -2


def entry_point(argv):
    print(div(10, 3), div(10, 0), div(0, 0))
    print(mod(10, 3), mod(10, 0), mod(-1, 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
