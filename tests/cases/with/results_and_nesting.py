class Ctx:
    def __init__(self, name, log, swallow=None):
        self.name = name
        self.log = log
        self.swallow = swallow

    def __enter__(self):
        self.log.append('+' + self.name)
        return self

    def __exit__(self, kind, value, tb):
        self.log.append('-' + self.name)
        swallow = self.swallow
        if value is not None and swallow is not None:
            return issubclass(kind, swallow)
        return None


def returns(log):
    with Ctx('a', log):
        with Ctx('b', log):
            return 'value'


def suppressed_return(log):
    with Ctx('a', log, ValueError):
        raise ValueError('x')
        return 'never'
    return 'after'


def loop(log):
    out = []
    for i in range(4):
        with Ctx(str(i), log, KeyError):
            if i == 1:
                continue
            if i == 2:
                raise KeyError(i)
            if i == 3:
                break
            out.append(i)
    return out


def unpacked(log):
    class_log = log
    with Ctx('t', log) as c, Ctx(c.name + 'u', class_log) as d:
        return c.name + d.name


def try_inside(log):
    with Ctx('o', log):
        try:
            with Ctx('i', log):
                raise ValueError('v')
        except ValueError as e:
            log.append('caught ' + str(e))
        finally:
            log.append('fin')
    return len(log)


def entry_point(argv):
    for f in [returns, suppressed_return, unpacked]:
        log = []
        print(f(log), log)
    log = []
    print(loop(log), log)
    log = []
    print(try_inside(log), log)
    log = []
    try:
        with Ctx('z', log, KeyError):
            1 // (len(argv) - len(argv))
    except ZeroDivisionError as e:
        print(e, log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
