class Table(object):
    """Its parts are made when they are first asked for."""

    def __init__(self, n):
        self.n = n
        self.log = []

    def __getattr__(self, name):
        if name == 'squares':
            self.log.append(name)
            self.squares = [i * i for i in range(self.n)]
            return self.squares
        if name == 'title':
            self.log.append(name)
            self.title = 'table of %d' % self.n
            return self.title
        raise AttributeError("no '%s' in a table" % name)


class Longer(Table):
    def __init__(self, n):
        Table.__init__(self, n * 2)


class Plain(object):
    def size(self):
        return 0


class Counted(Plain):
    made = 0

    def __getattr__(self, name):
        Counted.made += 1
        setattr(self, name, 'made ' + name)
        return getattr(self, name)

    def size(self):
        return len(self.first) + len(self.second)


def entry_point(argv):
    n = len(argv) + 2
    for t in [Table(n), Longer(n)]:
        print(t.log, t.squares, t.log, t.squares, t.title, t.title, t.log)
        t.squares.append(7)
        t.title += '!'
        print(t.squares, t.title, t.log, t.n)
        del t.title
        print(t.title, t.log)
        try:
            print(t.other)
        except AttributeError as e:
            print(e)
    fresh = Table(2)
    fresh.squares = [5]
    print(fresh.squares, fresh.log)
    c = Counted()
    print(c.first, c.first, Counted.made, c.size(), Counted.made, c.second, Counted.made)
    items = [Plain(), Counted(), c]
    print([p.size() for p in items], Counted.made)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
