SPECS = [
    'q', 'd', '=5', '+', ' ', ',', '#', '.2', ',s', ',c', ',x', '_x', ',_', '__', ',,', 'x', 's', '5.2x', '05', '+c',
    '#c', 'c', '5', '>5', 'zz', '99999999999999999999d', '.99999999999999999999f', ',n', ',b', '5 5', '.', '<<<5',
    'n', 'e', '%', '%%', '_', '0=5', 'é', '\n', '\t', ',_f', '_,f', '_c', 'z', 'z.1f', 'zd', '1_', '0', '+-5', '#,x',
    '10.3,', 'r', '',
]


def entry_point(argv):
    for f in SPECS:
        try:
            print(f, repr(format(1, f)))
        except Exception as e:
            print(f, 'format(1, f)', type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format(1.5, f)))
        except Exception as e:
            print(f, 'format(1.5, f)', type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format('a', f)))
        except Exception as e:
            print(f, "format('a', f)", type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format(True, f)))
        except Exception as e:
            print(f, 'format(True, f)', type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format(None, f)))
        except Exception as e:
            print(f, 'format(None, f)', type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format([1], f)))
        except Exception as e:
            print(f, 'format([1], f)', type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format(-1, f)))
        except Exception as e:
            print(f, 'format(-1, f)', type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format((1,), f)))
        except Exception as e:
            print(f, 'format((1,), f)', type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format(b'a', f)))
        except Exception as e:
            print(f, "format(b'a', f)", type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format({1:2}, f)))
        except Exception as e:
            print(f, 'format({1:2}, f)', type(e).__name__, e)
    for f in SPECS:
        try:
            print(f, repr(format({1}, f)))
        except Exception as e:
            print(f, 'format({1}, f)', type(e).__name__, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
