class AppError(Exception):
    pass


def low(n):
    if n > 0:
        raise ValueError('low %d' % n)


def middle(n):
    try:
        low(n)
    except ValueError as e:
        raise AppError('middle') from e


def hidden(n):
    try:
        low(n)
    except ValueError:
        raise AppError('hidden') from None


def implicit(n):
    try:
        low(n)
    except ValueError:
        raise AppError('implicit')


def entry_point(argv):
    n = len(argv)
    try:
        middle(n)
    except AppError as e:
        print(e, '/', e.__cause__, '/', repr(e.__cause__))
        print(isinstance(e.__cause__, ValueError), e.__cause__ is None)
    try:
        hidden(n)
    except AppError as e:
        print(e, e.__cause__ is None)
    try:
        implicit(n)
    except AppError as e:
        print(e, e.__cause__ is None)
    try:
        try:
            raise KeyError('k')
        except KeyError as k:
            raise IndexError('i') from k
    except IndexError as e:
        c = e.__cause__
        if isinstance(c, KeyError):
            print('KeyError', c, c.args)
    e1 = AppError('first')
    print(e1.__cause__ is None)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
