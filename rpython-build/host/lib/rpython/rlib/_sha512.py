"""SHA-512: how CPython spreads a text that is a seed."""

from rpython.rlib.rarithmetic import r_uint


def _root_bits(n, power):
    """The first 64 bits of the fraction of a root of a small prime: while this is imported."""
    shifted = n << 64 * power
    low, high = 0, 1 << 64 + 10
    while low < high:
        middle = (low + high + 1) // 2
        if middle ** power <= shifted:
            low = middle
        else:
            high = middle - 1
    return low & (1 << 64) - 1


def _primes(count):
    found = []
    n = 2
    while len(found) < count:
        if all([n % p for p in found]):
            found.append(n)
        n += 1
    return found


K = [r_uint(_root_bits(p, 3)) for p in _primes(80)]
H = [r_uint(_root_bits(p, 2)) for p in _primes(8)]


def _rotated(x, n):
    return (x >> n) | (x << (64 - n))


def _block_(h, message, start):
    w = []
    for i in range(16):
        word = r_uint(0)
        for j in range(8):
            word = (word << 8) | r_uint(message[start + 8 * i + j])
        w.append(word)
    for i in range(16, 80):
        a = w[i - 15]
        b = w[i - 2]
        s0 = _rotated(a, 1) ^ _rotated(a, 8) ^ (a >> 7)
        s1 = _rotated(b, 19) ^ _rotated(b, 61) ^ (b >> 6)
        w.append(w[i - 16] + s0 + w[i - 7] + s1)
    v = h[:]
    for i in range(80):
        a = v[0]
        e = v[4]
        s1 = _rotated(e, 14) ^ _rotated(e, 18) ^ _rotated(e, 41)
        t1 = v[7] + s1 + ((e & v[5]) ^ (~e & v[6])) + K[i] + w[i]
        s0 = _rotated(a, 28) ^ _rotated(a, 34) ^ _rotated(a, 39)
        t2 = s0 + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]))
        v = [t1 + t2, a, v[1], v[2], v[3] + t1, e, v[5], v[6]]
    return [h[i] + v[i] for i in range(8)]


def sha512(data):
    """The digest of bytes, as bytes."""
    message = data + b"\x80" + b"\0" * ((111 - len(data)) % 128) + (len(data) * 8).to_bytes(16, "big")
    h = H[:]
    start = 0
    while start < len(message):
        h = _block_(h, message, start)
        start += 128
    result = bytearray()
    for word in h:
        shift = 56
        while shift >= 0:
            result.append(int((word >> shift) & r_uint(255)))
            shift -= 8
    return bytes(result)
