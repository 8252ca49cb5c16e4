def number(text):
    try:
        return int(text)
    except ValueError:
        return -1


def entry_point(argv):
    print([number(w) for w in '1 -2 three 4.0 5e3 0x6 7_8 '.split(' ')])
    try:
        int('12', 99)
    except ValueError as e:
        print(e)
    try:
        int('', 0)
    except ValueError as e:
        print(e)
    text = 'x' * 10
    try:
        int(text, 16)
    except ValueError as e:
        print(e)
    s = None if len(argv) > 5 else '5'
    print(int(s) if s is not None else 0)
    total = 0
    for c in '2024-11-21T13:05:59':
        if c.isdigit():
            total = total * 7 + int(c)
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
