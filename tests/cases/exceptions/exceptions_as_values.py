class Result:
    def __init__(self, value, error):
        self.value = value
        self.error = error


def attempt(f, x):
    try:
        return Result(f(x), None)
    except Exception as e:
        return Result(0, e)


def half(x):
    if x % 2:
        raise ValueError('odd: %d' % x)
    return x // 2


def inverse(x):
    return 100 // x


def entry_point(argv):
    results = [attempt(half, i) for i in range(3)] + [attempt(inverse, 2 - i) for i in range(3)]
    for r in results:
        if r.error is not None:
            print('error', type(r.error).__name__, r.error)
        else:
            print('value', r.value)
    errors = [r.error for r in results if r.error]
    print(len(errors), [str(e) for e in errors], errors)
    by_name = {}
    for e in errors:
        by_name[type(e).__name__] = by_name.get(type(e).__name__, 0) + 1
    print(by_name)
    try:
        raise errors[0]
    except ValueError as e:
        print('raised again', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
