def raise_it(k):
    if k == 0:
        raise ArithmeticError('a')
    if k == 1:
        raise BufferError('b')
    if k == 2:
        raise EOFError('c')
    if k == 3:
        raise FloatingPointError('d')
    if k == 4:
        raise ImportError('e')
    if k == 5:
        raise ModuleNotFoundError('f')
    if k == 6:
        raise LookupError('g')
    if k == 7:
        raise NameError('h')
    if k == 8:
        raise NotImplementedError('i')
    if k == 9:
        raise OverflowError('j')
    if k == 10:
        raise RecursionError('k')
    if k == 11:
        raise ReferenceError('l')
    if k == 12:
        raise StopAsyncIteration('m')
    if k == 13:
        raise SystemError('n')
    if k == 14:
        raise TimeoutError('o')
    if k == 15:
        raise UnboundLocalError('p')
    if k == 16:
        raise UnicodeError('q')
    if k == 17:
        raise ConnectionError('r')
    if k == 18:
        raise PermissionError('s')
    if k == 19:
        raise FileNotFoundError('t')
    if k == 20:
        raise DeprecationWarning('u')
    if k == 21:
        raise MemoryError('v')
    if k == 22:
        raise AssertionError('w')
    if k == 23:
        raise AttributeError('x')
    raise BrokenPipeError('y')


def entry_point(argv):
    for k in range(25):
        try:
            raise_it(k)
        except ArithmeticError as e:
            print(k, 'arithmetic', type(e).__name__, e)
        except LookupError as e:
            print(k, 'lookup', type(e).__name__, e)
        except RuntimeError as e:
            print(k, 'runtime', type(e).__name__, e)
        except OSError as e:
            print(k, 'os', type(e).__name__, e)
        except ImportError as e:
            print(k, 'import', type(e).__name__, e)
        except ValueError as e:
            print(k, 'value', type(e).__name__, e)
        except NameError as e:
            print(k, 'name', type(e).__name__, e)
        except Warning as e:
            print(k, 'warning', type(e).__name__, e)
        except Exception as e:
            print(k, 'other', type(e).__name__, e, repr(e))
    try:
        raise KeyboardInterrupt('z')
    except BaseException as e:
        print(repr(e))
    try:
        raise GeneratorExit
    except BaseException as e:
        print(repr(e), isinstance(e, Exception))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
