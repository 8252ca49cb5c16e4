"""Exceptions with several bases that are exceptions: each handler of one of them gets them."""
import io


class AppError(Exception):
    code = 1

    def report(self):
        return '%s %d: %s' % (type(self).__name__, self.code, self)


class Missing(AppError, KeyError):
    code = 2

    def __str__(self):
        return 'missing ' + ' '.join([repr(a) for a in self.args])


class Bad(ValueError, AppError):
    def __init__(self, what, where):
        super().__init__(what)
        self.where = where
        self.code = 3


class Worse(Bad):
    def report(self):
        return 'worse ' + super().report()


class Both(KeyError, ValueError):
    pass


class Below(Both):
    pass


class Gone(OSError, LookupError):
    pass


def fail(k):
    if k == 0:
        raise Missing('a', 'b')
    if k == 1:
        raise Bad('syntax', 7)
    if k == 2:
        raise Worse('semantics', 8)
    if k == 3:
        raise Both('x')
    if k == 4:
        raise Below('y', 2)
    if k == 5:
        raise Gone(2, 'no such thing')
    if k == 6:
        raise ValueError('plain')
    if k == 7:
        raise KeyError('plain')
    return [1, 2][k]


def entry_point(argv):
    for k in range(9):
        try:
            fail(k)
        except ValueError as e:
            print(k, 'value', repr(e), isinstance(e, KeyError), isinstance(e, AppError))
        except LookupError as e:
            print(k, 'lookup', repr(e), isinstance(e, ValueError), isinstance(e, OSError))
        try:
            fail(k)
        except AppError as e:
            print(k, e.report(), e.code)
        except OSError as e:
            print(k, 'os', e, e.errno)
        except KeyError as e:
            print(k, 'key', e)
        except Exception as e:
            print(k, 'other', type(e).__name__, e)
    try:
        fail(2)
    except Bad as e:
        print(e.where, e.code, e.report(), issubclass(Worse, ValueError), issubclass(Both, ValueError))
    for k in (3, 4):
        try:
            try:
                fail(k)
            except OSError:
                print('wrong')
        except (IndexError, ValueError) as e:
            print(type(e) is Below, e.args, str(e))
    f = io.StringIO('text')
    for handler in range(3):
        try:
            try:
                f.fileno()
            except io.UnsupportedOperation as e:
                print('unsupported', e)
                if handler:
                    raise
        except ValueError as e:
            print('as value error', isinstance(e, OSError))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
