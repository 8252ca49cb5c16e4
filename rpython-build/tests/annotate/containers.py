"""Lists, tuples, dicts, sets."""


# check: squares(int) -> List(Integer(nonneg), resized)
def squares(n):
    xs = []
    for i in range(n):
        xs.append(i * i)
    return xs


# check: comprehension(int) -> List(Str, resized)
def comprehension(n):
    return [str(i) for i in range(n)]


# check: fixed() -> List(Integer(nonneg))
def fixed():
    return [1, 2, 3]


# check: item(list[str]) -> Str
def item(xs):
    return xs[0]


# check: join(list[str]) -> Str
def join(xs):
    return ", ".join(xs)


# check: count(list[str]) -> Dict(Str, Integer(nonneg))
def count(words):
    d = {}
    for w in words:
        d[w] = d.get(w, 0) + 1
    return d


# check: pairs(dict[str, int]) -> List(Tuple(Integer, Str), resized)
def pairs(d):
    result = []
    for k, v in d.items():
        result.append((v, k))
    result.sort()
    return result


# check: keyed(list[str]) -> List(Str, resized)
def keyed(xs):
    return sorted(xs, key=lambda s: len(s))


# check: total(list[float]) -> Float
def total(xs):
    return sum(xs)


# check: aliased(int) -> List(Integer, resized)
def aliased(n):
    xs = [1]
    ys = xs
    ys.append(-n)
    return xs


# check: nested(int) -> List(List(Float), resized)
def nested(n):
    rows = []
    for i in range(n):
        rows.append([0.0] * n)
    rows[0][0] = 1.5
    return rows


# check: zipped(list[int], list[str]) -> List(Tuple(Integer, Str), resized)
def zipped(a, b):
    return [(x, y) for x, y in zip(a, b)]


# check: numbered(list[str]) -> Tuple(Integer(nonneg), Str)
def numbered(xs):
    for i, x in enumerate(xs):
        if x == "here":
            return i, x
    return 0, ""


# check: slices(list[int], str) -> Tuple(List(Integer, resized), Str)
def slices(xs, s):
    xs = xs[1:]
    xs.append(1)
    return xs, s[1:-1]


# check: members(str) -> Bool
def members(c):
    return c in "abc" or c in ("x", "yy") or c in ["q"]


# check: sets(list[int]) -> Set(Integer)
def sets(xs):
    s = set()
    for x in xs:
        s.add(x)
    return s


# check: largest(list[int]) -> Integer
def largest(xs):
    return max(xs) + min(3, 4)


TABLE = {"a": 1, "b": 2}
NAMES = ["x", "y"]


# check: prebuilt(str) -> Integer(nonneg)
def prebuilt(s):
    NAMES.append(s)
    return TABLE[s] + len(NAMES)


# check: any_all(list[int]) -> Bool
def any_all(xs):
    return any([x > 1 for x in xs]) and all([x > 1 for x in xs])
