class E(Exception):
    def __init__(self, n):
        super().__init__(n)
        self.n = n


def inner(k):
    raise E(k)


def bare(k):
    try:
        inner(k)
    except E:
        raise


def named(k):
    try:
        inner(k)
    except E as e:
        e.n += 100
        raise e


def in_helper(k):
    try:
        inner(k)
    except E as e:
        rethrow(e)


def rethrow(e):
    raise e


def nested(k):
    try:
        inner(k)
    except E:
        try:
            raise ValueError('x')
        except ValueError as v:
            print('inner', v)
        raise


def in_finally(k):
    try:
        inner(k)
    finally:
        try:
            raise KeyError(k)
        except KeyError as e:
            print('finally', e)


def entry_point(argv):
    fs = [bare, named, in_helper, nested, in_finally]
    for i in range(len(fs)):
        try:
            fs[i](i)
        except E as e:
            print(i, e.n, e.args, str(e), repr(e))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
