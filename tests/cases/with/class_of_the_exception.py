# The class of an exception that `__exit__` is given, and `None` where there was none.


class Manager:
    def __enter__(self):
        return self

    def __exit__(self, t, v, tb):
        print(bool(t), not t, t is None, v is None, callable(t))
        print(str(t), '%s' % t, f'{t}', [t], (t, 1), {1: t})
        print(t == IndexError, t is IndexError, t in (IndexError, KeyError))
        print('found ' + t.__name__ if t else 'nothing')
        if t:
            print('true')
        print(t is not None and issubclass(t, LookupError))
        try:
            print(t.__name__)
        except AttributeError as e:
            print(e)
        try:
            print(issubclass(t, LookupError))
        except TypeError as e:
            print(e)
        return True


def use(n):
    with Manager():
        if n == 0:
            raise IndexError('first')
        if n == 1:
            raise ValueError('second')
        print('no exception')
    return n


def entry_point(argv):
    print([use(n) for n in range(3)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
