"""Random numbers: the Mersenne Twister, with CPython's sequences for a seed."""

import math as _math
from itertools import accumulate as _accumulate
from bisect import bisect as _bisect

_N = 624
_M = 397
_TWO32 = 0xffffffff


class Random:
    VERSION = 3

    def __init__(self, x=None):
        self.gauss_next = None
        self.seed(x)

    def _init(self, s):
        state = [0] * _N
        state[0] = s & _TWO32
        for i in range(1, _N):
            previous = state[i - 1]
            state[i] = (1812433253 * (previous ^ previous >> 30) + i) & _TWO32
        self._state = state
        self._at = _N

    def _init_by_array(self, key):
        self._init(19650218)
        state = self._state
        i = 1
        j = 0
        for _ in range(max(_N, len(key))):
            previous = state[i - 1]
            state[i] = ((state[i] ^ (previous ^ previous >> 30) * 1664525) + key[j] + j) & _TWO32
            i += 1
            j += 1
            if i >= _N:
                state[0] = state[_N - 1]
                i = 1
            if j >= len(key):
                j = 0
        for _ in range(_N - 1):
            previous = state[i - 1]
            state[i] = ((state[i] ^ (previous ^ previous >> 30) * 1566083941) - i) & _TWO32
            i += 1
            if i >= _N:
                state[0] = state[_N - 1]
                i = 1
        state[0] = 0x80000000

    def seed(self, a=None, version=2):
        if a is None:
            # The same in every build: what a program makes of it must not change from run to run.
            a = 0
        if isinstance(a, (str, bytes, bytearray)):
            if isinstance(a, str):
                a = a.encode()
            a = int.from_bytes(bytes(a) + _sha512(bytes(a)), "big")
        elif isinstance(a, float):
            a = hash(a)
        elif not isinstance(a, int):
            raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")
        a = abs(a)
        key = []
        while a:
            key.append(a & _TWO32)
            a >>= 32
        self._init_by_array(key or [0])
        self.gauss_next = None

    def _refill(self):
        state = self._state
        for i in range(_N):
            y = state[i] & 0x80000000 | state[(i + 1) % _N] & 0x7fffffff
            state[i] = state[(i + _M) % _N] ^ y >> 1 ^ (0x9908b0df if y & 1 else 0)
        self._at = 0

    def _word(self):
        if self._at >= _N:
            self._refill()
        y = self._state[self._at]
        self._at += 1
        y ^= y >> 11
        y ^= y << 7 & 0x9d2c5680
        y ^= y << 15 & 0xefc60000
        return y ^ y >> 18

    def getstate(self):
        return self.VERSION, tuple(self._state + [self._at]), self.gauss_next

    def setstate(self, state):
        version, internal, self.gauss_next = state
        self._state = list(internal[:-1])
        self._at = internal[-1]

    def random(self):
        a = self._word() >> 5
        b = self._word() >> 6
        return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0)

    def getrandbits(self, k):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        result = 0
        shift = 0
        while k > 0:
            word = self._word()
            if k < 32:
                word >>= 32 - k
            result |= word << shift
            shift += 32
            k -= 32
        return result

    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def _randbelow(self, n):
        k = n.bit_length()
        r = self.getrandbits(k)
        while r >= n:
            r = self.getrandbits(k)
        return r

    def randrange(self, start, stop=None, step=1):
        if stop is None:
            if start > 0:
                return self._randbelow(start)
            raise ValueError("empty range for randrange()")
        width = stop - start
        if step == 1:
            if width > 0:
                return start + self._randbelow(width)
            raise ValueError("empty range for randrange() (%d, %d, %d)" % (start, stop, width))
        if step > 0:
            n = (width + step - 1) // step
        elif step < 0:
            n = (width + step + 1) // step
        else:
            raise ValueError("zero step for randrange()")
        if n <= 0:
            raise ValueError("empty range for randrange()")
        return start + step * self._randbelow(n)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        for i in reversed(range(1, len(x))):
            j = self._randbelow(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        if counts is not None:
            totals = list(_accumulate(counts))
            picks = self.sample(range(totals[-1]), k)
            return [population[_bisect(totals, pick)] for pick in picks]
        n = len(population)
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        size = 21
        if k > 5:
            size += 4 ** _math.ceil(_math.log(k * 3, 4))
        if n <= size:
            pool = list(population)
            for i in range(k):
                j = self._randbelow(n - i)
                result[i] = pool[j]
                pool[j] = pool[n - i - 1]
        else:
            selected = set()
            for i in range(k):
                j = self._randbelow(n)
                while j in selected:
                    j = self._randbelow(n)
                selected.add(j)
                result[i] = population[j]
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        n = len(population)
        if cum_weights is None:
            if weights is None:
                return [population[_math.floor(self.random() * n)] for _ in range(k)]
            cum_weights = list(_accumulate(weights))
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        return [population[_bisect(cum_weights, self.random() * total, 0, n - 1)] for _ in range(k)]

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        u = self.random()
        if high == low:
            return low
        c = 0.5 if mode is None else (mode - low) / (high - low)
        if u > c:
            u = 1.0 - u
            c = 1.0 - c
            low, high = high, low
        return low + (high - low) * _math.sqrt(u * c)

    def expovariate(self, lambd=1.0):
        return -_math.log(1.0 - self.random()) / lambd

    def gauss(self, mu=0.0, sigma=1.0):
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            angle = self.random() * 2.0 * _math.pi
            radius = _math.sqrt(-2.0 * _math.log(1.0 - self.random()))
            z = _math.cos(angle) * radius
            self.gauss_next = _math.sin(angle) * radius
        return mu + z * sigma

    def normalvariate(self, mu=0.0, sigma=1.0):
        magic = 4 * _math.exp(-0.5) / _math.sqrt(2.0)
        while True:
            u1 = self.random()
            u2 = 1.0 - self.random()
            z = magic * (u1 - 0.5) / u2
            if z * z / 4.0 <= -_math.log(u2):
                return mu + z * sigma


def _sha512(data):
    """The digest by which CPython spreads a text seed."""
    mask = (1 << 64) - 1

    def root_bits(n, power):
        # The first 64 bits of the fraction of a root of a small prime.
        shifted = n << 64 * power
        low, high = 0, 1 << 64 + 10
        while low < high:
            middle = (low + high + 1) // 2
            if middle ** power <= shifted:
                low = middle
            else:
                high = middle - 1
        return low & mask

    primes = []
    n = 2
    while len(primes) < 80:
        if all([n % p for p in primes]):
            primes.append(n)
        n += 1
    k = [root_bits(p, 3) for p in primes]
    h = [root_bits(p, 2) for p in primes[:8]]

    def rotated(x, n):
        return (x >> n | x << 64 - n) & mask

    message = data + b"\x80"
    message += b"\0" * ((112 - len(message)) % 128) + (len(data) * 8).to_bytes(16, "big")
    for start in range(0, len(message), 128):
        w = [int.from_bytes(message[i:i + 8], "big") for i in range(start, start + 128, 8)]
        for i in range(16, 80):
            a, b = w[i - 15], w[i - 2]
            s0 = rotated(a, 1) ^ rotated(a, 8) ^ a >> 7
            s1 = rotated(b, 19) ^ rotated(b, 61) ^ b >> 6
            w.append((w[i - 16] + s0 + w[i - 7] + s1) & mask)
        v = list(h)
        for i in range(80):
            a, b, c, d, e, f, g, last = v
            s1 = rotated(e, 14) ^ rotated(e, 18) ^ rotated(e, 41)
            t1 = last + s1 + (e & f ^ ~e & g) + k[i] + w[i]
            s0 = rotated(a, 28) ^ rotated(a, 34) ^ rotated(a, 39)
            t2 = s0 + (a & b ^ a & c ^ b & c)
            v = [(t1 + t2) & mask, a, b, c, (d + t1) & mask, e, f, g]
        h = [(x + y) & mask for x, y in zip(h, v)]
    return b"".join([x.to_bytes(8, "big") for x in h])


class SystemRandom(Random):
    pass


_shared = None


def _instance():
    global _shared
    if _shared is None:
        _shared = Random()
    return _shared


def _delegate(name):
    def function(*args, **kwargs):
        return getattr(_instance(), name)(*args, **kwargs)
    function.__name__ = name
    return function


for _name in ("seed", "random", "uniform", "triangular", "randint", "choice", "randrange", "sample", "shuffle",
              "choices", "normalvariate", "expovariate", "gauss", "getrandbits", "randbytes", "getstate",
              "setstate"):
    globals()[_name] = _delegate(_name)
del _name
