class Record:
    def __init__(self):
        self.known = 1
        self.reads = []

    def __getattr__(self, name):
        if name == 'missing':
            raise AttributeError('no ' + name)
        self.reads.append(name)
        return len(name)


class Proxy:
    def __init__(self, target):
        self._target = target

    def __getattr__(self, name):
        return getattr(self._target, name)


class Target:
    def __init__(self):
        self.x = 5
        self.y = 6


def entry_point(argv):
    r = Record()
    print(r.known, r.width, r.height)
    print(r.reads)
    try:
        print(r.missing)
    except AttributeError as e:
        print('AttributeError', e)
    p = Proxy(Target())
    print(p.x, p.y)
    print(getattr(r, 'abc'), hasattr(r, 'missing'))
    print(getattr(r, 'missing', 10))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
