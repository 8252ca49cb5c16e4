class Box(object):
    def __init__(self):
        self.items = [1]
    def grow(self):
        self.items.append(2)
        return len(self.items)

def pct():
    a = [1, 2]
    def f():
        a.append(3)
        return 'x'
    return "%r %r" % (a, f())

def pct2():
    b = Box()
    return "%s %d %s" % (b.items, b.grow(), b.items)

def fstr():
    b = Box()
    return f"{b.items} {b.grow()} {b.items}"

def fmt():
    b = Box()
    return "{} {} {}".format(b.items, b.grow(), b.items)


def entry_point(argv):
    print(pct())
    print(pct2())
    print(fstr())
    print(fmt())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
