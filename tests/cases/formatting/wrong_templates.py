TEMPLATES = [
    '{}', '{0} {}', '{} {0}', '{1}', '{a}', '{', '}', '{!x}', '{!}', '{!r', '{!rx}', '{:{}}', '{:q}', '{:{:{}}}',
    '{0', '{0!}', '{0x}', '{a b}', '{:d}', '{}}', '{{}', '{-1}', '{:', '{:d',
]


def entry_point(argv):
    for f in TEMPLATES:
        try:
            print(f, repr(f.format(1)))
        except Exception as e:
            print(f, 'f.format(1)', type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f.format('a', 2)))
        except Exception as e:
            print(f, "f.format('a', 2)", type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f.format()))
        except Exception as e:
            print(f, 'f.format()', type(e).__name__, e)
    for f in TEMPLATES:
        try:
            print(f, repr(f.format(a=1)))
        except Exception as e:
            print(f, 'f.format(a=1)', type(e).__name__, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
