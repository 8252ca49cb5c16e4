class AppError(Exception):
    def __init__(self, msg, code=1):
        Exception.__init__(self, msg)
        self.code = code


def low(n):
    if n < 0:
        raise ValueError('negative %d' % n)
    return 10 // n


def wrap(n):
    try:
        return low(n)
    except (ValueError, ZeroDivisionError) as e:
        raise AppError('wrapped', n) from e


def wrap_class(n):
    try:
        return low(n)
    except Exception:
        raise AppError('hidden') from None


def cause_is_class():
    raise KeyError('k') from RuntimeError


def cause_is_new():
    raise KeyError('k') from AppError('made', 9)


def again(n, log):
    try:
        return wrap(n)
    except AppError as e:
        log.append(e.code)
        raise
    finally:
        log.append(n)


def chain(e):
    parts = []
    while e is not None:
        parts.append(type(e).__name__ + ':' + str(e))
        e = e.__cause__
    return ' <- '.join(parts)


def deep_chain(n):
    if n == 0:
        raise ValueError('root')
    try:
        deep_chain(n - 1)
    except Exception as e:
        raise RuntimeError('level %d' % n) from e


def entry_point(argv):
    for n in [5, 0, -3]:
        log = []
        try:
            print(again(n, log), log)
        except AppError as e:
            print(e, e.code, log, '|', chain(e), '|', e.__cause__ is None)
    try:
        wrap_class(0)
    except AppError as e:
        print(chain(e), e.__cause__ is None)
    try:
        cause_is_class()
    except KeyError as e:
        print(chain(e), isinstance(e.__cause__, RuntimeError))
    try:
        cause_is_new()
    except KeyError as e:
        c = e.__cause__
        if isinstance(c, AppError):
            print(chain(e), c.code)
    try:
        deep_chain(4)
    except RuntimeError as e:
        print(chain(e))
    e = ValueError('made')
    print(e.__cause__ is None)
    e.__cause__ = KeyError('set')
    print(chain(e))
    saved = None
    try:
        low(-1)
    except ValueError as v:
        saved = v
    try:
        raise saved
    except ValueError as v:
        print(v is saved, v)
    try:
        raise saved from saved.__cause__
    except ValueError as v:
        print(v.__cause__ is None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
