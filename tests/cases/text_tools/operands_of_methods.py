"""Methods of texts, bytes and lists with operands of each kind: characters, tuples, `None`, bounds."""
def f(s, sep, c, n, b):
    print(s.find("b"), s.find("b", 2), s.find("b", None), s.find("b", None, 2), s.rfind(sep, n), s.count(c), s.index("a"), s.startswith("a"), s.startswith(("x", "a")), s.startswith("b", 1), s.startswith(("b", "q"), 1, n), s.endswith(c))
    print(s.split(), s.split(sep), s.split(None, 1), s.split(maxsplit=1), s.rsplit(",", 1), s.strip(), s.strip("a"), s.strip(None), s.lstrip(c), s.rstrip(), s.upper(), s.isalpha(), c.isalpha(), c.islower(), c.isupper(), s.islower())
    print(s.center(20), s.center(20, "*"), s.ljust(10, c), s.rjust(12), s.isidentifier(), s.istitle(), c.istitle(), s.casefold(), c.upper())
    print(b.find(b"b"), b.find(98), b.find(98, 1, n), b.split(), b.split(b","), b.strip(), b.strip(b"a"), b.center(10), b.center(10, b"*"), b.isalpha(), b.upper(), b.lower(), b.startswith((b"a", b"b")), b.startswith(b"b", 1), b.index(b"b"), b.count(98))
    try:
        print(s.center(20, "ab"))
    except TypeError as e:
        print(e)
    try:
        print(b.center(20, b"ab"))
    except TypeError as e:
        print(e)

def maybe(n):
    return "," if n > 1 else None

def entry_point(argv):
    for n in (1, 2, 3):
        f("ab ba,b ab", "b", "a", n, b"ab ba,b")
        f("Xb,ba", "b,", "X", n, b"xb ba,b")
        print("a,b c".split(maybe(n)), ",a ".strip(maybe(n)), "a,b c".find("b", n if n > 1 else None))
    ba = bytearray(b"ab ba")
    print(ba.find(b"b"), ba.upper(), ba.split(), ba.strip(b"a"), ba.center(9), ba.isalpha(), ba.copy(), ba.startswith(b"ab"))
    ba.extend([1, 2]); ba.append(3); ba.extend(b"x")
    print(ba, ba.pop(), ba.pop(0))
    xs = [1, 2, 3, 2]
    xs.insert(1, 7); print(xs.pop(), xs.pop(0), xs.count(2), xs.index(7)); xs.remove(7); print(xs)
    ys = [1.5, None]; print(ys.count(None), ys.pop())
    import math
    print(math.sqrt(4), math.frexp(3.5), math.modf(2.5), math.fabs(-2), math.floor(2.5), math.floor(3), math.ldexp(1.0, 3), math.log(8, 2), math.log(2.5), math.pow(2, 3), math.isnan(1.0), math.atan2(1, 2), chr(65), pow(3, 4, 5))
    return 0
