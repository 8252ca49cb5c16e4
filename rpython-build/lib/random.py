"""Random numbers: the Mersenne Twister, with CPython's sequences for a seed."""

import math as _math
from itertools import accumulate as _accumulate
from bisect import bisect as _bisect

from rpython.rlib.rrandom import Twister as _Twister


class Random(_Twister):
    VERSION = 3

    def __init__(self, x=None):
        _Twister.__init__(self)
        self.gauss_next = None
        self.seed(x)

    def seed(self, a=None, version=2):
        if a is None:
            # The same in every build: what a program makes of it must not change from run to run.
            a = 0
        if isinstance(a, (str, bytes, bytearray)):
            from rpython.rlib._sha512 import sha512 as _sha512
            if isinstance(a, str):
                a = a.encode()
            a = int.from_bytes(bytes(a) + _sha512(bytes(a)), "big")
        elif isinstance(a, float):
            a = hash(a) & 0xffffffffffffffff
        elif not isinstance(a, int):
            raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")
        a = abs(a)
        key = []
        while a:
            key.append(a & 0xffffffff)
            a >>= 32
        self.init_by_array(key or [0])
        self.gauss_next = None

    def getstate(self):
        return self.VERSION, tuple(self.state + [self.index]), self.gauss_next

    def setstate(self, state):
        version, internal, self.gauss_next = state
        self.state = list(internal[:-1])
        self.index = internal[-1]

    def getrandbits(self, k):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        result = 0
        shift = 0
        while k > 0:
            word = self.genrand_int()
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

    def lognormvariate(self, mu=0.0, sigma=1.0):
        return _math.exp(self.normalvariate(mu, sigma))

    def paretovariate(self, alpha):
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        return alpha * (-_math.log(1.0 - self.random())) ** (1.0 / beta)


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
              "setstate", "lognormvariate", "paretovariate", "weibullvariate"):
    globals()[_name] = _delegate(_name)
del _name
