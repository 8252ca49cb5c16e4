class Tracker:
    def __init__(self, name, log, swallow=False):
        self.name = name
        self.log = log
        self.swallow = swallow

    def __enter__(self):
        self.log.append('+' + self.name)
        return self

    def __exit__(self, kind, value, tb):
        if kind is None:
            self.log.append('-' + self.name)
        else:
            self.log.append('!' + self.name + ':' + kind.__name__ + ':' + str(value))
        return self.swallow


class FailsOnExit:
    def __enter__(self):
        return 5

    def __exit__(self, kind, value, tb):
        raise KeyError('from exit')


class FailsOnEnter:
    def __enter__(self):
        raise IndexError('from enter')

    def __exit__(self, kind, value, tb):
        return True


def plain(log):
    with Tracker('a', log) as a, Tracker('b', log) as b:
        log.append(a.name + b.name)
    return 'done'


def returning(log):
    for i in range(3):
        with Tracker(str(i), log):
            if i == 0:
                continue
            return 'returned %d' % i
    return 'never'


def breaking(log):
    while True:
        with Tracker('w', log):
            break
    return 'out'


def swallowing(log):
    with Tracker('outer', log, True):
        with Tracker('inner', log):
            raise ValueError('v')
        log.append('never')
    log.append('after')
    return 'swallowed'


def exit_raises(log):
    try:
        with Tracker('t', log):
            with FailsOnExit() as five:
                log.append(str(five))
                raise ValueError('replaced')
    except KeyError as e:
        return 'KeyError %s' % e
    return 'never'


def enter_raises(log):
    try:
        with Tracker('t', log), FailsOnEnter():
            log.append('never')
    except IndexError as e:
        return 'IndexError %s' % e
    return 'never'


def parenthesized(log):
    with (
        Tracker('p', log) as p,
        Tracker('q', log, True),
    ):
        raise RuntimeError(p.name)
    return 'fine'


def nested_try(log):
    try:
        with Tracker('n', log):
            try:
                raise ValueError('x')
            finally:
                log.append('finally')
    except ValueError:
        log.append('except')
    else:
        log.append('else')
    return 'nested'


def entry_point(argv):
    for f in [plain, returning, breaking, swallowing, exit_raises, enter_raises, parenthesized, nested_try]:
        log = []
        print(f(log), log)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
