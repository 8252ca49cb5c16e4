import math


def fft(re, im, inverse=False):
    """Iterative, in place; lengths must be powers of two."""
    n = len(re)
    if n == 0 or n & (n - 1):
        raise ValueError('length %d is not a power of two' % n)
    j = 0
    for i in range(1, n):
        bit = n >> 1
        while j & bit:
            j ^= bit
            bit >>= 1
        j |= bit
        if i < j:
            re[i], re[j] = re[j], re[i]
            im[i], im[j] = im[j], im[i]
    size = 2
    while size <= n:
        angle = (2 if inverse else -2) * math.pi / size
        wr, wi = math.cos(angle), math.sin(angle)
        for start in range(0, n, size):
            cr, ci = 1.0, 0.0
            for k in range(start, start + size // 2):
                other = k + size // 2
                tr = re[other] * cr - im[other] * ci
                ti = re[other] * ci + im[other] * cr
                re[other], im[other] = re[k] - tr, im[k] - ti
                re[k], im[k] = re[k] + tr, im[k] + ti
                cr, ci = cr * wr - ci * wi, cr * wi + ci * wr
        size *= 2
    if inverse:
        for i in range(n):
            re[i] /= n
            im[i] /= n


def multiply(a, b):
    """Product of polynomials with small integer coefficients."""
    if not a or not b:
        return []
    n = 1
    while n < len(a) + len(b) - 1:
        n *= 2
    ar = [float(x) for x in a] + [0.0] * (n - len(a))
    ai = [0.0] * n
    br = [float(x) for x in b] + [0.0] * (n - len(b))
    bi = [0.0] * n
    fft(ar, ai)
    fft(br, bi)
    for i in range(n):
        ar[i], ai[i] = ar[i] * br[i] - ai[i] * bi[i], ar[i] * bi[i] + ai[i] * br[i]
    fft(ar, ai, inverse=True)
    return [round(x) for x in ar[:len(a) + len(b) - 1]]


def schoolbook(a, b):
    out = [0] * max(len(a) + len(b) - 1, 0)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            out[i + j] += x * y
    return out


def entry_point(argv):
    n = 16
    signal = [math.sin(2 * math.pi * 3 * i / n) + 0.5 * math.cos(2 * math.pi * 5 * i / n) for i in range(n)]
    re, im = signal[:], [0.0] * n
    fft(re, im)
    power = [round(math.hypot(r, i), 6) for r, i in zip(re, im)]
    print([(k, p) for k, p in enumerate(power[:n // 2]) if p > 0.001])
    fft(re, im, inverse=True)
    print(max(abs(a - b) for a, b in zip(re, signal)) < 1e-12)
    for a, b in (([1, 2, 3], [4, 5, 6]), ([7], [9]), ([1, -1] * 6, [3, 0, 0, -2, 5]), ([], [1])):
        print(multiply(a, b), multiply(a, b) == schoolbook(a, b))
    digits = multiply([int(c) for c in reversed('123456789')], [int(c) for c in reversed('987654321')])
    value = 0
    for d in reversed(digits):
        value = value * 10 + d
    print(value, value == 123456789 * 987654321)
    for bad in (0, 3, 12):
        try:
            fft([1.0] * bad, [0.0] * bad)
        except ValueError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
