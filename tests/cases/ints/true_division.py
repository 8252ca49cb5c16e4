def ratio(a, b):
    return a / b


def entry_point(argv):
    print(ratio(1, 2), ratio(7, 2), ratio(-7, 2), ratio(6, 3))
    try:
        print(ratio(1, len(argv) - 1))
    except ZeroDivisionError:
        print('division by zero')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
