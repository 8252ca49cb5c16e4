# Objects with `__call__` where functions are kept too.
class Add:
    def __init__(self, n):
        self.n = n
        self.calls = 0

    def __call__(self, x):
        self.calls += 1
        return x + self.n


class AddTwice(Add):
    def __call__(self, x):
        return Add.__call__(self, x) + self.n


class Power:
    def __call__(self, x, exponent=2):
        result = 1
        for _ in range(exponent):
            result *= x
        return result


def double(x):
    return 2 * x


def fail(x):
    raise ValueError("called with %d" % x)


ADD = Add(7)
TABLE = {"double": double, "add": ADD, "twice": AddTwice(5), "power": Power()}
LIST = [double, Add(1)]


class Button:
    def __init__(self, action):
        self.action = action

    def click(self, x):
        return self.action(x)


def apply(f, xs):
    return [f(x) for x in xs]


def choose(n):
    if n == 0:
        return double
    if n == 1:
        return Add(100)
    if n == 2:
        return lambda x: -x
    return None


def entry_point(argv):
    for name in ["double", "add", "twice", "power"]:
        print(name, TABLE[name](10), TABLE[name](-1))
    print(ADD.calls, ADD.n)
    adder = Add(1000)
    LIST.append(adder)
    LIST.append(fail)
    for f in LIST:
        try:
            print(f(3))
        except ValueError as e:
            print("ValueError:", e)
    adder.n = 2000
    print(LIST[2](1), adder.calls)
    buttons = [Button(double), Button(adder), Button(lambda x: x * x), Button(adder.__call__), Button(AddTwice(1))]
    print([b.click(5) for b in buttons], adder.calls)
    print(apply(double, [1, 2]), apply(Add(5), [1, 2]), apply(Power(), [3, 4]))
    for n in range(4):
        f = choose(n)
        if f is not None:
            print(f(8), callable(f))
        else:
            print("none")
    print(sorted([3, 1, 2], key=LIST[1]), max([3, -7, 5], key=LIST[0]))
    print(list(map(LIST[1], [10, 20])))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
