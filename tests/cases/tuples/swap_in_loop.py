def entry_point(argv):
    a, b = 0, 1
    out = []
    while len(out) < 10:
        out.append((a, b))
        a, b = b, a + b
    for x, y in out:
        print(x, y)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
