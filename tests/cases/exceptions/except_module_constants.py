class ParseError(ValueError):
    pass


class NetError(OSError):
    def __init__(self, host, why):
        OSError.__init__(self, 111, why)
        self.host = host


NUMERIC = (ZeroDivisionError, OverflowError, ValueError)
LOOKUPS = (KeyError, IndexError)
ALL = NUMERIC + LOOKUPS
NESTED = NUMERIC + (*LOOKUPS, OSError)
ONLY = KeyError


class Policy:
    retry = (NetError, TimeoutError)
    fatal = ParseError


def fail(n):
    if n == 0:
        return [1, 2][n + 5]
    if n == 1:
        return {'a': 1}['b' * n]
    if n == 2:
        return 1 // (n - 2)
    if n == 3:
        return int('x' * n)
    if n == 4:
        raise NetError('example', 'refused')
    if n == 5:
        raise ParseError('line', n)
    if n == 6:
        raise TimeoutError('slow')
    if n == 7:
        raise RuntimeError
    return n


def classify(n):
    try:
        return 'value %d' % fail(n)
    except LOOKUPS as e:
        return 'lookup ' + type(e).__name__
    except NUMERIC as e:
        return 'numeric %s %s' % (type(e).__name__, e)
    except NetError as e:
        return 'net %s %d %s' % (e.host, e.errno, e.strerror)
    except (OSError, RuntimeError) as e:
        return 'other %s' % type(e).__name__


def by_policy(n):
    try:
        fail(n)
    except Policy.retry as e:
        return 'retry ' + type(e).__name__
    except Policy.fatal as e:
        return 'fatal %s %d' % (e, len(e.args))
    except Exception:
        return 'ignored'
    return 'fine'


def nested(n):
    try:
        fail(n)
    except NESTED as e:
        return 'nested ' + type(e).__name__
    except Exception as e:
        return 'outside ' + type(e).__name__
    return 'none'


def only(n):
    try:
        fail(n)
    except ONLY:
        return 'only'
    except ALL:
        return 'all'
    except Exception:
        return 'rest'
    else:
        return 'else'


def entry_point(argv):
    for n in range(9):
        print(n, classify(n), '/', by_policy(n), '/', nested(n), '/', only(n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
