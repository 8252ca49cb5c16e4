import re


def entry_point(argv):
    n = len(argv)
    print(re.findall('a', 'banana'), re.findall('(a)n', 'banana'), re.findall('(b)?(a)', 'banana'), re.findall('x', 'banana'), re.findall('', 'ab'), re.findall('a|', 'ba'))
    print(re.findall(r'(\w)(\w)(\w)?', 'abcde'), re.findall(r'((\w)\w)', 'abcd'), re.findall(r'(?:\w)(\d)', 'a1b2'))
    total = 0
    for name, amount in re.findall(r'(\w+)=(\d+)', 'a=1, bb=22, c=x, d=4'):
        total += int(amount) * n
        print(name.upper(), amount.zfill(3))
    print(total, dict(re.findall(r'(\w+)=(\d+)', 'a=1, bb=22')), [b + a for a, b in re.findall('(.)(.)', 'abcd')], len(re.findall('(a)(b)', 'xyz')))
    print(re.findall(r'[^\W\d_]+', 'ab1_c \u00e9\u4e2d2'), re.findall(r'\b\w', 'the quick  brown'), re.findall(r'.', 'a\nb'), re.findall(r'\S+', ' a\tb\n'))
    p = re.compile(r'(\d)(\d)')
    print(p.findall('1234567', 1), p.findall('1234567', 1, 4), p.findall('', 0), [m.groups() for m in p.finditer('123456', 2)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
