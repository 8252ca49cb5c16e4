def logger(prefix):
    def log(*parts):
        return prefix + ' '.join([str(p) for p in parts])
    return log


def summer(base):
    def total(*xs, scale=1):
        t = base
        for x in xs:
            t += x * scale
        return t
    return total


def entry_point(argv):
    f = logger('#' * len(argv))
    print(f(1, 2), f(), f(2.5), f('s', 't', 'u'))
    t = summer(100)
    print(t(), t(1), t(1, 2, 3), t(1, 2, scale=10))
    xs = (4, 5)
    print(t(*xs), t(6, *xs, scale=2))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
