TEMPLATES = [
    '%5%', '%-5%', '%', '%q', '%d %d', 'abc', '%(a)s', '%*d', '%5', '%z', '%l', '%ld', '%d%', '%d', '%x', '%c', '%f',
    '%s', '%s %s', '%99999999999999999999d', '%.99999999999999999999f', '%(a', '%()s', '%5', '%.', '%.f', '%-', '%#x',
    '%+5%', '%.3%', '%%%', '%u', '%i', '%r', '%a', '%ሴ',
]


def entry_point(argv):
    for f in TEMPLATES:
        try:
            print(f, repr(f % 1))
        except Exception as e:
            print(f, 'f % 1', type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f % (1, 2)))
        except Exception as e:
            print(f, 'f % (1, 2)', type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f % ()))
        except Exception as e:
            print(f, 'f % ()', type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f % 'a'))
        except Exception as e:
            print(f, "f % 'a'", type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f % 1.5))
        except Exception as e:
            print(f, 'f % 1.5', type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f % {'a': 1}))
        except Exception as e:
            print(f, "f % {'a': 1}", type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f % None))
        except Exception as e:
            print(f, 'f % None', type(e).__name__, e)
    for f in [f for f in TEMPLATES if '(' not in f]:
        try:
            print(f, repr(f % [1]))
        except Exception as e:
            print(f, 'f % [1]', type(e).__name__, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
