"""`sys.exc_info`, `e.__traceback__`, `with_traceback`, and what `traceback` says in one line."""
import sys
import traceback


class Custom(Exception):
    pass


def fail(k):
    if k == 0:
        raise ValueError('bad value')
    if k == 1:
        raise Custom
    if k == 2:
        return {}['key']
    try:
        fail(0)
    except ValueError as e:
        e.add_note('noted')
        raise RuntimeError('from another') from e


def last_line(text):
    return text.splitlines()[-1]


def entry_point(argv):
    for k in range(4):
        try:
            fail(k)
        except Exception:
            kind, value, tb = sys.exc_info()
            print(kind.__name__, repr(value), tb is not None, kind is type(value), sys.exc_info()[1] is value)
            text = traceback.format_exc()
            lines = text.splitlines()
            print(lines[0], '...', lines[-1], text.endswith('\n'), text.count('Traceback (most recent call last):'))
            print(traceback.format_exception_only(kind, value), last_line(''.join(traceback.format_exception(kind, value, tb))))
            print('direct cause' in text, 'noted' in text)
    try:
        try:
            fail(0)
        except ValueError as e:
            saved = e.__traceback__
            raise KeyError('other').with_traceback(e.__traceback__)
    except KeyError as e:
        print(repr(e), saved is not None, e.__traceback__ is not None)
        print(''.join(traceback.format_exception_only(e)), end='')
        try:
            fail(1)
        except Custom:
            print(repr(sys.exc_info()[1]))
        print(repr(sys.exc_info()[1]))
        traceback.print_exc()
        traceback.print_exception(e)
        traceback.print_exception(type(e), e, e.__traceback__, file=sys.stderr)
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
