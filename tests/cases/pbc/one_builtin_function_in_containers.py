# Containers whose items are one function of Python's own, one of the program's, or one class.


def own(x):
    return 'own %s' % x


class Thing(object):
    def __init__(self, x):
        self.x = x


class Holder(object):
    def __init__(self):
        self.f = len
        self.fs = [len]
        self.by_name = {'len': len}


def pick(fs, i):
    return fs[i]


def entry_point(argv):
    for f in [len]:
        print(f('ab'))
    for f in (len,):
        print(f('abc'))
    fs = []
    fs.append(len)
    fs.extend([len])
    print([f([1]) for f in fs], len(fs), pick(fs, 0)('xy'), fs.pop()(''))
    try:
        print(pick(fs, 5)('xy'))
    except IndexError as e:
        print('IndexError', e)
    by_name = {'a': len, 'b': len}
    print(by_name['a']('x'), by_name.get('b', len)('xy'), sorted(by_name))
    for name, f in by_name.items():
        print(name, f('four'))
    try:
        by_name['c']('x')
    except KeyError as e:
        print('KeyError', e)
    holder = Holder()
    print(holder.f('x'), holder.fs[0]('xy'), holder.by_name['len']('xyz'))
    names = {len: 'len'}
    print(names[len], len in names)
    own_names = {own: 1}
    own_names[own] += 1
    print(own_names[own], [f(2) for f in own_names])
    for f in [own]:
        print(f(1))
    classes = {'thing': Thing}
    print(classes['thing'](3).x, [c(4).x for c in [Thing]])
    return 0
