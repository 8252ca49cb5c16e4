class P(object):
    def __init__(self, x):
        self.x = x
    def __str__(self):
        return 'P%d' % self.x
    def __repr__(self):
        return '<%s>' % (self.x,)

def bump(items):
    items.append(len(items))
    return 'b'

def entry_point(argv):
    n = len(argv)
    items = [1]
    print("%s %s %s" % (items, bump(items), items))
    print("%r|%-6s|%6s|%.2s|%5.1s|%05s|" % ('a', 'bc', 'def', 'ghij', 'klm', 'n'))
    print("%s%%%s" % (n, None), "%a" % ('\xe9',), "100%%" % ())
    print("%s" % (P(3),), "%r %s" % (P(4), (1, 'x')), "%10r|" % (P(n),))
    print("%s %d" % (items, len(items)), "%s: %s" % ('a', 1.5) + "%s" % n)
    x = None if n > 5 else 'opt'
    print("%s %r" % (x, x), '%s' % ([None, 'a'],))
    print("%-5s|%5s|" % (True, n), "%s %s" % (1 << 40, -n), "%.3s|" % (123456,))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
