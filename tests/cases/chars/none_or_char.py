def first(s):
    if s:
        return s[0]
    return None


def classify(c):
    if c is None:
        return 'none'
    if c.isdigit():
        return 'digit'
    if c.isspace():
        return 'space'
    if c in '+-*/':
        return 'op'
    return 'other'


def entry_point(argv):
    for s in ['', '1a', ' x', '+', '\u00e9']:
        print(classify(first(s)), first(s), first(s) == '1')
    last = None
    runs = 0
    for c in 'aabbbc':
        if c != last:
            runs += 1
            last = c
    print(runs, last)
    c = 'x' if len(argv) else 'yy'
    print(c, len(c), c * 2, [c, 'zz'], {c: 1})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
