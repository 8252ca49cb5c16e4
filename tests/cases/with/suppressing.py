class Suppress:
    def __init__(self, name, kinds, log):
        self.name = name
        self.kinds = kinds
        self.log = log

    def __enter__(self):
        self.log.append('enter ' + self.name)
        return self

    def __exit__(self, etype, e, tb):
        if e is None:
            self.log.append('exit ' + self.name)
            return False
        self.log.append('exit %s: %s' % (self.name, e))
        if self.kinds == 1:
            return isinstance(e, ValueError)
        if self.kinds == 2:
            return etype is KeyError
        return True


def run(k, log):
    with Suppress('outer', 0, log):
        with Suppress('a', 1, log) as a, Suppress('b', 2, log) as b:
            if k == 0:
                raise ValueError('v')
            if k == 1:
                raise KeyError('k')
            if k == 2:
                raise IndexError('i')
            log.append('body ' + a.name + b.name)
            return 'returned'
        log.append('after inner')
    return 'end'


def entry_point(argv):
    for k in range(4):
        log = []
        print(run(k, log), log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
