class AppError(Exception):
    pass


class NotFound(AppError):
    pass


class Denied(AppError):
    pass


def act(n):
    if n == 1:
        raise NotFound()
    if n == 2:
        raise Denied()
    if n == 3:
        raise KeyError('k')
    return n


def entry_point(argv):
    for n in range(4):
        try:
            act(n)
            print('fine')
        except NotFound:
            print('not found')
        except AppError:
            print('app error')
        except LookupError:
            print('lookup')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
