def entry_point(argv):
    for i in range(5):
        pass
    print(i)
    for c in 'abc':
        last = c
    print(c, last)
    j = 99
    for j in range(0):
        pass
    print(j)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
