class Stack:
    def __init__(self):
        self.items = []

    def push(self, x):
        self.items.append(x)
        return self

    def pop(self):
        if not self.items:
            raise IndexError('pop from empty stack')
        return self.items.pop()


def attempt(f, default):
    try:
        return f()
    except (IndexError, KeyError, ZeroDivisionError) as e:
        return default + type(e).__name__


def parse_all(texts):
    good = []
    bad = {}
    for i, t in enumerate(texts):
        try:
            n = int(t)
            if n < 0:
                raise ValueError('negative')
        except ValueError as e:
            bad[i] = str(e)
            continue
        else:
            good.append(n)
        finally:
            if t == 'stop':
                break
    return good, bad


def first_good(fs):
    errors = []
    for f in fs:
        try:
            return f(), errors
        except Exception as e:
            errors.append('%s(%s)' % (type(e).__name__, e))
    raise LookupError('none of %d: %s' % (len(errors), '; '.join(errors)))


def boom(n):
    if n == 1:
        raise ValueError('one')
    if n == 2:
        raise KeyError('two')
    return n


def collect(n):
    out = []
    it = iter(range(n))
    while True:
        try:
            x = next(it)
        except StopIteration:
            out.append('end')
            break
        try:
            out.append(str(boom(x)))
        except ValueError:
            out.append('V')
        except KeyError as e:
            out.append('K' + e.args[0].__str__())
    return out


def entry_point(argv):
    s = Stack().push(1).push(2)
    d = {'a': 'x'}
    print(attempt(lambda: str(s.pop()), ''), attempt(lambda: str(s.pop()), ''), attempt(lambda: str(s.pop()), 'empty '))
    print(attempt(lambda: d['a'], ''), attempt(lambda: d['b'], 'no '), attempt(lambda: str(1 // len(d['a'][1:])), 'div '))
    print(parse_all(['1', 'x', '-2', '3']), parse_all(['4', 'stop', '5']), parse_all([]))
    for fs in [[lambda: boom(1), lambda: boom(2), lambda: boom(3)], [lambda: boom(2)]]:
        try:
            print(first_good(fs))
        except LookupError as e:
            print(type(e).__name__, e)
    print(collect(5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
