import operator
from operator import itemgetter, attrgetter, methodcaller
print(operator.add(1, 2), operator.mul(3, 4), operator.truediv(1, 2), operator.floordiv(7, 2), operator.neg(1), operator.not_(0), operator.lt(1, 2), operator.contains([1], 1), operator.getitem([1, 2], 1))
print(itemgetter(1)("ab"), itemgetter(0, 2)("abc"), attrgetter("real")(5), attrgetter("real", "imag")(5), methodcaller("upper")("a"), methodcaller("split", ",")("a,b"), sorted([(1, "b"), (0, "c")], key=itemgetter(1)))
l = [1]; print(operator.iadd(l, [2]), l, operator.setitem(l, 0, 9), l, operator.index(True), operator.concat("a", "b"), operator.countOf([1, 1], 1), operator.xor(5, 1), operator.is_(l, l), operator.abs(-3), operator.pow(2, 3))
class A: pass
a = A(); a.b = A(); a.b.c = 5; print(attrgetter("b.c")(a))
print(operator.attrgetter("x"), operator.itemgetter(1), operator.__add__(1, 2), operator.invert(5), operator.mod(7, 3), operator.lshift(1, 3))
