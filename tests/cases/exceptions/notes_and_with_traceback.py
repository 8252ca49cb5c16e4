def entry_point(argv):
    try:
        try:
            raise ValueError('v')
        except ValueError as e:
            raise e.with_traceback(None) from None
    except ValueError as e:
        print(e)
    e = ValueError('a')
    f = ValueError('a')
    print(e == f, e == e, e != f, e is f)
    print(isinstance(e, (KeyError, ValueError)), issubclass(ValueError, Exception))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
