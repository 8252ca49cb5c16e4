def apply_all(fs, x):
    return [f(x) for f in fs]


def twice(f):
    return lambda x: f(f(x))


def compose(*fs):
    def run(x):
        for f in fs:
            x = f(x)
        return x
    return run


def entry_point(argv):
    order = {'b': 0, 'a': 1, 'c': 2}
    names = ['c', 'a', 'b']
    names.sort(key=lambda s: order[s])
    print(names)
    k = len(argv)
    print(sorted([3, 1, 2], key=lambda x: -x * k), max([1, 5, 3], key=lambda x: (x - 4) * (x - 4) * k))
    inc = lambda x: x + k
    print(apply_all([inc, twice(inc), twice(twice(inc))], 10))
    print(compose(inc, inc, twice(inc))(1), compose(inc, twice(inc), inc)(1))
    print(list(map(lambda x: x * k + 1, [1, 2, 3])), list(filter(lambda x: x > k, [0, 1, 2])))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
