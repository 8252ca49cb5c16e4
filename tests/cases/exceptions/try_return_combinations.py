def f(k, log):
    try:
        log.append('try')
        if k == 0:
            return 'r0'
        if k == 1:
            raise ValueError('v')
        if k == 2:
            raise KeyError('k')
    except ValueError:
        log.append('except')
        return 'r1'
    else:
        log.append('else')
        if k == 3:
            return 'r3'
    finally:
        log.append('finally')
        if k == 2:
            return 'swallowed'
    return 'end'


def g(n):
    out = []
    for i in range(n):
        try:
            if i == 1:
                continue
            if i == 4:
                break
            if i == 2:
                try:
                    raise ValueError(i)
                finally:
                    out.append('f%d' % i)
            out.append('b%d' % i)
        except ValueError as e:
            out.append('e%s' % e)
            continue
        finally:
            out.append('.')
    else:
        out.append('else')
    return out


def h(n):
    while True:
        try:
            try:
                return n
            finally:
                n += 1
                if n < 5:
                    continue
        finally:
            n += 10
            if n < 100:
                break
    return n * 2


def entry_point(argv):
    for k in range(5):
        log = []
        print(f(k, log), log)
    print(g(3), g(8))
    print(h(len(argv)), h(1000))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
