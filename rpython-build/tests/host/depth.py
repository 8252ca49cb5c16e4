def show(f, *a):
    try:
        f(*a)
        print("fine")
    except RecursionError as e:
        print("RecursionError", str(e)[:32])
def nest(n, wrap):
    x = wrap(())
    for _ in range(n): x = wrap(x)
    return x
deep_list, deep_list2 = nest(100000, lambda x: [x]), nest(100000, lambda x: [x])
show(lambda: deep_list == deep_list2)
show(lambda: repr(deep_list))
show(lambda: deep_list < deep_list2)
class R:
    def __getattr__(self, name): return getattr(self, name + "x")
show(lambda: R().a)
class Rr:
    def __repr__(self): return repr(self)
    def __eq__(self, o): return self == o
    def __hash__(self): return hash(self)
    def __call__(self): return self()
    def __len__(self): return len(self)
    def __getitem__(self, k): return self[k]
    def __iter__(self): return iter(self)
    def __add__(self, o): return self + o
    def __bool__(self): return bool(self)
    def __str__(self): return f"{self}"
    def __lt__(self, o): return sorted([self, o])
for f in (repr, hash, len, iter, str, bool): show(f, Rr())
show(lambda: Rr() == 1)
show(lambda: Rr()())
show(lambda: Rr()[0])
show(lambda: Rr() + 1)
show(lambda: Rr() < Rr())
class D:
    @property
    def p(self): return self.p
show(lambda: D().p)
def gen(n):
    yield from gen(n + 1)
show(lambda: next(gen(0)))
def m(x): return list(map(m, [x]))
show(m, 1)
def s(x): return sorted([1, 2], key=s)
show(s, 1)
class Meta(type):
    def __call__(cls): return cls()
class UsesMeta(metaclass=Meta): pass
show(UsesMeta)
def ex(): exec("ex()")
show(ex)
def fmt(): return "%s" % Str()
class Str:
    def __str__(self): return "%s %s" % (self, 1)
show(fmt)
def comp(): return [comp() for _ in range(1)]
show(comp)
class New:
    def __new__(cls): return New()
show(New)
def with_():
    class C:
        def __enter__(self): with_()
        def __exit__(self, *a): pass
    with C(): pass
show(with_)
it = iter([])
for _ in range(20000): it = map(lambda x: x, it)
try: next(it, None); print("ok")
except RecursionError: print("ok")
deep = None
for i in range(3000):
    class Sub(object if deep is None else deep): pass
    deep = Sub
    if i > 200: break
print(len(deep.__mro__))
def limit(n): return 0 if n == 0 else 1 + limit(n - 1)
print(limit(900))
