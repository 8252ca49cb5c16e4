def entry_point(argv):
    row = [0] * 3
    shared = [row] * 2
    shared[0][0] = 5
    print(shared)
    separate = [[0] * 3 for _ in range(2)]
    separate[0][0] = 5
    print(separate)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
