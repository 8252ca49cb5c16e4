def attempt(text):
    try:
        print(repr(text), float(text))
    except ValueError as e:
        print('ValueError', e)


def entry_point(argv):
    for text in ['0', '-0', '1.5', '+1.5', ' 2.5\n', '.5', '5.', '1e5', '1E-5', '1e+5', '1_000.5', '1_0e1_0', 'inf', '-Inf', 'INFINITY', '+infinity', 'nan', '-NaN', '1e400', '-1e400', '1e-400',
                 '123456789012345678901234567890', '0.1e1', '4.9e-324', '2.4703282292062327e-324', '2.4703282292062328e-324', '9007199254740993', '1.7976931348623158e308', '1.7976931348623159e308', '0x10', '00012.50', '\u0661.\u0665', '\u20031.5\u3000']:
        attempt(text)
    for text in ['', ' ', '.', '-', 'e5', '1e', '1e+', '1.5.2', '1__0', '_1', '1_', '1._5', '1_.5', 'in', 'infin', 'nan1', '1,5', '1 5', 'abc', '--1', "it's", '1d5']:
        attempt(text)
    print(float(), float(3), float(True), float('%d' % (len(argv) + 6)), float(b'2.5') if len(argv) else 0.0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
