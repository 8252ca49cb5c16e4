d = {"a": 1, "b": 2}
d["c"] = 3; d.update(d=4); d.update([("e", 5)]); d.update({"a": 10}, b=20)
print(d, len(d), d.get("z"), d.get("z", 0), d.setdefault("f", 6), d.setdefault("a", 7), d.pop("f"), d.pop("zz", None), "a" in d)
print(list(d), list(d.keys()), list(d.values()), list(d.items()), d.popitem(), list(reversed(d)), sorted(d.items(), key=lambda i: -i[1]))
del d["b"]; d["b"] = 99
print(d, d == {"a": 10, "c": 3, "d": 4, "b": 99}, d != {}, d | {"x": 1}, {**d}, dict(d), dict(a=1), dict([(1, 2)]), dict(zip("ab", (1, 2))), d.copy() is d)
d |= {"y": 2}; print(d); d.clear(); print(d, bool(d))
print(dict.fromkeys("ab", 0), dict.fromkeys([1]), {1: "a", True: "b", 1.0: "c"}, {(1, 2): 3, None: 4, "k": [5]}, {i: i * i for i in range(3)})
k = {"a": 1, "b": 2}.keys(); v = {"a": 1, "c": 3}
print(sorted(k & v.keys()), sorted(k | v.keys()), k - v.keys(), sorted(k ^ v.keys()), k == {"a", "b"}, "a" in k, len(k), k.isdisjoint({"z"}), {"a": 1}.items() & {("a", 1)})
print({"a": 1}.keys(), {"a": 1}.values(), {"a": 1}.items(), ("a", 1) in {"a": 1}.items(), 1 in {"a": 1}.values())
m = {}
m[float("nan")] = 1; m[0] = "int"; m[False] = "bool"; m["0"] = "str"
print(len(m), m[0], m[0.0], repr({"self": {}}))
r = {}; r["me"] = r; print(r)
e = {1: 2}
try:
    for x in e: e[x + 1] = 1
except RuntimeError as err:
    print(err)
for f in (lambda: {}["k"], lambda: {}.pop("k"), lambda: {}.popitem(), lambda: {[]: 1}, lambda: {}.__delitem__(1), lambda: dict(5), lambda: {} < {}, lambda: {}.update(5)):
    try:
        f()
    except Exception as err:
        print(type(err).__name__, err)
class Key:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return isinstance(o, Key) and self.v == o.v
    def __hash__(self): return hash(self.v)
print({Key(1): "x"}[Key(1)], Key(2) in {Key(1): 1}, len({Key(1), Key(1), Key(2)}))
big = {i: str(i) for i in range(1000)}
for i in range(0, 1000, 2): del big[i]
print(len(big), big[501], 500 in big, list(big)[:3], sum(big))
