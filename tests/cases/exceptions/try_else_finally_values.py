def f(k, log):
    try:
        log.append('try')
        if k == 1:
            raise ValueError('one')
        if k == 2:
            return 'returned'
        if k == 3:
            raise KeyError('three')
    except ValueError as e:
        log.append('except %s' % e)
        result = 'handled'
    else:
        log.append('else')
        result = 'plain'
        if k == 4:
            raise IndexError('four')
    finally:
        log.append('finally')
        if k == 5:
            return 'finally wins'
    return result


def loop(log):
    for i in range(5):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            log.append(i)
        except ValueError:
            log.append(-1)
        else:
            log.append(i + 10)
        finally:
            log.append(i + 100)
    return log


def nested_finally(log):
    try:
        try:
            try:
                raise ValueError('deep')
            finally:
                log.append(1)
        finally:
            log.append(2)
            raise KeyError('replaced')
    except KeyError as e:
        log.append(3)
    return log


def entry_point(argv):
    for k in range(6):
        log = []
        try:
            print(k, f(k, log))
        except (KeyError, IndexError) as e:
            print(k, type(e).__name__, e)
        print(log)
    print(loop([]), nested_finally([]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
