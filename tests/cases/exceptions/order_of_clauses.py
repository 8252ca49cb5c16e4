def in_order(log, n):
    log.append('start')
    try:
        log.append('try')
        if n == 1:
            raise ValueError('v')
        if n == 2:
            return 'returned'
        if n == 3:
            raise KeyError('k')
    except ValueError:
        log.append('except')
        if len(log) > 100:
            return 'never'
    else:
        log.append('else')
    finally:
        log.append('finally')
    log.append('after')
    return 'end'


def nested_finally(log, n):
    try:
        try:
            if n == 0:
                raise ValueError('first')
            log.append('fine')
        finally:
            log.append('inner')
            if n == 2:
                raise KeyError('second')
    except (ValueError, KeyError) as e:
        log.append(type(e).__name__)
    finally:
        log.append('outer')


def swallow(n):
    for i in range(3):
        try:
            if i == n:
                raise RuntimeError('swallowed')
        finally:
            if i == n:
                break
    return i


def return_wins(n):
    try:
        raise ValueError(n)
    finally:
        return 'finally %d' % n


def loop(n):
    out = []
    i = 0
    while True:
        i += 1
        try:
            if i % 2:
                continue
            if i > n:
                break
            out.append(10 // (i - 4))
        except ZeroDivisionError:
            out.append(-99)
        else:
            out.append(1000)
        finally:
            out.append(i)
    return out


def raise_in_else():
    try:
        try:
            x = 1
        except ValueError:
            return 'wrong'
        else:
            raise ValueError('from else')
    except ValueError as e:
        return str(e)


def handler_raises():
    try:
        try:
            raise KeyError('a')
        except KeyError as e:
            raise IndexError(str(e))
    except IndexError as e:
        return str(e)


def deep(n):
    if n == 0:
        raise ValueError('bottom')
    try:
        deep(n - 1)
    finally:
        COUNT.append(n)


COUNT = []


def generator_cleanup():
    log = []

    def gen():
        try:
            yield 1
            yield 2
        except ValueError as e:
            log.append('caught ' + str(e))
            yield 3
        finally:
            log.append('closed')
    g = gen()
    log.append(str(next(g)))
    log.append(str(g.throw(ValueError('thrown'))))
    g.close()
    return log


def entry_point(argv):
    for n in range(4):
        log = []
        try:
            print(in_order(log, n), log)
        except KeyError as e:
            print('out', e, log)
        log = []
        nested_finally(log, n)
        print(log, swallow(n), return_wins(n))
    print(loop(7), raise_in_else(), handler_raises())
    try:
        deep(5)
    except ValueError as e:
        print(e, COUNT)
    print(generator_cleanup())
    try:
        assert len(argv) > 100, 'few: %d' % 1
    except AssertionError as e:
        print(repr(e))
    try:
        assert len(argv) > 100
    except AssertionError as e:
        print(repr(e), str(e) == '')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
