def classify(k):
    if k == 0:
        raise ZeroDivisionError('z')
    if k == 1:
        raise OverflowError('o')
    if k == 2:
        raise FloatingPointError('f')
    if k == 3:
        raise IndexError('i')
    if k == 4:
        raise KeyError('k')
    if k == 5:
        raise UnboundLocalError('u')
    if k == 6:
        raise ModuleNotFoundError('m')
    if k == 7:
        raise NotImplementedError('n')
    if k == 8:
        raise RecursionError('r')
    if k == 9:
        raise UnicodeError('ue')
    if k == 10:
        raise FileNotFoundError('fnf')
    if k == 11:
        raise BrokenPipeError('bp')
    if k == 12:
        raise TimeoutError('t')
    if k == 13:
        raise StopAsyncIteration('sa')
    if k == 14:
        raise AssertionError('a')
    if k == 15:
        raise EOFError('eof')
    if k == 16:
        raise BufferError('b')
    if k == 17:
        raise DeprecationWarning('d')
    if k == 18:
        raise IndentationError('ind')
    if k == 19:
        raise MemoryError('mem')
    if k == 20:
        raise ReferenceError('ref')
    if k == 21:
        raise SystemError('sys')
    if k == 22:
        raise PermissionError('perm')
    raise KeyboardInterrupt('ki')


def entry_point(argv):
    for k in range(24):
        try:
            try:
                classify(k)
            except ArithmeticError as e:
                print('arithmetic', type(e).__name__)
                raise
            except LookupError as e:
                print('lookup', type(e).__name__)
                raise
            except NameError as e:
                print('name', type(e).__name__)
                raise
            except ImportError as e:
                print('import', type(e).__name__)
                raise
            except RuntimeError as e:
                print('runtime', type(e).__name__)
                raise
            except ValueError as e:
                print('value', type(e).__name__)
                raise
            except ConnectionError as e:
                print('connection', type(e).__name__)
                raise
            except OSError as e:
                print('os', type(e).__name__)
                raise
            except Warning as e:
                print('warning', type(e).__name__)
                raise
            except SyntaxError as e:
                print('syntax', type(e).__name__)
                raise
            except Exception as e:
                print('other', type(e).__name__)
                raise
        except Exception as e:
            print(repr(e), isinstance(e, OSError), isinstance(e, RuntimeError))
        except BaseException as e:
            print('base', repr(e))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
