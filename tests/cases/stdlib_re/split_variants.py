import re


def entry_point(argv):
    print(re.split(r'[,;]\s*', 'a, b;c,,d'), re.split(',', ''), re.split(',', 'abc'), re.split(r'\W+', 'Words, words, words.'), re.split(r'\W+', 'Words, words, words.', 1))
    print(re.split(r'(\W+)', 'Words, words.'), re.split(r'(a)|(b)', 'xaybz'), re.split(r'\b', 'a bc'), re.split('', 'ab'), re.split('x*', 'axbc'), re.split('(x)*', 'axb'))
    print(re.split(r'(?i)and', 'a AND b And c', maxsplit=1), re.split(r'\d', 'a1b2c3', maxsplit=2), re.compile('-').split('1-2-3', 0), re.compile('-').split('1-2-3', 1))
    lines = re.split(r'\r\n|\n|\r', 'a\r\nb\nc\rd')
    print(lines, [len(part or '') for part in re.split('(-)?x', 'a-xbxc')])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
