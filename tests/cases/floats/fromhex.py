def attempt(text):
    try:
        print(repr(text), float.fromhex(text))
    except ValueError as e:
        print(repr(text), 'ValueError', e)
    except OverflowError as e:
        print(repr(text), 'OverflowError', e)


def entry_point(argv):
    for text in ['0x1p0', '0x1.8p1', '-0x1.999999999999ap-4', '0x.8', '1', 'a', '  0x10 \n', '0x1P+10', '0X1p-1074', '0x1p-1075', '0x0.3p-1074',
                 '0x1.fffffffffffffp1023', '0x1p1024', '-0x2p1023', 'inf', '-Infinity', 'nan', '+0x1p4', '0x1.23456789abcdef123p0', '0x1.00000000000008p0', '0x1.00000000000018p0', '1.8', 'abc.defp3', '0x10000000000000000000000p-80']:
        attempt(text)
    for text in ['', '0x', 'p1', '0x1p', '0x1p1.5', '1 2', 'g', '--1', '0x1.2.3', 'infi']:
        attempt(text)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
