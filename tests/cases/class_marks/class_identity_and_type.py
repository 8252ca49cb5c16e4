"""type(x) is C, classes as values and keys, names of classes, comparison of classes."""


class A:
    kind = 'a'

    def make(self):
        return type(self)()


class B(A):
    kind = 'b'


class C(B):
    pass


def exact(x):
    if type(x) is A:
        return 'A'
    if type(x) is B:
        return 'B'
    if type(x) is not C:
        return '?'
    return 'C'


def same(x, y):
    return type(x) is type(y), type(x) == type(y), type(x) != type(y)


COUNTS = {A: 0, B: 0, C: 0}


def count(x):
    COUNTS[type(x)] += 1


def pick(name):
    for cls in (A, B, C):
        if cls.__name__ == name:
            return cls
    return None


def entry_point(argv):
    objects = [A(), B(), C(), C().make(), B().make()]
    for x in objects:
        count(x)
        print(exact(x), type(x).__name__, type(x).kind, x.__class__ is type(x), isinstance(x, B))
    print([COUNTS[cls] for cls in (A, B, C)], same(objects[0], objects[1]), same(objects[2], objects[3]))
    for name in ('A', 'C', 'Z'):
        cls = pick(name)
        print(name, cls is None, cls is C, '-' if cls is None else cls().kind)
    kinds = {type(x): i for i, x in enumerate(objects)}
    print(len(kinds), kinds[C], kinds[B], A in kinds, sorted(cls.__name__ for cls in kinds))
    print(issubclass(C, A), issubclass(A, C), issubclass(type(objects[1]), B), A is A, A == B)
    print(type(1) is int, type('') is str, type(1.5) is float, type([]) is list, type(None) is type(None))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
