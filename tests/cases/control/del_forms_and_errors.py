class Node:
    def __init__(self, v):
        self.v = v
        self.tag = 'tag %d' % v


def unbound(flag):
    x = 5
    if flag:
        del x
    try:
        return 'x is %d' % x
    except UnboundLocalError:
        return 'unbound'


def entry_point(argv):
    xs = list(range(10))
    del xs[0], xs[-1]
    print(xs)
    del xs[1:3]
    print(xs)
    del xs[::2]
    print(xs)
    del xs[5:], xs[:0]
    print(xs)
    for i in [7, -9]:
        try:
            del xs[i]
        except IndexError as e:
            print('IndexError', e)
    d = {'a': 1, 'b': 2, 'c': 3}
    del d['a'], d['c']
    print(d)
    try:
        del d['zz']
    except KeyError as e:
        print('KeyError', e)
    n = Node(3)
    del n.tag
    try:
        print(n.tag)
    except AttributeError as e:
        print(e)
    try:
        del n.tag
    except AttributeError:
        print('gone already')
    n.tag = 'again'
    print(n.tag)
    print(unbound(False), unbound(True))
    (a, b), c = (1, 2), 3
    del (a, b), [c]
    a = 'new'
    print(a)
    for i in range(3):
        y = i * 2
        del i, y
    i = 'kept'
    print(i)
    ys = [1, 2, 3, 4, 5]
    del ys[-100:2], ys[100:]
    print(ys)
    del ys[:]
    print(ys)
    ba = bytearray(b'hello')
    del ba[0], ba[1:3]
    print(ba)
    m = [[1, 2], [3, 4]]
    del m[0][1], m[1]
    print(m)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
