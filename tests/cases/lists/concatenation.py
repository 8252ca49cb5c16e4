def entry_point(argv):
    a = [1, 2]
    b = [3]
    c = a + b
    a.append(9)
    print(c, a + [4], a + b + c)
    print([0] * 5, [1, 2] * 2, [1] * 0, [1] * -1)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
