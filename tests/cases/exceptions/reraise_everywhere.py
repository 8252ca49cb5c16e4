class E(Exception):
    def __init__(self, n):
        Exception.__init__(self, 'E%d' % n)
        self.n = n


def bare(n):
    try:
        raise E(n)
    except E:
        raise


def named(n):
    try:
        raise E(n)
    except E as e:
        e.n += 10
        raise e


def later(n):
    saved = None
    try:
        raise E(n)
    except E as e:
        saved = e
    if saved is not None:
        raise saved


def nested(n):
    try:
        try:
            raise E(n)
        except E as outer:
            try:
                raise ValueError('inner')
            except ValueError:
                pass
            raise
    except E as e:
        return 'still %d' % e.n


def in_finally(n):
    try:
        try:
            raise E(n)
        finally:
            n += 1
    except E as e:
        return e.n * 100 + n


def selective(n):
    try:
        raise E(n)
    except E as e:
        if e.n % 2:
            raise
        return 'swallowed'


def converted(n):
    try:
        raise E(n)
    except E as e:
        raise KeyError(e.n) from e


def entry_point(argv):
    for f in [bare, named, later, converted]:
        try:
            f(len(argv))
        except E as e:
            print(e, e.n)
        except KeyError as e:
            print('key', e, e.__cause__)
    print(nested(5), in_finally(7), selective(2))
    try:
        selective(3)
    except E as e:
        print('out', e.n)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
