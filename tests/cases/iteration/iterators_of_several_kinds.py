def gen(xs):
    for x in xs:
        yield x * 2


def pick(flag, xs):
    if flag:
        return iter(xs)
    return gen(xs)


def entry_point(argv):
    xs = [1, 2, 3]
    for flag in [True, False]:
        it = iter(xs) if flag else gen(xs)
        print(next(it))
        for x in it:
            print(x)
        if flag:
            it = map(str, xs)
        else:
            it = (str(x) + "!" for x in xs)
        print(next(it), next(it, "none"))
        print(list(it))
        for x in pick(flag, xs):
            print(x)
        p = pick(flag, xs)
        print(next(p), sum(p))
        if flag:
            z = enumerate(xs)
        else:
            z = zip(xs, xs)
        for a, b in z:
            print(a, b)
        if flag:
            r = reversed(xs)
        else:
            r = iter([4, 5])
        print(list(r))
        if flag:
            r = range(3)
        else:
            r = gen(xs)
        for q in r:
            print(q)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
