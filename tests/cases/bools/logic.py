def show(a, b):
    print(a and b, a or b, not a, a == b, a != b)


def entry_point(argv):
    for a in [True, False]:
        for b in [True, False]:
            show(a, b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
