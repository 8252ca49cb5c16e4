class P:
    def __init__(self, x): self.x = x
    def __eq__(self, other):
        return isinstance(other, P) and self.x == other.x
    def __hash__(self): return self.x
    def __str__(self): return 'P%d' % self.x
    def __bool__(self): return self.x > 0
    def __len__(self): return self.x
    def __lt__(self, o): return self.x < o.x
    def __add__(self, o): return P(self.x + o.x)
    def __contains__(self, i): return i == self.x
def find(ps, x):
    for p in ps:
        if p.x == x:
            return p
    return None
def entry_point(argv):
    ps = [P(1), P(2)]
    for x in (1, 3):
        p = find(ps, x)
        print(p == ps[0], ps[0] == p, p != ps[0], bool(p), not p, str(p), f'{p}', p, '%s' % p, hash(p) == 1, p in ps, ps.count(p))
        if p: print('yes')
        try:
            print(p < ps[1])
        except (TypeError, AttributeError) as e:
            print(type(e).__name__)
        try:
            print(p + ps[1])
        except (TypeError, AttributeError) as e:
            print(type(e).__name__)
        try:
            print(len(p), 1 in p)
        except (TypeError, AttributeError) as e:
            print(type(e).__name__)
    ls = [[1], [2, 3]]
    for n in (1, 5):
        l = None
        for c in ls:
            if len(c) == n:
                l = c
        print(l == [1], l != [1], l, str(l), not l, bool(l))
    for n in (1, 5):
        s = None
        for c in ({1}, {2, 3}):
            if len(c) == n:
                s = c
        print(s == {1}, s != {1}, s)
    for n in (1, 5):
        d = None
        for e in ({1: 'a'}, {}):
            if len(e) == n:
                d = e
        print(d == {1: 'a'}, d == {}, d != {}, d)
    return 0
if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
