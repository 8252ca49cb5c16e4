def entry_point(argv):
    n = len(argv)
    for s in ['', 'a', 'hello', 'h\u00e9llo\u4e2dw\U0001f600!']:
        for step in [1, 2, 3, -1, -2, -7]:
            print(step, ascii(s[::step]), ascii(s[1::step]), ascii(s[:3:step]), ascii(s[-2::step]), ascii(s[:-2:step]), ascii(s[4:0:step]), ascii(s[100:-100:step]), ascii(s[-100:100:step]))
        print(ascii(s[n:]), ascii(s[:n]), ascii(s[-n:]), ascii(s[:-n]), ascii(s[n:n]), ascii(s[5:2]), ascii(s[:]), ascii(s[::n]))
    try:
        print('abc'[::n - 1])
    except ValueError as e:
        print('ValueError', e)
    cut = slice(1, 4)
    print('hello'[cut], 'hello'[slice(None, None, -1)], 'hello'[slice(n)], 'hello'[slice(-3, None)])
    word = 'stressed'
    print(word[::-1], word[::-1][::-1] == word, word[::2] + word[1::2], [word[i:i + 3] for i in range(0, len(word), 3)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
