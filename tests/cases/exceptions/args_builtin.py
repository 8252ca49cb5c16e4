def show(e):
    print(type(e).__name__, '|', str(e), '|', repr(e), '|', len(e.args))


def entry_point(argv):
    n = len(argv)
    try:
        raise ValueError('message', 5)
    except ValueError as e:
        show(e)
        print(e.args)
    try:
        raise KeyError('missing')
    except KeyError as e:
        show(e)
    try:
        raise RuntimeError
    except RuntimeError as e:
        show(e)
    try:
        raise IndexError(n)
    except IndexError as e:
        show(e)
        print(e.args[0])
    try:
        raise TypeError(None)
    except TypeError as e:
        show(e)
    try:
        raise ValueError('quote \' and "', 'é')
    except ValueError as e:
        show(e)
    try:
        raise ValueError('')
    except ValueError as e:
        show(e)
    try:
        raise ValueError((1, 2))
    except ValueError as e:
        show(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
