class Late(Exception):
    pass


def find(xs, want):
    error = None
    for x in xs:
        try:
            if x < 0:
                raise ValueError('negative %d' % x)
            if x == want:
                return x
        except ValueError as e:
            error = e
    if error is not None:
        raise error
    raise Late('not found')


def raise_what_is_there(flag):
    problem = None
    if flag:
        problem = Late('there')
    raise problem


def first_error(xs):
    first = None
    for x in xs:
        try:
            int(x)
        except ValueError as e:
            if first is None:
                first = e
    raise first


def entry_point(argv):
    for xs, want in [([1, 2], 2), ([1, -2], 5), ([], 1)]:
        try:
            print(find(xs, want))
        except (ValueError, Late) as e:
            print(type(e).__name__, e)
    for flag in [True, False]:
        try:
            raise_what_is_there(flag)
        except Late as e:
            print('Late', e)
        except TypeError as e:
            print('TypeError', e)
    for xs in [['1', 'x', 'y'], ['1']]:
        try:
            first_error(xs)
        except ValueError as e:
            print(e)
        except TypeError as e:
            print('TypeError', e)
    saved = None
    try:
        find([-1], 0)
    except ValueError as e:
        saved = e
    try:
        raise saved
    except ValueError as e:
        print(e is saved, e)
    try:
        raise saved from None
    except ValueError as e:
        print(e is saved, e.__cause__ is None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
