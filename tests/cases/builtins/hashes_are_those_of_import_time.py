VALUES = (hash(""), hash(0.5), hash(1.5), hash((1, 2)), hash(()), hash((1, (2, 3.5))), hash(True), hash(3), hash(-1), hash(1e300),
   hash(frozenset([1, 2, 3])), hash(float("inf")), hash(-1.0), hash(2**61-1), hash(2**62), hash(-2**61), hash((0.25,)), hash(b""),
   hash(None))


NONE = hash(None)
PAIR = hash((None, 1))
TEXTS = (hash("abc"), hash(b"abc"), hash(("a", 1)), hash(frozenset(["a"])))


def entry_point(argv):
    n = len(argv)
    e = "" if n < 100 else "z"
    print(hash(e), VALUES[0])
    now = (hash(""), hash(0.5*n/n), hash(1.5*n/n), hash((n//n, 2)), hash(()), hash((n//n, (2, 3.5))), hash(n > 0), hash(n//n+2), hash(-(n//n)), hash(1e300*(n/n)),
   hash(frozenset([1*n//n, 2, 3])), hash(float("inf")*n), hash(-1.0*n/n), hash(2**61-2+n//n), hash(2**62*(n//n)), hash(-2**61*(n//n)), hash((0.25*n/n,)), hash(b""), hash(None))
    for i in range(len(VALUES)):
        print(i, VALUES[i] == now[i], VALUES[i] if i != 18 else 0)
    t = (hash("abc" + e), hash(b"abc" + (b"" if n < 100 else b"z")), hash(("a" + e, n//n)), hash(frozenset(["a" + e])))
    for i in range(len(t)):
        print(t[i] == TEXTS[i])
    maybe = None if n < 100 else "z"
    number = None if n < 100 else n
    print(hash(maybe) == hash(number) == hash(None) == NONE, hash((maybe, 1)) == hash((None, 1)) == PAIR)
    nan = float("nan") * n
    print(hash(nan) == hash(nan))
    texts = {e: 1, "a": 2}
    data = {b"" if n < 100 else b"z": 3}
    print(texts[""], data[b""], e in texts, frozenset([e]) == frozenset([""]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
