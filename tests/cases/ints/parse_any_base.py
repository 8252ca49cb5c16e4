def attempt(text, base):
    try:
        print(repr(text), base, int(text, base))
    except ValueError as e:
        print('ValueError', e)


def entry_point(argv):
    for text in ['0', '10', '-10', '+7', ' 12 ', '\t\n5\r\n', '1_000', '1__0', '_1', '1_', '', ' ', '-', '+', '- 1', '0x10', '1.0', '12a', '007']:
        attempt(text, 10)
    for text in ['ff', 'FF', '0xff', '0XFF', '-0xff', '0x', '0x_f', 'x1', 'fg', 'f_f']:
        attempt(text, 16)
    for text in ['0b101', '101', '0B1', '-0b11', '102', '0b', '0b_1']:
        attempt(text, 2)
    for text in ['0o17', '17', '18', '0O7']:
        attempt(text, 8)
    for text in ['0', '00', '0_0', '10', '010', '0x1F', '0b11', '0o11', '-0x1f', '1_0', 'z', '+0b1', '00x1']:
        attempt(text, 0)
    attempt('zz', 36)
    attempt('ZZ', 36)
    attempt('zz', 35)
    attempt('-1y2p0ij32e8e8', 36)
    attempt('2', 3)
    attempt('3', 3)
    for base in [1, 37, -1, 100]:
        attempt('1', base)
    attempt('\u0663\u0664', 10)
    attempt('\uff11\uff12', 10)
    attempt('\u00b2', 10)
    attempt('\u20031\u00a0', 10)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
