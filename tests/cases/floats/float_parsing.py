def attempt(s):
    try:
        return repr(float(s))
    except ValueError as e:
        return 'ValueError: %s' % e


def entry_point(argv):
    for s in ['0', '1', '-1.5', '+2.25', ' 3.0 ', '\n4\t', '1e5', '1E-5', '1e+05', '.5', '5.', '.', '', ' ', 'e5', '1e', '1e+', 'inf', '-inf', 'Infinity', '+INFINITY', 'nan', '-NaN', 'infin', '1_0.0_1', '1__0', '_1', '1_.0', '1e1_0', '0x1p3', '1.5.2', '1,5', '\u0661.\u0665', '1e400', '-1e400', '1e-400', '123456789012345678901234567890', '0.1', '2.2250738585072014e-308', '5e-324', '1.7976931348623157e308', '\x001', '1\x00', '--1', '1 2', 'True', '0e0', '-0.0', '9007199254740993']:
        print(ascii(s), attempt(s))
    print(float(), float(3), float(True), float(b'2.5'), float('1' * len(argv) + '.5'), float('nan') == float('nan'), float('inf') > 1e308, -float('inf'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
