def entry_point(argv):
    a = len(argv) > 0
    print(a is True, a is not True, (not a) is False)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
