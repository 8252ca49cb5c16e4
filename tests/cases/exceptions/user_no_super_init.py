class Plain(Exception):
    pass


class WithInit(Exception):
    def __init__(self, a, b):
        self.a = a
        self.b = b


class WithSuper(Exception):
    def __init__(self, code):
        super().__init__('code %d' % code)
        self.code = code


class WithStr(Exception):
    def __init__(self, msg):
        self.msg = msg

    def __str__(self):
        return 'custom ' + self.msg


class OnlyDefault(ValueError):
    def __init__(self, x, y=3):
        self.x = x


def entry_point(argv):
    n = len(argv)
    try:
        raise WithInit(n, 'two')
    except WithInit as e:
        print(str(e), repr(e), e.a, e.b, len(e.args))
    try:
        raise WithSuper(n + 4)
    except WithSuper as e:
        print(str(e), repr(e), e.code, e.args)
    try:
        raise WithStr('m' * n)
    except WithStr as e:
        print(str(e), repr(e), e.msg)
    try:
        raise Plain
    except Plain as e:
        print('[' + str(e) + ']', repr(e))
    try:
        raise Plain('x', n, 2.5)
    except Plain as e:
        print(str(e), repr(e), e.args)
    try:
        raise OnlyDefault(n)
    except ValueError as e:
        print(str(e), repr(e))
    try:
        raise OnlyDefault(y=n, x=7)
    except ValueError as e:
        print('[%s]' % str(e), repr(e))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
