def entry_point(argv):
    flags = [True, False, True, True]
    count = 0
    for flag in flags:
        count += int(flag)
    print(count)
    print(int(len(argv) > 0), int(len(argv) > 100))
    print(True + True, False * 5, True == 1)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
