from rpython.rlib.rStringIO import RStringIO
from rpython.rlib.rshrinklist import AbstractShrinkList
from rpython.rlib import rpath


class Item(object):
    def __init__(self, n):
        self.n = n
        self.alive = True




class Children(AbstractShrinkList):
    def must_keep(self, x):
        return x.alive


def entry_point(argv):
    f = RStringIO()
    print(f.tell(), f.getsize(), repr(f.getvalue()), f.is_closed())
    f.write('some ')
    f.write('text\nand more\n')
    print(f.tell(), f.getsize(), repr(f.getvalue()))
    f.seek(5)
    f.write('TEXT')
    print(repr(f.read(3)), repr(f.readline()), repr(f.read()), repr(f.readline()))
    f.seek(-5, 2)
    print(f.tell(), repr(f.read(2)), f.tell())
    f.seek(-1, 1)
    f.write('0123456789')
    print(repr(f.getvalue()), f.getsize())
    f.seek(2)
    print(repr(f.readline(3)), repr(f.readline(100)), repr(f.readline(0)))
    f.truncate(7)
    print(f.tell(), repr(f.getvalue()))
    f.truncate(100)
    f.seek(10)
    f.write('far')
    print(repr(f.getvalue()), f.getsize())
    f.seek(-100)
    print(f.tell(), repr(f.read(0)), repr(f.read(2)))
    f.seek(50)
    print(repr(f.read(5)), repr(f.readline()))
    f.close()
    print(f.is_closed(), repr(f.getvalue()), f.tell())

    kept = Children()
    everything = []
    for i in range(100):
        item = Item(i)
        everything.append(item)
        kept.append(item)
        if i % 3:
            item.alive = False
    numbers = [x.n for x in kept.items()]
    print(len(numbers) < 60, numbers == sorted(numbers), [n for n in numbers if n % 3 == 0] == list(range(0, 100, 3)))
    print(rpath.sep)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
