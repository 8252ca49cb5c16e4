from contextlib import contextmanager, suppress, closing, nullcontext

log = []


@contextmanager
def tag(name):
    log.append('<' + name)
    try:
        yield name.upper()
    except ValueError as e:
        log.append('!' + str(e))
    finally:
        log.append('>' + name)


@contextmanager
def changed(box, value):
    old = box[0]
    box[0] = value
    yield
    box[0] = old


@contextmanager
def reraising():
    try:
        yield 1
    except KeyError as e:
        raise IndexError('was %s' % e)


class Machine:
    def __init__(self):
        self.depth = 0

    @contextmanager
    def deeper(self, by=1):
        self.depth += by
        try:
            yield self
        finally:
            self.depth -= by


class File:
    def __init__(self):
        self.open = True

    def close(self):
        self.open = False


@contextmanager
def never():
    if log is None:
        yield 0


def show():
    print(' '.join(log))
    del log[:]


def entry_point(argv):
    with tag('a') as t, tag('b') as u:
        log.append(t + u)
    show()
    with tag('x'):
        raise ValueError('swallowed')
    show()
    try:
        with tag('y'):
            raise KeyError('through')
    except KeyError as e:
        log.append(str(e))
    show()
    box = [1]
    with changed(box, 5):
        print(box)
    print(box)
    try:
        with reraising():
            raise KeyError('k')
    except IndexError as e:
        print(e)
    m = Machine()
    with m.deeper() as same, m.deeper(by=10):
        print(m.depth, same is m)
    print(m.depth)
    f = File()
    with closing(f) as g:
        print(g.open)
    print(f.open)
    with suppress(KeyError, ValueError):
        int('no')
    with suppress(ZeroDivisionError):
        print(1 // (len(argv) - len(argv)))
        print('never')
    with suppress(LookupError):
        [][1]
    with nullcontext() as nothing, nullcontext('thing') as thing:
        print(nothing is None, thing)
    try:
        with never():
            pass
    except RuntimeError as e:
        print(e)

    def early():
        with tag('e') as e:
            return e
    print(early())
    show()
    for i in range(3):
        with tag(str(i)):
            if i == 1:
                break
    show()
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
