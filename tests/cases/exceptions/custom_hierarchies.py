class AppError(Exception):
    code = 1

    def __init__(self, message, detail=None):
        super().__init__(message)
        self.detail = detail

    def describe(self):
        return '%s[%d]: %s' % (type(self).__name__, self.code, self)


class NotFound(AppError):
    code = 404

    def __init__(self, what):
        super().__init__(what + ' not found', detail=what)


class Invalid(AppError):
    code = 400

    def __str__(self):
        return 'invalid ' + super().__str__()


class Fatal(BaseException):
    pass


class Empty(AppError):
    def __init__(self):
        pass


class WithRepr(Exception):
    def __repr__(self):
        return '<WithRepr %s>' % (self.args,)


class Position(Exception):
    def __init__(self, line, col):
        self.line = line
        self.col = col

    def __str__(self):
        return '%d:%d' % (self.line, self.col)


def work(k):
    if k == 0:
        raise NotFound('page')
    if k == 1:
        raise Invalid('input', detail='x')
    if k == 2:
        raise AppError('plain')
    if k == 3:
        raise Fatal('stop', 7)
    if k == 4:
        raise Empty()
    if k == 5:
        raise WithRepr(1, 'two')
    if k == 6:
        raise Position(3, 14)
    return 'fine'


def entry_point(argv):
    for k in range(8):
        try:
            print(work(k))
        except NotFound as e:
            print('NotFound', e.describe(), e.detail, e.args)
        except Invalid as e:
            print('Invalid', e, isinstance(e, AppError), isinstance(e, NotFound))
            print(e.describe(), e.detail)
        except AppError as e:
            print('AppError', e.describe() if k != 4 else repr(e), e.code)
        except Position as e:
            print(e, e.line, e.col, e.args)
        except Exception as e:
            print('Exception', repr(e))
        except BaseException as e:
            print('Base', repr(e), str(e))
    try:
        raise NotFound('x') from Invalid('cause')
    except AppError as e:
        print(e.__cause__, repr(e.__cause__))
    errors = [NotFound('a'), Invalid('b'), AppError('c')]
    print([str(e) for e in errors], sorted([e.code for e in errors]))
    print(issubclass(Invalid, AppError), issubclass(NotFound, Invalid))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
