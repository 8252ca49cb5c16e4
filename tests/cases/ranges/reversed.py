def entry_point(argv):
    for i in reversed(range(4)):
        print(i)
    for i in reversed(range(1, 10, 3)):
        print(i)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
