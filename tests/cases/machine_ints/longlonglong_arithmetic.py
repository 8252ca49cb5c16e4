from rpython.rlib.rarithmetic import r_longlonglong, r_longlong, r_uint, intmask, longlonglongmask


def mulhi(a, b):
    return intmask((r_longlonglong(a) * r_longlonglong(b)) >> 64)


def isqrt_big(n):
    x = r_longlonglong(1) << 40
    for i in range(60):
        x = (x + n // x) >> 1
    return x


def entry_point(argv):
    one = len(argv)
    a = r_longlonglong(9223372036854775807 * one)
    b = a * a
    print(b, b + a, b - a, b // a, b % a, -b, b >> 64, b >> 100, (b & r_longlonglong(0xffffffff)), a << 10)
    print(b > a, b == a * a, b != b, -b < a, b >= b, bool(b), intmask(b), r_uint(b), float(b))
    print(mulhi(9223372036854775807 * one, 2), mulhi(-1 * one, 1), mulhi(1 << 62, 1 << 62), isqrt_big(b), abs(-b) == b)
    print(r_longlonglong(-7 * one) // r_longlonglong(2), r_longlonglong(-7 * one) % r_longlonglong(2), (r_longlonglong(1) << 127) < r_longlonglong(0), r_longlonglong(one) - 2)
    total = r_longlonglong(0)
    for i in range(100):
        total = total * 10 + i % 10
        if i > 35:
            break
    print(total, longlonglongmask(total) == total, r_longlong(total >> 30), '%d' % total, str(total))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
