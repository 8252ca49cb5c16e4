def entry_point(argv):
    for f in [0.0, 1.9, -1.9, 2.5, 1e10, -0.5]:
        print(int(f))
    print(int(3.99) + int(-3.99))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
