ERRORS = (KeyError, IndexError)
NUMERIC = (ZeroDivisionError, OverflowError, ValueError)
ALL = ERRORS + NUMERIC


class Policy:
    retry_on = (ValueError, KeyError)
    ignore = IndexError


def provoke(k):
    if k == 0:
        return {}['a']
    if k == 1:
        return [1][5]
    if k == 2:
        return 1 // (k - 2)
    if k == 3:
        return int('q')
    if k == 4:
        raise TypeError('t')
    return k


def by_tuple(k):
    try:
        return 'ok %d' % provoke(k)
    except ERRORS as e:
        return 'lookup ' + type(e).__name__
    except NUMERIC:
        return 'numeric'
    except (TypeError, AttributeError) as e:
        return 'type %s' % e


def by_policy(k):
    try:
        provoke(k)
    except Policy.retry_on:
        return 'retry'
    except Policy.ignore:
        return 'ignored'
    except Exception:
        return 'other'
    return 'none'


def nested(k):
    try:
        try:
            return provoke(k)
        except ERRORS:
            return provoke(k + 2)
        except ZeroDivisionError:
            return -1
    except ALL as e:
        return len(str(e))


def entry_point(argv):
    n = len(argv) - 1
    for k in range(n, n + 6):
        print(by_tuple(k), by_policy(k))
    print([nested(k + n) for k in [0, 1, 2, 3, 5]])
    print(isinstance(KeyError('x'), ERRORS), isinstance(TypeError('x'), ALL))
    local = (ValueError, TypeError)
    try:
        provoke(4 + n)
    except local as e:
        print('local', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
