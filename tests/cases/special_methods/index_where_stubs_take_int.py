# Whatever takes an int by its stub takes what has `__index__`: builtins, methods, functions of modules, by position and by name.
import itertools
import math
import struct


class Number:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


class Real:
    def __init__(self, x):
        self.x = x

    def __float__(self):
        return self.x


def builtins(i, j):
    print(bytes(i), bytearray(i), bytes([i, j]), bytearray([i]), chr(j), hex(i), bin(i), oct(i))
    print(int(i), float(i), int("11", i), int("11", base=i), round(2.567, i), round(25, i), round(2.567, ndigits=i))
    print(list(range(i)), list(range(i, 5)), list(range(0, 9, j)), next(enumerate("ab", i)), next(enumerate("ab", start=i)))


def texts(i, j):
    print("abc".find("c", i), "abc".startswith("c", i), "abc".count("c", i, j), "abcc".index("c", i), "abcc".rindex("c", i, j))
    print("a".ljust(j), "a".rjust(j), "a".center(j), "a".zfill(j), "\t|".expandtabs(i), "aaa".replace("a", "b", i))
    print("a,b,c,d".split(",", i), "a,b,c,d".rsplit(",", i), "a,b,c,d".split(",", maxsplit=i), "a\tb".expandtabs(tabsize=i))
    print("a" * i, i * "b", "abc"[i], "abcd"[i:j], "abcd"[i:], "abcd"[:i])


def byte_texts(i, j):
    print(b"ab\x02".find(i), b"ab\x02".count(i), b"ab\x02".index(i, i), b"ab\x02".rfind(i), i in b"ab\x02")
    print(b"a,b,c,d".split(b",", i), b"aaa".replace(b"a", b"b", i), b"abc".center(j), b"a".zfill(j), b"a".ljust(j))
    print(b"abc".hex(":", i), b"abcd".hex("-", bytes_per_sep=j), bytearray(b"abc").pop(i), b"abc"[i], b"abc"[:i])


def lists(i, j):
    items = [1, 2, 3, 4]
    items.insert(i, 9)
    print(items.pop(i), items.index(3, i), items[i], items[i:j], items * i, (1, 2) * i, (1, 2, 3)[i])
    print(list(itertools.islice(items, i)), list(itertools.repeat("a", i)))


def numbers(i, j):
    print(math.gcd(i, 4), math.gcd(i, j, i), math.lcm(i, j), math.factorial(j), math.comb(4, i), math.comb(j, i))
    print(math.perm(4, i), math.perm(j), math.perm(j, None), math.isqrt(j))
    print((5).to_bytes(i, "big"), (5).to_bytes(length=i, byteorder="little"), (-5).to_bytes(j, "big", signed=True))
    print(struct.pack("B", i), pow(2, 3))


def reals(x, y):
    print(math.sqrt(x), math.hypot(x, y), math.isclose(x, y), math.isclose(x, 4.5, abs_tol=y), math.copysign(x, y))
    print(math.degrees(x), math.radians(x), math.gamma(y), math.remainder(x, y))


def checked(make):
    for n in (-1, 3):
        try:
            print(math.factorial(make(n)), make(n).n)
        except ValueError as e:
            print("ValueError", n)


def entry_point(argv):
    i = Number(len(argv) * 0 + 2)
    j = Number(len(argv) * 0 + 3)
    builtins(i, j)
    texts(i, j)
    byte_texts(i, j)
    lists(i, j)
    numbers(i, j)
    reals(Real(4.0), Real(0.5))
    checked(Number)
    return 0
