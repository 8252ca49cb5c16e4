"""`hash(x)` where CPython's says the same in every run, in ordinary Python. Dicts have their own."""
from math import frexp
from rpython.rlib.rarithmetic import intmask, r_uint

__specialize__ = "types"

PRIME = 2305843009213693951  # 2 ** 61 - 1


def hash_of_int(n):
    if n >= 0:
        if n < PRIME:
            return n
        return n % PRIME
    if n > -PRIME:
        if n == -1:
            return -2
        return n
    n = -intmask(r_uint(-n) % r_uint(PRIME))
    if n == -1:
        return -2
    return n


def hash_of_unsigned(n):
    return intmask(n % r_uint(PRIME))


def hash_of_wide(n):
    # (The smallest number has no other sign.)
    m = intmask(n % PRIME)
    if n < 0 and m != 0:
        m -= PRIME
    return -2 if m == -1 else m


def hash_of_float(x):
    if x != x:
        return 0
    if x - x != 0.0:
        return 314159 if x > 0.0 else -314159
    mantissa, exponent = frexp(abs(x))
    mask = r_uint(PRIME)
    h = r_uint(0)
    while mantissa != 0.0:
        h = (h << 28) & mask | h >> 33
        mantissa *= 268435456.0
        exponent -= 28
        whole = int(mantissa)
        mantissa -= float(whole)
        h += r_uint(whole)
        if h >= mask:
            h -= mask
    shift = exponent % 61
    h = (h << shift) & mask | h >> (61 - shift)
    n = intmask(h)
    if x < 0.0:
        n = -n
    if n == -1:
        return -2
    return n


def _mixed(acc, h):
    acc += r_uint(h) * r_uint(14029467366897019727)
    acc = acc << 31 | acc >> 33
    return acc * r_uint(11400714785074694791)


def _tuple_hash(acc, length):
    acc += r_uint(length) ^ r_uint(2870177450012600261 ^ 3527539)
    if acc == r_uint(18446744073709551615):
        return 1546275796
    return intmask(acc)


def _hash_items(acc, *items):
    if len(items) > 0:
        return _hash_items(_mixed(acc, hash(items[0])), *items[1:])
    return acc


def hash_of_tuple(items):
    return _tuple_hash(_hash_items(r_uint(2870177450012600261), *items), len(items))


def hash_of_seq(items):
    acc = r_uint(2870177450012600261)
    for item in items:
        acc = _mixed(acc, hash(item))
    return _tuple_hash(acc, len(items))


def hash_of_frozenset(items):
    h = r_uint(0)
    for item in items:
        x = r_uint(hash(item))
        h ^= (x ^ r_uint(89869747) ^ x << 16) * r_uint(3644798167)
    # (CPython also counts what is empty in its table, which comes out as nothing.)
    h ^= (r_uint(len(items)) + r_uint(1)) * r_uint(1927868237)
    h ^= h >> 11 ^ h >> 25
    h = h * r_uint(69069) + r_uint(907133923)
    if h == r_uint(18446744073709551615):
        return 590923713
    return intmask(h)


def hash_of_range(r):
    n = len(r)
    if n == 0:
        return hash((0, 0, 0))
    return hash((n, r.start, r.step if n > 1 else 0))
