def make_pair():
    value = 0

    def get():
        return value

    def put(x):
        nonlocal value
        value = x
    return get, put


def nested(n):
    total = 0
    depth = 0

    def visit(k):
        nonlocal total, depth

        def inner():
            nonlocal total
            total += k
            depth_up()

        def depth_up():
            nonlocal depth
            depth += 1
        inner()
        if k > 0:
            visit(k - 1)
    visit(n)
    return total, depth


def rebinding_kinds():
    a = 1
    items = [1, 2, 3]
    text = 'x'

    def work():
        nonlocal a, items, text
        a += 5
        a, extra = a * 2, a
        for a in range(a, a + 2):
            pass
        items += [4]
        items[0] = 100
        text *= 3
        if (text := text + '!'):
            pass
        with_ok(extra)

    def with_ok(extra):
        nonlocal text
        try:
            raise ValueError('v%d' % extra)
        except ValueError as e:
            text = text + str(e)
    work()
    return a, items, text


class Account:
    def __init__(self, n):
        self.n = n

    def ops(self):
        bonus = 0

        def deposit(x):
            nonlocal bonus
            bonus += 1
            self.n += x + bonus
            return self.n

        def reset():
            nonlocal bonus
            bonus = -10
        return deposit, reset


def entry_point(argv):
    get, put = make_pair()
    get2, put2 = make_pair()
    put(5)
    put2(get() + 1)
    print(get(), get2())
    print(nested(4))
    print(rebinding_kinds())
    d, r = Account(10).ops()
    print(d(1), d(1))
    r()
    print(d(0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
