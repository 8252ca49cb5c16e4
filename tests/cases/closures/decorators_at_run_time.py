def twice(f):
    def wrapper(x):
        return f(f(x))
    return wrapper


def logged(log, name):
    def deco(f):
        def wrapper(*args):
            log.append('%s%r' % (name, args))
            return f(*args)
        return wrapper
    return deco


def entry_point(argv):
    n = len(argv)
    log = []

    @twice
    def add(x):
        return x + n

    @logged(log, 'mul')
    def mul(a):
        return a * 7

    @logged(log, 'neg')
    @twice
    def shift(x):
        return x * 10 + n

    print(add(10), mul(6), shift(4))
    print(log)

    counted = 0

    def count(f):
        def run(x):
            nonlocal counted
            counted += 1
            return f(x)
        return run

    fs = [count(add), count(twice(add))]
    print([f(1) for f in fs], counted)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
