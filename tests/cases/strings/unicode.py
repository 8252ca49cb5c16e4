def entry_point(argv):
    s = 'h\u00e9llo \u4e16\u754c \U0001f600'
    print(s, len(s))
    print(s[1], s[6], s[-1])
    print(s[1:5], s.find('\u4e16'), s.upper())
    for c in s:
        print(ord(c))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
