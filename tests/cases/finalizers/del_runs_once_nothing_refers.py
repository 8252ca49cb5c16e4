# `__del__` runs when nothing refers to an object any more, at the latest in `gc.collect()`.
# precise: what is dead is found at once
import gc

log = []


class Node:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        log.append('del ' + self.name)


class Plain:
    def __init__(self, node):
        self.node = node


def make(name):
    return Node(name)


def dropped():
    make('a')
    x = make('b')
    print(x.name)


def held(keep):
    keep.append(Plain(make('c')))
    keep.append(Plain(make('d')))


def show(what):
    gc.collect()
    print(what, sorted(log))
    del log[:]


def entry_point(argv):
    show('nothing')
    dropped()
    show('two')
    keep = []
    held(keep)
    show('none')
    keep.pop()
    show('one')
    keep[0].node = make('e')
    show('the old one')
    print(len(keep))
    keep = []
    show('the new one')
    show('nothing')
    for i in range(1000):
        make(str(i))
    gc.collect()
    print(len(log), log[0], log[-1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
