from dataclasses import dataclass, field


@dataclass(order=True)
class Version:
    major: int
    minor: int = 0
    tag: str = field(default='', compare=False)


@dataclass(eq=False)
class Ident:
    n: int


@dataclass(frozen=True)
class Key:
    a: int
    b: str


@dataclass(unsafe_hash=True)
class H:
    a: int


def entry_point(argv):
    v = [Version(1, 2), Version(1, 0, 'z'), Version(0, 9, 'a'), Version(1, 2, 'q')]
    print(sorted(v))
    print(max(v), min(v))
    print(v[0] == v[3], v[0] < v[3], v[0] <= v[3], v[1] > v[2], v[1] >= v[2])
    print(Ident(1) == Ident(1))
    i = Ident(3)
    print(i == i, i)
    d = {Key(1, 'a'): 10, Key(2, 'b'): 20}
    print(d[Key(1, 'a')], Key(2, 'b') in d, Key(2, 'c') in d)
    print(Key(1, 'x') == Key(1, 'x'), hash(Key(1, 'x')) == hash(Key(1, 'x')))
    print(len({H(1), H(2), H(1)}))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
