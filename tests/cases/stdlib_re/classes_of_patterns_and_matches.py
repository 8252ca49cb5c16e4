import re
def kind(p):
    return isinstance(p, type(re.compile("")))
class Copied(object):
    def __init__(self, x):
        self.x = x
def more():
    for p in [re.compile('(a)(b)'), re.compile('a')]:
        print(kind(p), p.__class__ is re.Pattern, type(p) == type(re.compile('')))
    print(type(re.compile(b'a(b)')) is re.Pattern)
    m = re.search('(x)?(y)', 'zzy')
    print(type(m) is type(re.match('a', 'a')), m.__class__.__name__)
    print(type(m) is type(None), type(re.match('a', 'b')) is type(None))
    print(Copied(1).__class__ is Copied, Copied('a').__class__ is Copied)


def entry_point(argv):
    m = re.match("a", "abc")
    print(type(m) is re.Match)
    print(type(m) == re.Match)
    t = type(m)
    print(t is re.Match, t.__name__)
    p = re.compile('a')
    print(type(p) is re.Pattern, isinstance(p, re.Pattern), type(p).__name__)
    if m is not None:
        print(type(m) is re.Match)
    more()
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
