"""Matrices of numbers and of fractions; each operation counted by a decorator."""
from linear import *
from linear.counting import COUNTS
from linear.fractions_small import Fraction
from linear.elimination import solve, determinant, Singular


def hilbert(n):
    return Matrix([[Fraction(1, i + j + 1) for j in range(n)] for i in range(n)])


def entry_point(argv):
    a = Matrix([[Fraction(n, 1) for n in row] for row in [[2, 1, -1], [-3, -1, 2], [-2, 1, 2]]])
    b = [Fraction(8, 1), Fraction(-11, 1), Fraction(-3, 1)]
    print(a)
    print('x =', ', '.join([str(x) for x in solve(a, b)]))
    print('det', determinant(a), determinant(hilbert(4)))
    i = identity(3)
    print(a * i == a, a + zero(3, 3) == a, -a == a * Fraction(-1, 1).times_identity(3))
    print((a * a.transposed())[0, 2], a[1, 1], len(a))
    power = a ** 5
    print(power)
    try:
        solve(Matrix([[Fraction(1, 1), Fraction(2, 1)], [Fraction(2, 1), Fraction(4, 1)]]), b[:2])
    except Singular as e:
        print('singular in column', e.column)
    try:
        a * Matrix([[Fraction(1, 1)]])
    except ShapeError as e:
        print('shape:', e)
    try:
        print(Fraction(1, 0))
    except ZeroDivisionError as e:
        print('zero:', e)
    f = floats([[0.5, 1.5], [2.0, -1.0]])
    print('%.3f %.3f' % (norm(f), norm(scaled(f, 2.0))))
    for name in sorted(COUNTS):
        print(name, COUNTS[name])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
