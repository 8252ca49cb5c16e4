def entry_point(argv):
    n = len(argv)
    c = 'm'
    print(chr(ord(c) + n), ord('\u00e9') - ord('e'), c * 3, c + 'n', 'l' + c, c + c, c in 'mno', c < 'n', c == 'm' * n, c.upper(), c.isalpha(), len(c), c[0], c[-1])
    s = 'hello world'
    print(''.join([chr(ord(x) ^ 32) if x.isalpha() else x for x in s]), [x for x in s if x > 'l'], max(s), min(s), sorted(s)[:4])
    digits = 0
    for x in '2024':
        digits = digits * 10 + (ord(x) - ord('0'))
    print(digits, [int(x) for x in '908'], sum(int(x) for x in '12345'), ''.join(reversed('abc')))
    x = s[n]
    print(x, x.join(['a', 'b']), x.replace('e', 'E'), x.center(5, '-'), x.split('e'), x.encode(), repr(x), x.ljust(3) + '|', x.find('e'), x.count('e'), x.startswith('e'), x.strip('e') == '')
    table = {}
    for i, x in enumerate('abcabc'):
        table[x] = i
    print(table, 'a' in table, table['c'], chr(0x1f600) * 2, ascii(chr(255)), hash(x) == hash('c'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
