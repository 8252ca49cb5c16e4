def attempt(text):
    try:
        x = float.fromhex(text)
        print(repr(text), x, x.hex())
    except ValueError as e:
        print(repr(text), 'ValueError:', e)
    except OverflowError as e:
        print(repr(text), 'OverflowError:', e)


def entry_point(argv):
    for text in ['0x1p0', '1', '0x1.8p1', '-0x1.8p-1', 'inf', '-inf', 'nan', 'Infinity', '0x.8', '0x1.', '1.8', 'ff', ' 0x10 ', '0x1p1023',
                 '0x1p1024', '0x1p-1074', '0x1p-1075', '0x1.8p-1075', '0x1.fffffffffffffp1023', '0x1.fffffffffffff8p1023', '', 'x', '0x', '0xg', '0x1p',
                 '0x1p+5', '+0x3', '--1', '0x1.00000000000008p0', '0x1.000000000000080001p0', '0x1.00000000000018p0', '1p-1', '0X1P4', '.', '0x.p1']:
        attempt(text)
    one = float(len(argv))
    for x in [0.0, -0.0, 0.1, 1e300, -3.5, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308]:
        print((x * one).hex(), float.fromhex((x * one).hex()) == x)
    print((one * 1e308 * 10).hex(), (-one * 1e308 * 10).hex(), (one * 1e308 * 10 - one * 1e308 * 10).hex())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
