def escape(cx, cy):
    x = 0.0
    y = 0.0
    for i in range(50):
        x, y = x * x - y * y + cx, 2.0 * x * y + cy
        if x * x + y * y > 4.0:
            return i
    return 50


def entry_point(argv):
    for row in range(12):
        line = ''
        for column in range(32):
            n = escape(column * 0.1 - 2.2, row * 0.2 - 1.2)
            line += '#' if n == 50 else '.' if n > 4 else ' '
        print(line + '|')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
