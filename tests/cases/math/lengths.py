import math


def scrambled(n):
    return (n * 1103515245 + 12345) % 2147483648


def refused(x):
    try:
        print(math.degrees(x), math.isclose(x, x))
    except TypeError as e:
        print('TypeError', e)


def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    nan = inf - inf
    # What is infinite counts before what is no number.
    print(math.hypot(-0.0 * one, 0.0), math.hypot(inf, nan), math.hypot(nan, -inf), math.hypot(nan, one), math.hypot(one, nan), math.hypot(nan, nan), math.hypot(0.0, nan))
    print(math.hypot(nan, 1.0, -inf), math.hypot(nan, 1.0, 2.0), math.hypot(one), math.hypot(-2), math.hypot(True, 0), math.hypot(0, 0, 0))
    # Too large is infinite, not an error.
    print(math.hypot(1.7e308 * one, 1.7e308), math.hypot(1.7e308, 1.7e308, one), math.hypot(1e300, 1e-300 * one))
    print(math.hypot(5e-324 * one, 0.0), math.hypot(1e-200 * one, 1e-200), math.hypot(1e-200 * one, 1e-200, 2e-200, 0))
    print(math.dist((1e200, one), (-1e200, 2.0)), math.dist([one, 2], [3, 4.5]), math.dist([inf], [nan]), math.hypot(4.7, 0.2, one) == math.hypot(one, 4.7, 0.2))
    refused('1.5' * int(one))
    refused(b'1.5' * int(one))
    refused(bytearray(b'1.5'))
    refused(180)
    # The last bit is right at every scale.
    n = int(one)
    for exponent in [0, 400, -400, 700, -700, 1000, -960]:
        scale = math.ldexp(1.0, exponent)
        mixed = 0.0
        for i in range(400):
            n = scrambled(n)
            x = (n - 1073741824.0) / 7.0 * scale
            n = scrambled(n)
            y = (n - 1073741824.0) / 13.0 * scale
            n = scrambled(n)
            z = (n - 1073741824.0) / 11.0 * scale
            mixed = mixed * 0.5 + (math.hypot(x, y) + math.hypot(x, y, z) + math.dist((x, y), (y, z))) / scale
            if i % 40 == 0:
                print(mixed, math.hypot(x, y), math.hypot(y, z, x))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
