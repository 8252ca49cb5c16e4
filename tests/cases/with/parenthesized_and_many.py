class M:
    def __init__(self, name, swallow=False):
        self.name = name
        self.swallow = swallow

    def __enter__(self):
        print('in', self.name)
        return self.name * 2

    def __exit__(self, kind, value, tb):
        print('out', self.name, kind is None, value)
        return self.swallow


class BadEnter(M):
    def __enter__(self):
        raise RuntimeError('enter ' + self.name)


class BadExit(M):
    def __exit__(self, kind, value, tb):
        print('bad exit', kind is not None)
        raise KeyError('exit ' + self.name)


def f(k):
    with M('a') as a, M('b', True) as b, M('c') as c:
        if k == 0:
            return a + b + c
        if k == 1:
            raise ValueError('v')
        print('body', k)
    return 'after %d' % k


def entry_point(argv):
    for k in range(3):
        print(f(k))
    try:
        with M('x') as x, BadEnter('y') as y, M('z'):
            print('never')
    except RuntimeError as e:
        print(e)
    try:
        with M('p'), BadExit('q'):
            raise ValueError('body')
    except KeyError as e:
        print(e)
    with M('s', True), BadExit('t'):
        pass
    for i in range(3):
        with M('loop%d' % i):
            if i == 0:
                continue
            break
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
