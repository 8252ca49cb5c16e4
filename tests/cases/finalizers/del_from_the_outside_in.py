# An object is finalized before what only it leads to, whichever was made first.
# precise: what is dead is found at once
import gc


class Named:
    def __init__(self, name, inner=None):
        self.name = name
        self.inner = inner
        self.others = []

    def __del__(self):
        inner = self.inner
        print('del', self.name, 'which has', 'nothing' if inner is None else inner.name, len(self.others))


def inner_first():
    a = Named('inner')
    b = Named('middle', a)
    Named('outer', b)


def outer_first():
    c = Named('3')
    b = Named('2')
    a = Named('1')
    a.inner = b
    b.inner = c


def through_containers():
    leaf = Named('leaf')
    box = {'x': [leaf]}
    root = Named('root')
    root.others = box['x']


def chain(n):
    x = Named('0')
    for i in range(1, n):
        x = Named(str(i), x)
    return x.name


def entry_point(argv):
    inner_first()
    gc.collect()
    print('--')
    outer_first()
    gc.collect()
    print('--')
    through_containers()
    gc.collect()
    print('--')
    name = chain(6)
    gc.collect()
    print('end', name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
