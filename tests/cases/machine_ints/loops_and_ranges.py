from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, r_longlong, intmask, ovfcheck


def popcount(x):
    count = 0
    while x:
        x &= x - 1
        count += 1
    return count


def checked_sum(items):
    total = 0
    for item in items:
        try:
            total = ovfcheck(total + item)
        except OverflowError:
            return -1
    return total


def checked_factorial(n):
    result = 1
    i = 2
    while i <= n:
        try:
            result = ovfcheck(result * i)
        except OverflowError:
            return 'overflow at %d' % i
        i += 1
    return str(result)


def entry_point(argv):
    n = len(argv)
    print(popcount(r_uint(-1 * n)), popcount(r_uint(0xf0f0)), popcount(r_uint(1) << 40))
    i = r_uint(10 * n)
    seen = []
    while i > r_uint(0):
        seen.append(intmask(i))
        i -= r_uint(3) if i > r_uint(3) else i
    print(seen)
    j = r_int32(2147483645 * n)
    wrapped = []
    for k in range(5):
        wrapped.append(str(j))
        j += r_int32(1)
    print(wrapped)
    print(checked_sum([1, 2, 3]), checked_sum([9223372036854775807, n]), checked_sum([-9223372036854775807, -1]), checked_sum([-9223372036854775807, -2 * n]))
    print(checked_factorial(5 * n), checked_factorial(20), checked_factorial(25))
    total = r_longlong(0)
    for k in range(1000):
        total += r_longlong(k) * r_longlong(k)
    print(total, total // 7, total % 7, -total // 7, -total % 7)
    print([intmask(r_uint(k) << 62) for k in range(5)], [k for k in range(intmask(r_uint(3 * n)))])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
