class N:
    def __init__(self, s):
        self.s = s

    def __add__(self, o): return N("(%s+%s)" % (self.s, o))
    def __radd__(self, o): return N("(%s r+ %s)" % (self.s, o))
    def __sub__(self, o): return N("(%s-%s)" % (self.s, o))
    def __rsub__(self, o): return N("(%s r- %s)" % (self.s, o))
    def __mul__(self, o): return N("(%s*%s)" % (self.s, o))
    def __rmul__(self, o): return N("(%s r* %s)" % (self.s, o))
    def __truediv__(self, o): return N("(%s/%s)" % (self.s, o))
    def __rtruediv__(self, o): return N("(%s r/ %s)" % (self.s, o))
    def __floordiv__(self, o): return N("(%s//%s)" % (self.s, o))
    def __rfloordiv__(self, o): return N("(%s r// %s)" % (self.s, o))
    def __mod__(self, o): return N("(%s%%%s)" % (self.s, o))
    def __rmod__(self, o): return N("(%s r%% %s)" % (self.s, o))
    def __pow__(self, o): return N("(%s**%s)" % (self.s, o))
    def __rpow__(self, o): return N("(%s r** %s)" % (self.s, o))
    def __lshift__(self, o): return N("(%s<<%s)" % (self.s, o))
    def __rlshift__(self, o): return N("(%s r<< %s)" % (self.s, o))
    def __rshift__(self, o): return N("(%s>>%s)" % (self.s, o))
    def __rrshift__(self, o): return N("(%s r>> %s)" % (self.s, o))
    def __and__(self, o): return N("(%s&%s)" % (self.s, o))
    def __rand__(self, o): return N("(%s r& %s)" % (self.s, o))
    def __or__(self, o): return N("(%s|%s)" % (self.s, o))
    def __ror__(self, o): return N("(%s r| %s)" % (self.s, o))
    def __xor__(self, o): return N("(%s^%s)" % (self.s, o))
    def __rxor__(self, o): return N("(%s r^ %s)" % (self.s, o))
    def __matmul__(self, o): return N("(%s@%s)" % (self.s, o))
    def __rmatmul__(self, o): return N("(%s r@ %s)" % (self.s, o))
    def __divmod__(self, o): return (N("div " + str(o)), N("mod " + str(o)))
    def __rdivmod__(self, o): return (N("rdiv " + str(o)), N("rmod " + str(o)))

    def __str__(self):
        return self.s


def entry_point(argv):
    a = N("a")
    b = N("b")
    print(a + b, a - b, a * b, a / b, a // b, a % b, a ** b)
    print(a << b, a >> b, a & b, a | b, a ^ b, a @ b)
    print(a + 1, a - 1, a * 1, a / 1, a // 1, a % 1, a ** 1)
    print(1 + a, 1 - a, 1 * a, 1 / a, 1 // a, 1 % a, 1 ** a)
    print(1 << a, 1 >> a, 1 & a, 1 | a, 1 ^ a, 1 @ a)
    print(2.5 + a, "x" + a, [1] + a)
    q, r = divmod(a, b)
    print(q, r)
    q, r = divmod(5, a)
    print(q, r)
    print(pow(a, b))
    c = a
    c += b
    c -= b
    c *= b
    c /= b
    c //= b
    c **= b
    c @= b
    c <<= 1
    c >>= 1
    c &= 1
    c |= 1
    c ^= 1
    c %= 1
    print(c)
    return 0
