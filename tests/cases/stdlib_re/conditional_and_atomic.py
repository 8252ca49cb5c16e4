import re

QUOTED = re.compile(r'(")?(\w+)(?(1)")$')
TAG = re.compile(r'(?P<open><)?\w+(?(open)>|!)')


def entry_point(argv):
    for s in ['"abc"', 'abc', '"abc', 'abc"', '""']:
        m = QUOTED.match(s)
        print(s, m.groups() if m else None)
    for s in ['<b>', 'b!', '<b!', 'b>']:
        print(s, bool(TAG.fullmatch(s)))
    print(re.match(r'(?>a+)ab', 'aaab'), re.match(r'a++b', 'aaab').group(), re.match(r'a*+a', 'aaa'), re.match(r'(?>a|ab)c', 'abc'), re.match(r'x?+x', 'x'), re.match(r'\d{2}+1', '221').end())
    print(re.findall(r'(a)?(?(1)b|c)', 'abcac'), [m.span() for m in re.finditer(r'(?=(\w{2}))', 'abcd')], re.findall(r'(?=(\d{3})+$)', '1234567'))
    print(re.sub(r'(?<=\d)(?=(?:\d{3})+$)', ',', '1234567'), re.search(r'(?=(a+))a*b\1', 'baaabac').group(), re.match(r'(?=(a))b|a', 'a').groups())
    # Each turn of a possessive repetition is possessive.
    print(re.match(r'(?:[Ka-c]+){2}+[K\S]', 'KaKx'), re.match(r'(?:a|ab){2}+c', 'abac'), re.match(r'(?:ab?){2}+b', 'aabb'))
    print(re.match(r'(?:a|ab)++c', 'aac').group(), re.match(r'(?:ab|a)*+c', 'abac').group(), re.match(r'(a|b)?+c', 'bc').groups())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
