def entry_point(argv):
    t = len(argv) == 1
    f = not t
    print(t + t, t - f, t * 5, t / 2, t // 1, t % 2, -t, +t, ~t, ~f, abs(t), t ** 3)
    print(t & f, t | f, t ^ t, t & 3, 6 | t, t ^ 5)
    print(t < f, t > f, t == 1, f == 0, t <= 1, t != f, t == 1.0, f < 0.5)
    print(int(t), float(f), str(t), repr(f), bool(0), bool(2), bool(0.0), bool(''), bool('a'), bool([]), bool([0]))
    print(sum([t, f, t, t]), max(t, f), min(t, f), [10, 20][t], 'ab'[f], 'x' * t, divmod(t, 2))
    print(t and f, f or t, (t and 5) + 0, (f or 7) + 0, t is True, f is False, isinstance(t, int), isinstance(t, bool), hash(t), hash(f))
    counts = [0, 0]
    for n in range(10):
        counts[n % 3 == 0] += 1
    print(counts)
    print(f'{t} {t:d} {t:5} {f:>6} {t!s:>8} {t:x}', '%d %s %r' % (t, f, t))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
