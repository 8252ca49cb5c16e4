def a(k, log):
    for i in range(4):
        try:
            log.append('t%d' % i)
            if k == 0 and i == 1:
                return 'ret'
            if k == 1 and i == 1:
                break
            if k == 2 and i == 1:
                continue
            if k == 3 and i == 1:
                raise ValueError('v')
            log.append('e%d' % i)
        finally:
            log.append('f%d' % i)
    else:
        log.append('else')
    return 'end'


def b(k):
    while True:
        try:
            try:
                if k == 0:
                    return 'inner'
                if k == 1:
                    raise KeyError('k')
                break
            finally:
                if k == 0:
                    return 'override'
                if k == 1:
                    break
        finally:
            k += 10
    return 'after %d' % k


def c(k):
    x = 1
    try:
        x = 2
        return x
    finally:
        x = 3


def d(log):
    try:
        try:
            raise ValueError('1')
        except ValueError as e:
            log.append(str(e))
            raise KeyError('2')
        else:
            log.append('never')
        finally:
            log.append('fin')
    except KeyError as e:
        log.append(str(e))
        return len(log)
    finally:
        log.append('last')


def entry_point(argv):
    for k in range(5):
        log = []
        try:
            print(a(k, log))
        except ValueError as e:
            print('raised', e)
        print(log)
    print(b(0), b(1), b(2), c(1))
    log = []
    print(d(log), log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
