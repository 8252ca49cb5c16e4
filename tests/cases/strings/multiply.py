def entry_point(argv):
    n = len(argv)
    print('ab' * 3, 3 * 'ab', 'ab' * 0, 'ab' * -5, '' * 100, '-' * n, 'x' * True, n * '\u00e9', '\U0001f600' * 2, len('\u4e2d' * 1000))
    s = '=' * 10
    s *= 2
    print(s, len(s), s * 0 == '', ('ab' * 4)[3], ('\u00e9a' * 4)[6])
    line = '+'.join(['-' * w for w in [3, 5, 2]])
    print(line, ' ' * (n * 4) + 'indented', '|' + ' ' * (3 - n) + '|')
    try:
        big = 'abcdefgh' * ((1 << 60) * n)
        print(len(big))
    except MemoryError:
        print('too large')
    except OverflowError:
        print('too large')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
