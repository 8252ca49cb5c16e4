class A(object):
    pass


class B(A):
    name = 'b'


def f():
    return 1


def entry_point(argv):
    n = len(argv)
    x = A() if n > 5 else B()
    print(type(x).__name__, type(n).__name__, type('s').__name__, type(1.5).__name__, type(None) is type(None), type([]).__name__, B.__name__, x.__class__.__name__, f.__name__)
    print(int, str, float, bool, list, dict, type(n), type('s'), ValueError, A is B, type(x) is B, type(n) is int, [ValueError, KeyError])
    try:
        raise ValueError('bad', n)
    except ValueError as e:
        print(type(e).__name__, type(e), e, str(e))
    try:
        raise KeyError('key')
    except KeyError as e:
        print(e, repr(e), str(e))
    print(repr(ValueError('x')), str(ValueError()), repr(IndexError()), [ValueError('y')], str(KeyError('q')), f'{RuntimeError("m")}', '%s' % OSError('o'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
