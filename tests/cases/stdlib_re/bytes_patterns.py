import re

HEADER = re.compile(rb'([\w-]+): (.*)\r\n')


def entry_point(argv):
    raw = b'Host: example.org\r\nX-Y: \xff\xfe\r\n\r\n'
    for name, value in HEADER.findall(raw):
        print(name, value, name.decode().lower())
    m = HEADER.match(raw)
    print(m.group(1), m.groups(), m.span(2), m, m['' == 'x'] if len(argv) > 9 else m[2])
    print(re.sub(rb'\d', b'#', b'a1b2'), re.sub(rb'(\w)(\d)', rb'\2\1', b'a1b2'), re.split(rb',', b'a,b'), re.findall(rb'\w', b'\xe9a_'), re.fullmatch(rb'\x00+', b'\x00\x00').end())
    print(re.search(b'(?i)ABC', b'xabcx').start(), re.sub(b'a', lambda m: m.group() * 2, b'aba'), re.compile(b'x').pattern, re.search(rb'[\x80-\xff]', b'abc\x90').span())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
