# The first `KeyError` has a constant for its argument, the others come from dicts and sets.


def constant(n):
    try:
        if n == 0:
            raise KeyError(chr(97 + 2))
        if n == 1:
            raise ValueError('abc')
    except Exception as err:
        print(type(err).__name__, err)


def missing(d, s, key):
    try:
        print(d.pop(key))
    except Exception as err:
        print(type(err).__name__, err)
    try:
        s.remove(key)
    except Exception as err:
        print(type(err).__name__, err)
    try:
        print(d[key])
    except KeyError as err:
        print(err, str(err), repr(err))


def entry_point(argv):
    d = {'{': 'x'}
    s = {'q'}
    constant(0)
    constant(1)
    missing(d, s, 'ß')
    missing(d, s, "'")
    missing(d, s, 'q')
    missing(d, s, '{')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
