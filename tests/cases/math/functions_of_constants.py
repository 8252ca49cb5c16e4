import math
import sys


def entry_point(argv):
    # What compilers make of constants is rounded to the nearest; the C library's functions, as CPython's, may not be.
    print(math.tanh(-0.9121001328374732), math.tanh(0.3), math.sinh(1.5), math.cosh(-2.25))
    print(math.sin(0.5), math.cos(0.7), math.tan(1.1), math.asin(0.31), math.acos(0.77), math.atan(2.5))
    print(math.exp(0.123), math.expm1(0.3), math.exp2(0.7), math.log(3.3), math.log2(5.5), math.log10(7.7))
    print(math.pow(1.7, 3.3), 1.9 ** 0.31, 2.5 ** -1.0, 7.0 ** 0.5, math.pow(2.0, 0.3))
    few = [0.1 * i for i in range(1, 6)]
    for x in few:
        print(math.exp2(x), math.tanh(x), x ** -1.0, x ** 3.0, x ** 0.5)
    # Of squares both give the nearest here.
    print([x ** 2 for x in few], [math.pow(x, 2) for x in few], 1e200 * (1e-200 ** 2))
    try:
        print((1e200 * few[0]) ** 2)
    except OverflowError as e:
        print(e)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
