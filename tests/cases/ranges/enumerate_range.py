def entry_point(argv):
    for i, v in enumerate(range(10, 14)):
        print(i, v)
    for i, v in enumerate(range(3), 5):
        print(i, v)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
