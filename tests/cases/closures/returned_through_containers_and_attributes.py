class Button:
    def __init__(self, label, on_click=None):
        self.label = label
        self.on_click = on_click or (lambda: 'nothing for ' + label)

    def click(self):
        return self.on_click()


class Strategy:
    def __init__(self, score, better=lambda a, b: a > b):
        self.score = score
        self.better = better

    def best(self, items):
        top = items[0]
        for x in items:
            if self.better(self.score(x), self.score(top)):
                top = x
        return top


def make_ops(k):
    return {'add': lambda x: x + k, 'mul': lambda x: x * k, 'pair': (lambda x: x - k)}


def nested_lists(n):
    return [[lambda: (i, j) for j in range(n)] for i in range(n)]


def conditional(flag, x):
    if flag:
        def f():
            return x
    else:
        def f():
            return -x
    return f


def self_modifying():
    def f():
        nonlocal current
        current = g
        return 'f'

    def g():
        nonlocal current
        current = f
        return 'g'
    current = f
    return [current() for _ in range(4)]


def entry_point(argv):
    n = len(argv)
    clicks = []

    def record():
        clicks.append(n)
        return 'clicked %d' % len(clicks)
    buttons = [Button('a', record), Button('b'), Button('c', lambda: 'c' * (n + 1))]
    print([b.click() for b in buttons], buttons[0].click(), clicks)
    words = ['pear', 'fig', 'banana']
    print(Strategy(len).best(words), Strategy(lambda w: -len(w)).best(words),
          Strategy(lambda w: ord(w[0]), lambda a, b: a < b).best(words))
    ops = make_ops(n + 2)
    print(sorted([ops[k](10) for k in ops]), [make_ops(k)['mul'](5) for k in range(3)])
    print([[f() for f in row] for row in nested_lists(2)], conditional(n, 5)(), conditional(n - 1, 5)())
    print(self_modifying())
    queue = [lambda: queue.append(lambda: 'second') or 'first'] if n > 9 else [lambda: 'only']
    print([f() for f in queue], (lambda: (lambda: n)())(), (lambda *a: len(a))(1, 2, 3), (lambda a, b=2, *, c=3: a + b + c)(1, c=n))
    t = (lambda x: x + 1, lambda x: x * 2)
    print(t[0](1), t[1](2), [f(3) for f in t])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
