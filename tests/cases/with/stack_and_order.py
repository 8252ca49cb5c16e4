from contextlib import ExitStack, contextmanager

order = []


class Step:
    def __init__(self, name, fail_enter=False, fail_exit=False):
        self.name = name
        self.fail_enter = fail_enter
        self.fail_exit = fail_exit

    def __enter__(self):
        if self.fail_enter:
            raise RuntimeError('enter ' + self.name)
        order.append('+' + self.name)
        return self.name

    def __exit__(self, kind, value, tb):
        order.append('-' + self.name)
        if self.fail_exit:
            raise KeyError('exit ' + self.name)
        return False


@contextmanager
def section(name):
    order.append('[' + name)
    try:
        yield len(name)
    finally:
        order.append(name + ']')


def show():
    print(' '.join(order))
    del order[:]


def attempt(k):
    try:
        with Step('a') as a, section('mid') as m, Step('b', k == 1, k == 2) as b:
            order.append('body' + a + b + str(m))
            if k == 3:
                raise ValueError('body')
            if k == 4:
                return 'returned'
    except (RuntimeError, KeyError, ValueError) as e:
        order.append(type(e).__name__)
        return str(e)
    return 'through'


def entry_point(argv):
    for k in range(5):
        print(attempt(k))
        show()
    with ExitStack() as stack:
        names = [stack.enter_context(Step(n)) for n in ['p', 'q']]
        size = stack.enter_context(section('sec'))
        stack.callback(order.append, 'called')
        order.append(''.join(names) + str(size))
    show()
    try:
        with ExitStack() as stack:
            stack.enter_context(Step('ok'))
            stack.enter_context(Step('bad', fail_enter=True))
    except RuntimeError as e:
        print(e)
    show()
    with ExitStack() as stack:
        stack.enter_context(Step('kept'))
        later = stack.pop_all()
    order.append('after')
    later.close()
    show()
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
