class AppError(Exception):
    code = 1

    def __init__(self, message, detail=None):
        super().__init__(message)
        self.detail = detail


class ParseError(AppError):
    code = 2

    def __init__(self, line, message):
        super().__init__('line %d: %s' % (line, message), 'parse')
        self.line = line


class NetError(AppError):
    code = 3


class Timeout(NetError, ):
    def __str__(self):
        return 'timeout after ' + super().__str__()


def run(n):
    if n == 0:
        raise ParseError(7, 'bad token')
    if n == 1:
        raise NetError('refused')
    if n == 2:
        raise Timeout('5s', 'slow')
    if n == 3:
        raise ValueError('plain')
    return n


def entry_point(argv):
    for i in range(5):
        try:
            print('got', run(i))
        except ParseError as e:
            print(e, e.line, e.code, e.detail)
        except NetError as e:
            print(type(e).__name__, e, e.code, e.detail is None)
        except Exception as e:
            print('other', e)
    print(issubclass(Timeout, AppError), AppError.code)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
