"""Descriptors that keep everything in one dict of the object, and delete it there."""


class Key:
    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, objtype):
        if obj is None:
            return self
        try:
            return obj.data[self.name]
        except KeyError:
            raise AttributeError('no ' + self.name) from None

    def __set__(self, obj, value):
        obj.data[self.name] = value
        obj.log.append('set ' + self.name)

    def __delete__(self, obj):
        del obj.data[self.name]
        obj.log.append('del ' + self.name)


class ReadOnly:
    def __get__(self, obj, objtype):
        return len(obj.data)

    def __set__(self, obj, value):
        raise AttributeError('read only')


class Record:
    first = Key()
    second = Key()
    size = ReadOnly()

    def __init__(self):
        self.data = {}
        self.log = []


class More(Record):
    third = Key()

    def __init__(self, third):
        Record.__init__(self)
        self.third = third


def show(record):
    try:
        print(record.first, record.second)
    except AttributeError as e:
        print('missing:', e)
    print(record.size, sorted(record.data.items()), record.log)


def entry_point(argv):
    r, m = Record(), More(len(argv))
    show(r)
    r.first = 1
    r.second = 2
    m.first = m.third + 5
    show(r)
    show(m)
    r.first += 10
    del r.second
    show(r)
    try:
        r.size = 3
    except AttributeError as e:
        print(e, r.size)
    try:
        del m.second
    except KeyError as e:
        print('KeyError', e)
    print(Record.first.name, More.third.name, hasattr(m, 'third'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
