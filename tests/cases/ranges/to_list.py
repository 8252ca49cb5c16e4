def entry_point(argv):
    a = list(range(4))
    a.append(10)
    print(a)
    b = list(range(10, 4, -2))
    print(b, sum(b))
    print([x * 2 for x in range(len(argv) + 2)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
