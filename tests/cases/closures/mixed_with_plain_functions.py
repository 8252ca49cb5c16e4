def double(x):
    return x * 2


class Scale:
    def __init__(self, k):
        self.k = k

    def apply(self, x):
        return x * self.k

    def add(self, x):
        return x + self.k


def make_adder(n):
    return lambda x: x + n


def pick(i, n):
    if i == 0:
        return double
    if i == 1:
        return make_adder(n)
    if i == 2:
        return Scale(n).apply
    return Scale(n).add


def entry_point(argv):
    n = len(argv) + 4
    fs = [pick(i, n + i) for i in range(4)]
    print([f(10) for f in fs])
    table = {'plain': double, 'closure': make_adder(n), 'bound': Scale(3).apply}
    for name in ['plain', 'closure', 'bound']:
        print(name, table[name](7))
    f = double
    for i in range(3):
        g = f
        if i == 1:
            f = make_adder(100)
        else:
            f = Scale(i + 2).apply
        print(g(i + 1), f(i + 1))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
