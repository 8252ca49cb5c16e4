class P(object):
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return 'P(%d)' % self.x

    def __str__(self):
        return 'p%d' % self.x


def entry_point(argv):
    n = len(argv)
    x = 3.14159
    name = 'wor"ld'
    p = P(n)
    items = [1, 2]
    print(f'{n=} {x=} {name=} {p=} {items=}')
    print(f'{n = } {x = :.2f} {name = !s} {p=!s} {items[0]=} {n+1=} {len(name)=:>4} {p.x=}')
    print(f'{"nested " + f"{n}"}', f'{n!r} {p!r:>6} {p!s:>6} {p!a}')
    print(f"{'a' if n else 'b'} {n > 0 and x} {[i * n for i in items]} {{'k': n}} {dict(a=n)['a']} {(lambda: n)()} {n:{'>'}{5}}")
    print(f'{n}' f'{x:.0f}' 'plain' f"{name!r}", f'a{n}b{n}c', f'{n:>{n + 2}}', f'{items!r:>10}', f'''{
        n}''', rf'\d{n}\{name[0]}')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
