def entry_point(argv):
    name = 'world'
    n = 42
    x = 3.14159
    print(f'hello {name}')
    print(f'{n} {n + 1} {n:5d}| {n:<5}| {n:05d} {n:x}')
    print(f'{x:.2f} {x:10.3f}|')
    print(f'{name!r} {name:>8} {name:^9}|')
    print(f'{{}} {len(name)} {name.upper()}')
    print(f'{n=} {name=}')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
