class Resource:
    open_count = []

    def __init__(self, name, fail=False):
        if fail:
            raise OSError('cannot open ' + name)
        self.name = name
        Resource.open_count.append(name)

    def close(self):
        Resource.open_count.remove(self.name)


def use(names, bad):
    opened = []
    try:
        for n in names:
            opened.append(Resource(n, n == bad))
        return '+'.join([r.name for r in opened])
    except OSError as e:
        return 'failed: %s with %d' % (e, len(opened))
    finally:
        while opened:
            opened.pop().close()


def swap_in_finally(xs):
    saved = xs[:]
    try:
        xs.append(1)
        xs[10] = 0
    finally:
        del xs[:]
        xs.extend(saved)


def counter():
    total = 0
    for i in range(6):
        try:
            if i % 3 == 0:
                raise ValueError
            total += i
        except ValueError:
            total += 100
            continue
        finally:
            total += 1000
        total += 10000
    return total


def order():
    out = []
    try:
        out.append('a')
        try:
            out.append('b')
            raise KeyError('x')
        finally:
            out.append('c')
            try:
                raise ValueError('y')
            except ValueError as e:
                out.append(str(e))
    except KeyError as e:
        out.append(str(e))
    else:
        out.append('never')
    finally:
        out.append('d')
    return out


def generator_cleanup(log):
    try:
        for i in range(3):
            try:
                yield i
            finally:
                log.append('i%d' % i)
    finally:
        log.append('all')


def entry_point(argv):
    print(use(['a', 'b'], ''), Resource.open_count)
    print(use(['a', 'b', 'c'], 'c'), Resource.open_count)
    xs = [5, 6]
    try:
        swap_in_finally(xs)
    except IndexError as e:
        print(xs, e)
    print(counter(), order())
    log = []
    for i in generator_cleanup(log):
        pass
    print(log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
