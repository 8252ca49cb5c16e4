"""`add_note` and `__notes__`."""


class Failure(Exception):
    def __init__(self, step):
        super().__init__('failed in ' + step)
        self.step = step


def work(step, n):
    try:
        if n > 2:
            raise Failure(step)
        return [10, 20][n]
    except (Failure, IndexError) as e:
        e.add_note('while at ' + step)
        if n > 2:
            e.add_note('n is %d' % n)
        raise


def notes_of(e):
    return getattr(e, '__notes__', [])


def entry_point(argv):
    for step, n in [('one', 0), ('two', 2), ('three', 3)]:
        try:
            print(work(step, n))
        except Exception as e:
            e.add_note('last')
            print(type(e).__name__, e, e.__notes__, len(e.__notes__), notes_of(e))
    plain = ValueError('x')
    print(notes_of(plain), hasattr(plain, '__notes__'))
    try:
        print(plain.__notes__)
    except AttributeError as e:
        print(e)
    plain.add_note('')
    print(plain.__notes__, hasattr(plain, '__notes__'), repr(plain), str(plain))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
