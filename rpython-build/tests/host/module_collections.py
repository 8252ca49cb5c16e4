from collections import *
import collections.abc
P = namedtuple("P", "x y", defaults=[5])
p = P(1); print(p, p.x, p[1], P(x=2, y=3), p._replace(x=9), p._asdict(), P._fields, P._make([7, 8]), p == (1, 5), len(p), isinstance(p, tuple), P._field_defaults)
a, b = p; print(a, b, P.__name__, hash(p) == hash((1, 5)))
try: P()
except TypeError as e: print(e)
try: p.x = 1
except AttributeError as e: print("AttributeError")
for bad in ("a a", "class", "_x"):
    try: namedtuple("Q", bad)
    except ValueError as e: print(e)
print(namedtuple("Q", "a a class", rename=True)._fields)
d = defaultdict(list); d["a"].append(1); d["b"]; print(d, d.get("z"), dict(d), len(d), defaultdict(int, x=1)["y"])
try: defaultdict(None)["q"]
except KeyError as e: print("KeyError", e)
o = OrderedDict([("a", 1), ("b", 2)]); o.move_to_end("a"); print(list(o), o.popitem(last=False), list(o.items()), OrderedDict(a=1) == OrderedDict(a=1), OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), OrderedDict(a=1, b=2) == dict(b=2, a=1))
c = Counter("abracadabra"); print(c.most_common(2), c["z"], sum(c.values()), sorted(c.elements())[:3], c + Counter("a"), (c - Counter("aaaaa"))["a"], Counter(a=1) & Counter(a=2), Counter(a=1) | Counter(a=2), c.total()); c.update("zz"); c.subtract("a"); print(c["z"], c["a"], Counter(a=1), repr(Counter()))
q = deque([1, 2, 3], maxlen=3); q.append(4); q.appendleft(0); print(q, q.popleft(), q.pop(), len(q), list(q)); q.extend([7, 8]); q.rotate(1); print(q, q[0], q.index(8), 7 in q, q.count(7), list(reversed(q)), q.maxlen, deque("ab") == deque("ab"), deque([1]) < deque([2])); q.clear(); q.extendleft("ab"); print(q, bool(q))
try: deque().pop()
except IndexError as e: print(e)
m = ChainMap({"a": 1}, {"a": 2, "b": 3}); print(m["a"], m["b"], sorted(m), len(m), "z" in m); m["c"] = 4; print(m.maps, m.new_child()["a"])
print(isinstance([], collections.abc.Sequence), isinstance({}, collections.abc.Mapping), isinstance(1, collections.abc.Hashable), isinstance([], collections.abc.Hashable), isinstance(iter([]), collections.abc.Iterator), isinstance(len, collections.abc.Callable), issubclass(dict, collections.abc.MutableMapping), isinstance("a", collections.abc.Iterable), isinstance(set(), collections.abc.Set))
class MyMap(collections.abc.MutableMapping):
    def __init__(self): self.d = {}
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
mm = MyMap(); mm.update(a=1, b=2); print(dict(mm), mm.pop("a"), mm.get("z", 0), list(mm.items()), "b" in mm, mm.setdefault("q", 7), mm == {"b": 2, "q": 7}, sorted(mm.keys()), list(mm.values()))
class MySeq(collections.abc.Sequence):
    def __getitem__(self, i): return [10, 20, 30][i]
    def __len__(self): return 3
s = MySeq(); print(list(s), 20 in s, s.index(30), s.count(10), list(reversed(s)))
try: collections.abc.Sequence()
except TypeError as e: print(str(e)[:45])
