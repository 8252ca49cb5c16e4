class A:
    def __init__(self, a): self.a = a
    @classmethod
    def make(cls): return cls(1)
    @staticmethod
    def st(): return "A.st"
    @property
    def p(self): return "A.p"
    def __getitem__(self, i): return i
class B(A):
    def __init__(self, a):
        super().__init__(a + 1)
        f = lambda: super(B, self).p
        self.q = f()
    @classmethod
    def make(cls):
        r = super().make()
        r.made = True
        return r
    @staticmethod
    def st(): return "B." + A.st()
    @property
    def p(self): return "B." + super().p
    def __getitem__(self, i): return super().__getitem__(i) * 2
b = B.make()
print(b.a, b.made, b.st(), b.p, b.q, b[4])
class C(B):
    @property
    def p(self): return "C" + super().p
    def gen(self): return [super(C, self).p for _ in range(2)]
print(C(0).p, C(0).gen())
print(super(B, b).p, super(B, B).make().a)
try:
    super().x
except RuntimeError as e:
    print(e)
