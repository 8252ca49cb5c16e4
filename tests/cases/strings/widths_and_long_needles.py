def show(s):
    out = []
    for c in s:
        out.append(str(ord(c)))
    return ','.join(out)

def entry_point(argv):
    parts = ['a', '\x7f', '\x80', '\xff', '\u0100', '\u07ff', '\u0800', '\uffff', '\U00010000', '\U0010ffff', 'z']
    text = ''.join(parts)
    print(show(text), len(text))
    for i in range(len(text)):
        print(i, ord(text[i]), ord(text[-i - 1]), text[i:] == ''.join(parts[i:]), text[:i] == ''.join(parts[:i]), len(text[i:]))
    for i in range(len(text) - 1, -1, -1):
        print(ord(text[i]))
    print(text[len(text):] == '', len(text[3:11]), len(text[11:]))
    n = len(argv) * 200
    hay = 'abcde' * n
    needle = 'abcde' * 30 + '!'
    print(hay.find(needle), hay.rfind(needle), (hay + '!').find(needle), ('!' + hay + needle + hay).rfind(needle), (hay + needle + hay).find(needle), hay.count('cdeab'), hay.rfind('abcdea'))
    needle2 = '!' + 'abcde' * 30
    print(hay.find(needle2), hay.rfind(needle2), (needle2 + hay).rfind(needle2), (hay + needle2 + hay).rfind(needle2))
    needle3 = 'a' * 100 + 'b' + 'a' * 50
    hay3 = 'a' * (n * 3)
    print(hay3.find(needle3), hay3.rfind(needle3), (needle3 + hay3).rfind(needle3), (hay3 + needle3 + hay3).find(needle3),(hay3 + needle3 + hay3).rfind(needle3))
    print('abc'.rfind(''), 'abc'.rfind('', 1, 2), 'aéb'.rfind('b'), 'aéb'.rfind('é'), 'aéb'.rfind(''), 'aaa'.rfind('aa'), 'abab'.rfind('ab', 0, 3))
    print(text.rfind('\x80'), text.find('\U0010ffff'), text.rfind('zz'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
