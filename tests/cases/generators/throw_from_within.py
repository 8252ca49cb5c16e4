def guarded(k):
    try:
        yield 1
        if k == 0:
            raise ValueError('inside')
        yield 2
    except ValueError as e:
        yield 30
        print('caught', e)
    else:
        yield 4
    finally:
        print('finally', k)
    yield 5


def bad():
    yield 1
    raise KeyError('bad')


def entry_point(argv):
    print(list(guarded(0)), list(guarded(len(argv))))
    g = bad()
    print(next(g))
    try:
        next(g)
    except KeyError as e:
        print(e)
    try:
        next(g)
    except StopIteration:
        print('over')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
