"""Classes under names that Rust has for something else."""


class Vec:
    def __init__(self, n):
        self.n = n

    def plus(self, other):
        return Vec(self.n + other.n)

    def __repr__(self):
        return "Vec(%d)" % self.n


class Numbered:
    def __init__(self, n):
        self.n = n


class String(Numbered):
    pass


class Option(Numbered):
    pass


class Result(Numbered):
    pass


class Box(Numbered):
    pass


class Error(Numbered):
    pass


class Some(Numbered):
    pass


class Ok(Numbered):
    pass


class Clone(Numbered):
    pass


class Send(Numbered):
    pass


class Fn(Numbered):
    pass


class Iterator(Numbered):
    pass


class HashMap(Numbered):
    pass


class Instance(Numbered):
    pass


class Iter(Numbered):
    pass


class Handle(Numbered):
    pass


class F(Numbered):
    pass


class E(Numbered):
    pass


class value(Numbered):
    pass


class handle(Numbered):
    pass


class reader(Numbered):
    pass


class out(Numbered):
    pass


class core(Numbered):
    pass


class std(Numbered):
    pass


def made():
    return Option(1)


def texts(vec, option, strings):
    return [str(vec.n), str(option.n)] + [str(string.n) for string in strings]


def shown(x):
    return None if x is None else str(x)


def each(xs, f):
    total = 0
    for x in xs:
        total += f(x, E(1))
    return total


def giving(n):
    for i in range(n):
        yield Vec(i)


def named(value, out):
    return {value.n: str(out.n)}
