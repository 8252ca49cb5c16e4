import re


def entry_point(argv):
    n = len(argv)
    for pattern_number in range(8):
        s = ['aaaa', 'ab' * 5, 'xyxyz', 'aXbXc', '"a\\"b" c', '((a)(b))', 'foobarfoo', 'aabbcc'][pattern_number]
        print(s,
              [m.span() for m in re.finditer(r'(a|ab)*', s)],
              [m.groups() for m in re.finditer(r'(\w)\1', s)],
              [m.group() for m in re.finditer(r'"(?:[^"\\]|\\.)*"', s)],
              re.findall(r'\(([^()]*)\)', s),
              re.match(r'(.*)(.+)X(.*)', s) is not None,
              [m.span() for m in re.finditer(r'(?:x|y|xy)+?z?', s)])
    long = 'a' * 3000 * n + 'b'
    print(len(re.match(r'(?:a|b)*', long).group()), re.match(r'a*b', long).end(), re.match(r'[ab]+?b', long).end(), re.match(r'(a+)+b', long[-12:]).end(), len(re.findall('a', long)))
    print(re.match(r'(?:(\w)|(\W))*', 'a-b').groups(), re.match(r'(a*)*', 'b').groups(), re.match(r'(a?)*?b', 'aab').groups(), re.match(r'(?:a*?){2,3}c', 'aac').group())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
