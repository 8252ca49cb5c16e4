"""Functions that are made of others, each of which is called with types of its own."""


def compose(f, g):
    return lambda x: f(g(x))


def flip(f):
    def flipped(a, b):
        return f(b, a)
    return flipped


def curry(f):
    return lambda a: lambda b: f(a, b)


def on(f, key):
    def combined(a, b):
        return f(key(a), key(b))
    return combined


def logged(f):
    calls = []

    def call(*args):
        calls.append(len(args))
        return f(*args), len(calls)
    return call


@logged
def add(a, b):
    return a + b


@logged
def greet(name):
    return "hello " + name


def reduce(f, xs, start):
    result = start
    for x in xs:
        result = f(result, x)
    return result


def entry_point(argv):
    print(flip(lambda a, b: a - b)(1, 5), flip(lambda a, b: a + b)("x", "y"))
    print(flip(lambda a, b: a * b)([1], 2), flip(flip(lambda a, b: a % b))(7, 4))
    print(compose(str, lambda x: x + 1)(3) + "!", compose(len, lambda s: s + "abc")("q") + 1)
    print(curry(lambda a, b: a - b)(1)(2), curry(lambda a, b: a + b)("x")("y"))
    print(on(lambda a, b: a - b, len)("abc", "d"), on(lambda a, b: a + b, str)(1, 2))
    print(add(1, 2), add("a", "b"), greet("z"))
    print(reduce(flip(lambda a, b: a - b), [1, 2, 3], 0), reduce(lambda a, b: a + str(b), [1, 2], ""))
    return 0
