def entry_point(argv):
    n = len(argv)
    s = 'a\u00e9\u4e2d\U0001f600b\u00f1'
    for start in [None, -7, -3, 0, 2, 6, 9]:
        for stop in [-4, 3, 7]:
            print(ascii(s[start:stop]), ascii(s[stop:start][::-2]), s.encode()[start:stop], [ord(c) for c in s][stop:start], end=' ')
        print()
    print(ascii([s[i] for i in range(-6, 6)]), ascii(s[::-1]), ascii(s[n:]), ascii(s[:-n]), len(s), len(s.encode()))
    print(ascii(s[::3]), ascii(s[::-4]), ascii(s[5:0:-2]), ascii((s * 3)[4::5]), ascii(s[3:3]), ascii(s[100:]), ascii(s[-100:2]))
    for i in [6, -7, 100]:
        try:
            print(s[i * n])
        except IndexError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
