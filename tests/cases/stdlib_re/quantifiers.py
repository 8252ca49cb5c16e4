import re


def show(m):
    print(repr(m.group()) if m is not None else None)


def entry_point(argv):
    show(re.match('a*', 'aaab'))
    show(re.match('a*?', 'aaab'))
    show(re.match('a+?b', 'aaab'))
    show(re.match('a{2}', 'aaab'))
    show(re.match('a{2,}', 'aaaab'))
    show(re.match('a{1,2}', 'aaab'))
    show(re.match('a{1,3}?', 'aaab'))
    show(re.match('a{4}', 'aaab'))
    show(re.match('ab?c', 'ac'))
    show(re.match('(ab)+', 'ababa'))
    show(re.match('(a|ab)(c|bcd)(d*)', 'abcd'))
    show(re.match('(?:a|b)*c', 'ababc'))
    show(re.match('<.*>', '<a><b>'))
    show(re.match('<.*?>', '<a><b>'))
    show(re.match('(a*)*b', 'aaac'))
    show(re.match('(a*)*', 'aaac'))
    show(re.match('(|a)+', 'aaa'))
    show(re.match('x{0}y', 'y'))
    show(re.match('a{,2}', 'aaa'))
    show(re.match('[ab]{2}[^ab]', 'abc'))
    m = re.match('(a)|b', 'b')
    print(m.group(1), m.span(1))
    m = re.match('(?:(a)|b)*', 'ab')
    print(m.group(0), m.group(1))
    m = re.match('((a)(b)?)+', 'aba')
    print(m.group(0), m.group(1), m.group(2), m.group(3))
    show(re.match('(.*)(.*)', 'abc'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
