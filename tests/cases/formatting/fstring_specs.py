class Money(object):
    def __init__(self, cents):
        self.cents = cents

    def __format__(self, spec):
        if spec == 'c':
            return '%dc' % self.cents
        if spec.endswith('$'):
            return '$' + format(self.cents / 100.0, spec[:-1])
        return 'Money(' + spec + ')'

    def __repr__(self):
        return '<Money %d>' % self.cents


class Plain(object):
    def __str__(self):
        return 'plain!'


def entry_point(argv):
    n = len(argv)
    m = Money(1234 * n)
    print(f'{m:c} {m:.2f$} {m} {m!r} {m!r:>15} {m:10}', format(m, 'c'), format(m), '{:c}/{:.1f$}'.format(m, m))
    p = Plain()
    print(f'{p} {p!s:>10} {p!s:*<9}|', format(p), '{}'.format(p), f'{p!s}')
    w = 8
    prec = 3
    x = 3.14159 * n
    print(f'{x:{w}.{prec}f}|{x:<{w}}|{n:0{w}d}|{"ab":>{w}}|{"ab":{"*"}^{w}}|{n:{"+"}}|{x:{"." + str(prec)}}')
    print(f'{n=} {x=:.2f} {n + 1 = } {w=!r}' if n > 5 else f'{n=} {x=:.2f} {n + 1 = } {"s"=}')
    d = {'k': 'v'}
    e = '\u00e9'
    xs = [1, 2, 3]
    print(f'{d["k"]} {xs[0]} {xs[-1]:>3} {len(xs)} {sum(xs) / 2} {[y * 2 for y in xs]} {"yes" if n else "no"} {(lambda q: q + 1)(n)}')
    print(f'{{}} {{{n}}} {"{"}' f' joined {n}' ' plain', f'{n}{n}{n}', f'', f'{"nested " + f"{n} {x:.1f}"}', f'''multi
line {n}''')
    print(f'{True} {True:d} {None} {1 == n} {b"x"} {3 > 2 and n}', f'{n!r:^5}|{"a"!r:>6}|{e!a}')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
