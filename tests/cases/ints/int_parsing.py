def attempt(s, base):
    try:
        return str(int(s, base))
    except ValueError as e:
        return 'ValueError: %s' % e


def entry_point(argv):
    for s in ['0', '42', '-42', '+7', ' 12 ', '\t-3\n', '1_000', '1__0', '_1', '1_', '', ' ', '-', '+-1', '0x1f', '0b11', '0o17', '1.5', '1e3', 'abc', 'z', '0_7', '00012', '\u0664\u0662', '12\x00', '- 1', '0X1F', '0B1', '0x', '0x_1', '0b2', '1 2']:
        print(ascii(s), attempt(s, 10), '|', attempt(s, 16), '|', attempt(s, 0), '|', attempt(s, 2), '|', attempt(s, 36))
    for base in [1, 37, -1, 3, 8, 35]:
        print(base, attempt('12', base))
    n = len(argv)
    print(attempt('9223372036854775807', 10), attempt('-9223372036854775808', 0), attempt('-8' + '0' * 15, 16), attempt('7' + 'f' * 15, 16))
    print(int(), int(3.99), int(-3.99), int(True), int('7') + n, int(b'12'), int(bytearray(b'-5')), int('101', base=2), int('ff', 16), int('0b101', 0))
    for x in ['inf', 'nan']:
        try:
            print(int(float(x)))
        except (OverflowError, ValueError) as e:
            print(type(e).__name__, e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
