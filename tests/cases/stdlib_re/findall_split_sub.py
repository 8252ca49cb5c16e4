import re


def double(m):
    return str(int(m.group()) * 2)


def entry_point(argv):
    print(re.findall(r'\d+', 'a1b22c333'), re.findall(r'(\w)\d', 'a1b2_3'), re.findall('x', 'abc'))
    print(re.findall('a*', 'baac'), re.findall(r'\b\w', 'one two  three'))
    print(re.split(r'[,;]\s*', 'a, b;c,d'), re.split(r'(-)', 'x-y-z'), re.split(r'\s+', ' lead and trail '))
    print(re.split(',', 'a,b,c,d', 2), re.split('x', ''), re.split('b', 'abc'))
    print(re.sub(r'\s+', ' ', 'a  b \t\n c'), re.sub('a', 'b', 'banana', 2), re.sub('x*', '-', 'abxd'))
    print(re.sub(r'(\w+) (\w+)', r'\2 \1', 'hello world'), re.sub(r'(?P<n>\d)', r'<\g<n>>', 'a1b2'), re.sub('b', r'[\g<0>]', 'abc'))
    print(re.sub(r'\d+', double, 'a1b22c333'), re.sub(r'[aeiou]', lambda m: m.group().upper(), 'education'))
    print(re.subn('o', '0', 'foo boo'), re.subn('z', '0', 'foo'))
    word = re.compile(r'[a-z]+', re.I)
    print(word.findall('Mixed CASE words'), word.sub('w', 'A b-C'), word.split('1a2B3'))
    print(re.escape('a.b*c'), re.escape('plain_text'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
