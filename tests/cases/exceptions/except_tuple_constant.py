class A(Exception):
    pass


class B(A):
    pass


class C(Exception):
    pass


ERRORS = (A, ValueError)
MORE = ERRORS + (KeyError,)


def throw(k):
    if k == 0:
        raise A('a')
    if k == 1:
        raise B('b')
    if k == 2:
        raise C('c')
    if k == 3:
        raise ValueError('v')
    if k == 4:
        raise KeyError('k')
    raise IndexError('i')


def entry_point(argv):
    for k in range(6):
        try:
            try:
                throw(k)
            except ERRORS as e:
                print('errors', type(e).__name__, e.args)
            except MORE:
                print('more')
            except (C, KeyError, IndexError) as e:
                print('nested', e)
            else:
                print('else')
            finally:
                print('finally', k)
        except Exception as e:
            print('outer', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
