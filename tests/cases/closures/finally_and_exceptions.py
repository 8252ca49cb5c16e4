def guard(f, log):
    def run(x):
        try:
            return f(x)
        except ValueError as e:
            log.append('value: ' + str(e))
            return -1
        finally:
            log.append('done')
    return run


def entry_point(argv):
    log = []
    n = len(argv)

    def f(x):
        if x < n:
            raise ValueError('small %d' % x)
        if x > 10:
            raise KeyError(x)
        return x
    g = guard(f, log)
    print(g(0), g(5))
    try:
        g(11)
    except KeyError as e:
        print('KeyError', e)
    print(log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
