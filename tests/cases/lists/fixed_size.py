def entry_point(argv):
    table = [0] * 16
    for i in range(1000):
        table[(i * 7) & 15] += i
    print(table)
    names = [''] * 3
    names[1] = 'x'
    print(names)
    xs = [0.0] * 3
    xs[2] = 1.5
    print(xs)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
