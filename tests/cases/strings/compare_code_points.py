def entry_point(argv):
    words = ['b', 'a', '', 'B', 'ab', 'aB', '\u00e9', 'e', 'z', '\u4e2d', '\uffff', '\U00010000', '\U0001f600', 'a\x00', 'a\x00b', '\x7f', '\x80']
    print(ascii(sorted(words)))
    print(ascii(sorted(words, reverse=True)[:4]), ascii(min(words)), ascii(max(words)))
    less = 0
    equal = 0
    for a in words:
        for b in words:
            less += (a < b) + (a <= b) * 2 + (a > b) * 3
            equal += (a == b) - (a != b)
    print(less, equal)
    print('\uffff' < '\U00010000', '\ue000' < '\U0001f600', 'Z' < 'a', 'a' < '\u00e9', '10' < '9', 'abc' < 'abcd', 'abc' >= 'abc')
    print(sorted('h\u00e9llo w\u00f6rld'), sorted(['Banana', 'apple', 'cherry'], key=str.lower), sorted(['aa', 'b', 'cccc'], key=len))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
