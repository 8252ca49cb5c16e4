def entry_point(argv):
    values = [0, 4, 5, 6, 14, 15, 16, 25, 35, 45, 49, 50, 51, 149, 150, 151, 250, 350, 1234567, -5, -15, -25, -35, -45, -50, -51, -150, -250, -1234567]
    for digits in [0, 1, 5, -1, -2, -3, -6, -7, -8]:
        line = str(digits)
        for v in values:
            line += ' ' + str(round(v, digits))
        print(line)
    n = len(argv) + 4
    print(round(n), round(n, None), round(-n, -1), round(n + 10, -1), round(True), round(15, -len(argv)))
    print(round(9223372036854775000, -3), round(4611686018427387904, -19), round(-4611686018427387904, -18), round(123, -100))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
