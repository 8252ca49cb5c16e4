from rpython.rlib.rarithmetic import r_uint


def show(a, b):
    print(a + b, a - b, a * b, a // b, a % b, a & b, a | b, a ^ b)


def entry_point(argv):
    n = len(argv)
    a = r_uint(7 * n)
    b = r_uint(3 * n)
    show(a, b)
    show(b, a)
    show(r_uint(-n), a)
    show(a, r_uint(-n))
    print(r_uint(0) - r_uint(n), r_uint(-1), r_uint(-n) + r_uint(1), -a, ~a, +a, ~r_uint(0))
    print(r_uint(-n) * r_uint(-n), r_uint(-n) // r_uint(10), r_uint(-n) % r_uint(10))
    x = a
    x += b
    x *= b
    x -= r_uint(1000)
    print(x, x >> 60, x << 4)
    try:
        print(a // (b - b))
    except ZeroDivisionError as e:
        print('ZeroDivisionError')
    try:
        print(a % r_uint(n - 1))
    except ZeroDivisionError as e:
        print('ZeroDivisionError')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
