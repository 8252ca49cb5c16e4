from contextlib import ExitStack, suppress, closing, nullcontext, contextmanager


class Res:
    def __init__(self, name, log):
        self.name = name
        self.log = log

    def __enter__(self):
        self.log.append('enter ' + self.name)
        return self

    def __exit__(self, t, v, tb):
        self.log.append('exit %s %s' % (self.name, v is None))
        return False

    def close(self):
        self.log.append('close ' + self.name)


def entry_point(argv):
    log = []
    with ExitStack() as stack:
        for name in ['a', 'b', 'c'][:len(argv) + 1]:
            stack.enter_context(Res(name, log))
        stack.callback(log.append, 'callback')
        log.append('body')
    print(log)
    log = []
    try:
        with ExitStack() as stack:
            stack.enter_context(Res('x', log))
            raise ValueError('boom')
    except ValueError as e:
        log.append(str(e))
    print(log)
    log = []
    with closing(Res('c', log)) as r:
        log.append(r.name)
    with nullcontext(5) as five:
        log.append('five %d' % five)
    print(log)
    with suppress(KeyError, IndexError):
        {}['x']
        print('not reached')
    with suppress(ValueError):
        int('12')
        print('reached')
    try:
        with suppress(KeyError):
            int('x')
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
