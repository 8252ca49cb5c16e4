import re


def entry_point(argv):
    text = 'A1_b é\t9\nline two\n'
    print(re.findall(r'\d', text), re.findall(r'\w+', text), re.findall(r'\s', text))
    print(re.findall(r'\D+', 'a1b'), re.findall(r'\W', 'a-b c'), re.findall(r'\S+', ' x  yz '))
    print(re.findall('[a-cx-z]', 'abcdwxyz'), re.findall('[^a-c]', 'abcd'), re.findall(r'[\d_]+', 'a12_3'), re.findall('[]a]', 'a]b'), re.findall('[a-]', 'a-b'))
    print(re.findall('^.', text), re.findall('(?:^)l.*', text, re.M) if False else re.findall('^l.*', text, re.M), re.findall('o$', text), re.findall('.$', text, re.M))
    print(re.search(r'\Aline', text) is None, re.search(r'two\Z', text) is None, re.search('two$', text) is not None)
    print(re.findall(r'\bt', 'two to at'), re.findall(r'\Bt', 'two to at'), re.findall(r'\b', 'a bc'))
    print(re.findall('a.c', 'abc a\nc'), re.findall('a.c', 'abc a\nc', re.S))
    print(re.findall('straße', 'STRASSE straße', re.I), re.findall('É', 'é É', re.I), re.findall('[a-f]', 'xAbG', re.I))
    print(re.findall(r'\x41\u0042\.', 'AB. AB'), re.findall(r'\t|\n', 'a\tb\n'))
    print(re.findall(r"""
        \d+     # digits
        \s* % # a percent sign
        """, '10% 20 %', re.X))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
