def a(x):
    def b(y):
        def c(z):
            def d(w):
                return x * 1000 + y * 100 + z * 10 + w
            return d
        return c
    return b


def entry_point(argv):
    n = len(argv)
    print(a(n)(2)(3)(4))
    ab = a(5)
    print(ab(1)(n)(1), ab(2)(n)(2))
    cs = [ab(i) for i in range(3)]
    print([c(i)(n) for i, c in enumerate(cs)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
