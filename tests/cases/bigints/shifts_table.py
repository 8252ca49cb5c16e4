from rpython.rlib.rbigint import rbigint


def entry_point(argv):
    n = len(argv)
    for text in ['0', '1', '-1', '255', '-256', '987654321098765432109876543210', '-987654321098765432109876543210']:
        b = rbigint.fromdecimalstr(text)
        for s in [0, 1, 5, 31, 32, 63, 64, 100]:
            print(b.lshift(s * n).str(), b.rshift(s * n).str(), b.lqshift(s % 30).str(), b.rqshift(s).str(), end=' ')
        print()
        for what in [0, 1]:
            try:
                print(b.lshift(-n).str() if what == 0 else b.rshift(-n).str())
            except ValueError as e:
                print('ValueError', e)
    b = rbigint.fromint(1).lshift(200)
    print(b.bit_length(), b.int_sub(1).bit_length(), b.int_sub(1).bit_count(), b.isqrt().str(), rbigint.fromint(99).isqrt().str())
    for nbytes, order, signed in [(26, 'big', False), (26, 'little', False), (25, 'big', True)]:
        try:
            data = b.int_sub(1).tobytes(nbytes, order, signed)
            print(len(data), rbigint.frombytes(data, order, signed).eq(b.int_sub(1)))
        except OverflowError as e:
            print('OverflowError')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
