"""What an exception's arguments look like is asked when somebody wants to know, not before."""


class Shown:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        print('repr of', self.name)
        return '<%s>' % self.name


class Failure(Exception):
    def __init__(self, code, why):
        self.code = code
        self.why = why


class Wrapped(Exception):
    pass


class Again(Exception):
    def __init__(self, first, second):
        self.first = first
        self.second = second


def fail(n):
    if n == 0:
        raise Failure(n, Shown('zero'))
    if n == 1:
        raise Wrapped(Shown('one'))
    if n == 2:
        raise Wrapped([1, n, 3])
    if n == 3:
        raise Wrapped(True)
    if n == 4:
        raise Wrapped(1.5)
    if n == 5:
        raise Wrapped(None)
    if n == 6:
        raise Wrapped((n, 'x'))
    if n == 7:
        raise Wrapped(-n)
    if n == 8:
        raise Wrapped('text', n, b'bytes')
    raise Wrapped()


def entry_point(argv):
    for n in range(10):
        try:
            fail(n)
        except Failure as e:
            print('caught', e.code, e.why.name)
            print(e.args)
        except Wrapped as e:
            print('caught', n, len(e.args))
            print(str(e))
            print(repr(e))
            print(e.args)
    items = [1, 2]
    name = Shown('late')
    try:
        try:
            raise Wrapped(items)
        except Wrapped as e:
            items.append(3)
            print(e, e.args)
            raise Again(e.args[0], name)
    except Again as e:
        name.name = 'changed'
        items.append(4)
        print(e.args[0], e.first)
        print(e)
        print(e.args[0] == [1, 2, 3, 4], e.args[0] == [1], len(e.args))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
