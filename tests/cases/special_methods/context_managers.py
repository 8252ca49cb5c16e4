class Tx:
    log = []

    def __init__(self, name, swallow=False):
        self.name = name
        self.swallow = swallow

    def __enter__(self):
        self.log.append('enter ' + self.name)
        return self

    def __exit__(self, et, ev, tb):
        if et is None:
            self.log.append('commit ' + self.name)
        else:
            self.log.append('rollback %s %s' % (self.name, ev))
        return self.swallow


class Depth:
    def __init__(self):
        self.n = 0

    def __enter__(self):
        self.n += 1
        return self.n

    def __exit__(self, *args):
        self.n -= 1
        return False


def work(n):
    with Tx('f%d' % n) as t:
        if n == 1:
            return t.name
        if n == 2:
            raise ValueError('two')
    return 'end'


def entry_point(argv):
    print(work(0), work(1))
    try:
        work(2)
    except ValueError as e:
        print('out', e)
    with Tx('s', True):
        raise KeyError('k')
    with Tx('a') as a, Tx('b') as b:
        print(a.name + b.name)
    for l in Tx.log:
        print(l)
    d = Depth()
    with d as one:
        with d as two:
            print(one, two, d.n)
    print(d.n)
    for i in range(3):
        with d:
            if i == 1:
                continue
            if i == 2:
                break
    print(d.n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
