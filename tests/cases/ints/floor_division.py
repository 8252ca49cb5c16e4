def divide(a, b):
    print(a, b, a // b, a % b)


def entry_point(argv):
    for a in [7, -7, 0, 1, -1, 100]:
        for b in [2, -2, 3, -3, 7, -7]:
            divide(a, b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
