"""What takes no None beside another operand, or as an index, says so as CPython does; a modulus may be None."""

import sys


def num(n):
    if n > 5:
        return 3
    return None


def text(n):
    if n > 5:
        return "abc"
    return None


def real(n):
    if n > 5:
        return 2.5
    return None


def tell(f, n):
    try:
        print(f(num(n)))
    except TypeError as e:
        print(e)


def tell_both(f, n):
    tell(f, n)
    tell(f, n + 9)


def entry_point(argv):
    n = len(argv)
    tell_both(lambda a: divmod(a, 2), n)
    tell_both(lambda a: divmod(7, a), n)
    tell_both(lambda a: divmod(a, a), n)
    tell_both(lambda a: pow(2, a), n)
    tell_both(lambda a: pow(a, 2), n)
    tell_both(lambda a: 2 ** a, n)
    tell_both(lambda a: pow(2, a, 5), n)
    tell_both(lambda a: pow(a, 2, 5), n)
    tell_both(lambda a: pow(2, 3, a), n)
    tell_both(lambda a: "abcd"[a], n)
    tell_both(lambda a: "é€ab"[a], n)
    tell_both(lambda a: b"abcd"[a], n)
    tell_both(lambda a: bytearray(b"abcd")[a], n)
    tell_both(lambda a: [1, 2, 3, 4][a], n)
    tell_both(lambda a: (1, 2, 3, 4)[a], n)
    tell_both(lambda a: tuple([1, 2, 3, 4])[a], n)
    tell_both(lambda a: a % 2, n)
    tell_both(lambda a: a // 2, n)
    try:
        print(text(n)[0])
    except TypeError as e:
        print(e)
    try:
        print(text(n + 9)[num(n)])
    except TypeError as e:
        print(e)
    try:
        print(pow(real(n), 2))
    except TypeError as e:
        print(e)
    xs = [1, 2]
    try:
        xs[num(n)] = 3
    except TypeError as e:
        print(e)
    try:
        del xs[num(n)]
    except TypeError as e:
        print(e)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
