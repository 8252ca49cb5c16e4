def entry_point(argv):
    a = [1, 2]
    b = a.copy()
    a.clear()
    print(a, b)
    a.append(7)
    print(a, b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
