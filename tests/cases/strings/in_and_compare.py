def entry_point(argv):
    n = len(argv)
    s = 'na\u00efve \U0001f600'
    print('a' in s, '\u00ef' in s, 've' in s, '' in s, 'xyz' in s, '\U0001f600' in s, 'N' not in s, '' in '', 'a' in '')
    words = ['b', 'a', 'B', 'ab', '', 'aa', '\u00e9', 'z', '\u4e2d', '\U0001f600', '\uffff', 'Z']
    words.sort()
    print([ascii(w) for w in words])
    for a in ['a', 'ab', 'b', '', '\u00e9', '\uffff', '\U00010000']:
        print(ascii(a), [a < b for b in words], [a == b for b in words])
    t = 'x' * n
    print(t == 'x', t != 'x', t is not None, t >= 'x', t <= 'w', 'x' > t, t + 'y' > t, min(words) == '', ascii(max(words)))
    print('apple' < 'apples' < 'banana', 'a' < 'B', 'a' == 'A'.lower(), 'abc' == 'ab' + 'c' * n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
