class V:
    def __init__(self, *v): self.v = v
    def __repr__(self): return "V" + repr(self.v)
    def __add__(self, o): return V(*[a + b for a, b in zip(self.v, o.v)]) if isinstance(o, V) else NotImplemented
    def __radd__(self, o): return ("radd", o)
    def __mul__(self, k): return V(*[a * k for a in self.v])
    __rmul__ = __mul__
    def __neg__(self): return V(*[-a for a in self.v])
    def __abs__(self): return sum(self.v)
    def __invert__(self): return "inv"
    def __eq__(self, o): return isinstance(o, V) and self.v == o.v
    def __lt__(self, o): return self.v < o.v
    def __hash__(self): return hash(self.v)
    def __len__(self): return len(self.v)
    def __getitem__(self, i): return self.v[i]
    def __contains__(self, x): return x in self.v
    def __iadd__(self, o): return V(*self.v, o)
    def __matmul__(self, o): return "mat"
    def __divmod__(self, o): return ("dm", o)
    def __pow__(self, o, m=None): return ("pow", o, m)
    def __rshift__(self, o): return ("rs", o)
    def __index__(self): return 2
    def __float__(self): return 2.5
    def __int__(self): return 3
    def __bool__(self): return False
    def __round__(self, n=None): return ("round", n)
    def __call__(self, *a, **k): return (a, k)
a, b = V(1, 2), V(3, 4)
print(a + b, a * 3, 3 * a, -a, abs(a), ~a, a == V(1, 2), a != b, a < b, a > b)
print(5 + a, len(a), a[0], 2 in a, list(a), a @ b, divmod(a, 1), a ** 2, pow(a, 2, 3), a >> 1)
a += 9
print(a, [10, 20, 30][a], float(a), int(a), bool(a), round(a), round(a, 2), a(1, k=2), hex(a))
print({a: 1}[V(1, 2, 9)], sorted([b, V(0, 0)]))
try:
    a + 1
except TypeError as e:
    print(e)
try:
    a <= b
except TypeError as e:
    print(e)
