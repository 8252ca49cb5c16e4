def m(v):
    match v:
        case 0 | 1: return "small"
        case int(x) if x > 100: return "big %d" % x
        case int(): return "int"
        case "a": return "letter a"
        case str() as s: return "str " + s
        case []: return "empty"
        case [x]: return "one %r" % (x,)
        case [1, *rest]: return "one and %r" % (rest,)
        case (x, y): return "pair %r %r" % (x, y)
        case {"k": v, **rest}: return "map %r %r" % (v, rest)
        case None: return "none"
        case P(x=0): return "P zero"
        case P(a, b): return "P %r %r" % (a, b)
        case float(f): return "float %r" % f
        case _: return "other"
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
for v in (0, 1, 500, 7, "a", "bc", [], [9], [1, 2, 3], [4, 5], (6, 7), {"k": 1, "z": 2}, None, P(0, 1), P(2, 3), 2.5,
          {1}, [4, 5, 6], b"x"):
    print(m(v))
match (1, (2, [3, 4])):
    case (a, (b, [c, *d])):
        print(a, b, c, d)
class K:
    A = 1
match 1:
    case K.A: print("dotted")
match {"x": [1, {"y": 2}]}:
    case {"x": [_, {"y": q}]}: print(q)
match -1.5:
    case -1.5: print("neg")
