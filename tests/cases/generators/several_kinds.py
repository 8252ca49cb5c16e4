def up(n):
    for i in range(n):
        yield i


def down(n):
    while n > 0:
        yield n
        n -= 1


class Walker:
    def __init__(self, step):
        self.step = step

    def walk(self, n):
        for i in range(0, n, self.step):
            yield i * 100


def choose(k, n):
    if k == 0:
        return up(n)
    if k == 1:
        return down(n)
    if k == 2:
        return (x * x for x in range(n))
    return Walker(2).walk(n)


def merge(gens):
    while gens:
        alive = []
        for g in gens:
            try:
                yield next(g)
                alive.append(g)
            except StopIteration:
                pass
        gens = alive


def entry_point(argv):
    n = len(argv) + 2
    for k in range(4):
        print(list(choose(k, n)))
    gens = [choose(k, n) for k in range(4)]
    print([next(g) for g in gens], [sum(g) for g in gens])
    print(list(merge([up(2), down(3), up(1)])))
    table = {'up': up, 'down': down}
    for name in ['up', 'down']:
        for x in table[name](n):
            print(name, x)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
