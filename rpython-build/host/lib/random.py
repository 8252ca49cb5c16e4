"""Random numbers: the Mersenne Twister, with CPython's numbers for a seed that is an integer (of a
machine word in translated code), a float or text."""

import math

import _system as ll
from rpython.rlib.objectmodel import specialize
from rpython.rlib.rrandom import Twister

__specialize__ = "types"

__all__ = ["Random", "SystemRandom", "seed", "random", "uniform", "triangular", "randint", "choice", "randrange",
           "sample", "shuffle", "choices", "normalvariate", "lognormvariate", "expovariate", "vonmisesvariate",
           "gammavariate", "gauss", "betavariate", "paretovariate", "weibullvariate", "getstate", "setstate",
           "getrandbits", "randbytes"]

_MASK = 0xFFFFFFFF
_E = 2.718281828459045
_LOG4 = math.log(4.0)
_SG_MAGIC = 1.0 + math.log(4.5)
_TWO_PI = 2.0 * math.pi
_NV_MAGIC = 4 * math.exp(-0.5) / math.sqrt(2.0)


class Random(Twister):
    """A generator of its own."""

    @specialize.argtype(1)
    def __init__(self, x=None):
        Twister.__init__(self)
        self.gauss_next = 0.0
        self.has_gauss = False
        self.init_by_array(seed_key(x))

    @specialize.argtype(1)
    def seed(self, a=None, version=2):
        self.init_by_array(seed_key(a))
        self.has_gauss = False

    def getstate(self):
        return 3, self.state[:] + [self.index], (self.gauss_next, self.has_gauss)

    def setstate(self, state):
        internal = state[1]
        self.state = internal[:-1]
        self.index = internal[-1]
        self.gauss_next = state[2][0]
        self.has_gauss = state[2][1]

    def getrandbits(self, k):
        """At most 63 bits in translated code: what a machine word holds."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        if k > 63 and not ll.sys_importing():
            raise OverflowError("more random bits than an integer has")
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
        result = bytearray()
        while n > 0:
            word = self.genrand_int()
            if n < 4:
                word >>= 32 - 8 * n
            i = 0
            while i < 4 and n > 0:
                result.append(word & 255)
                word >>= 8
                i += 1
                n -= 1
        return bytes(result)

    def _randbelow(self, n):
        k = n.bit_length()
        r = self.getrandbits(k)
        while r >= n:
            r = self.getrandbits(k)
        return r

    def randrange(self, start, *more):
        if len(more) == 0:
            if start > 0:
                return self._randbelow(start)
            raise ValueError("empty range for randrange()")
        stop = more[0]
        width = stop - start
        step = more[1] if len(more) > 1 else 1
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
        return choice_from(self, seq)

    def shuffle(self, x):
        shuffle_by(self, x)

    def sample(self, population, k, counts=None):
        return sample_by(self, population, k, counts)

    def choices(self, population, weights=None, cum_weights=None, k=1):
        return choices_by(self, population, weights, cum_weights, k)

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
        return low + (high - low) * math.sqrt(u * c)

    def normalvariate(self, mu=0.0, sigma=1.0):
        while True:
            u1 = self.random()
            u2 = 1.0 - self.random()
            z = _NV_MAGIC * (u1 - 0.5) / u2
            if z * z / 4.0 <= -math.log(u2):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        if self.has_gauss:
            self.has_gauss = False
            z = self.gauss_next
        else:
            x2pi = self.random() * _TWO_PI
            g2rad = math.sqrt(-2.0 * math.log(1.0 - self.random()))
            z = math.cos(x2pi) * g2rad
            self.gauss_next = math.sin(x2pi) * g2rad
            self.has_gauss = True
        return mu + z * sigma

    def lognormvariate(self, mu=0.0, sigma=1.0):
        return math.exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd=1.0):
        return -math.log(1.0 - self.random()) / lambd

    def paretovariate(self, alpha):
        u = 1.0 - self.random()
        return u ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        u = 1.0 - self.random()
        return alpha * (-math.log(u)) ** (1.0 / beta)

    def vonmisesvariate(self, mu, kappa):
        if kappa <= 1e-6:
            return _TWO_PI * self.random()
        s = 0.5 / kappa
        r = s + math.sqrt(1.0 + s * s)
        while True:
            z = math.cos(math.pi * self.random())
            d = z / (r + z)
            u2 = self.random()
            if u2 < 1.0 - d * d or u2 <= (1.0 - d) * math.exp(d):
                break
        q = 1.0 / r
        f = (q + z) / (1.0 + q * z)
        if self.random() > 0.5:
            return (mu + math.acos(f)) % _TWO_PI
        return (mu - math.acos(f)) % _TWO_PI

    def gammavariate(self, alpha, beta):
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        if alpha > 1.0:
            ainv = math.sqrt(2.0 * alpha - 1.0)
            bbb = alpha - _LOG4
            ccc = alpha + ainv
            while True:
                u1 = self.random()
                if not 1e-7 < u1 < 0.9999999:
                    continue
                u2 = 1.0 - self.random()
                v = math.log(u1 / (1.0 - u1)) / ainv
                x = alpha * math.exp(v)
                z = u1 * u1 * u2
                r = bbb + ccc * v - x
                if r + _SG_MAGIC - 4.5 * z >= 0.0 or r >= math.log(z):
                    return x * beta
        if alpha == 1.0:
            return -math.log(1.0 - self.random()) * beta
        while True:
            u = self.random()
            b = (_E + alpha) / _E
            p = b * u
            if p <= 1.0:
                x = p ** (1.0 / alpha)
            else:
                x = -math.log((b - p) / alpha)
            u1 = self.random()
            if p > 1.0:
                if u1 <= x ** (alpha - 1.0):
                    break
            elif u1 <= math.exp(-x):
                break
        return x * beta

    def betavariate(self, alpha, beta):
        y = self.gammavariate(alpha, 1.0)
        if y:
            return y / (y + self.gammavariate(beta, 1.0))
        return 0.0


class SystemRandom(Random):
    pass


@specialize.argtype(0)
def seed_key(a):
    """What the state is made from."""
    if a is None:
        # What a program makes of it while it is imported must not change from build to build.
        return _words(0 if ll.sys_importing() else ll.sys_clock_ns(0) ^ ll.sys_getpid())
    if isinstance(a, str):
        return _text_key(a.encode("utf-8"))
    if isinstance(a, bytes):
        return _text_key(a)
    if isinstance(a, bytearray):
        return _text_key(bytes(a))
    if isinstance(a, float):
        return _words(hash(a))
    if not isinstance(a, int):
        raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")
    return _words(abs(a))


def _words(number):
    """An integer, without a sign, in words of 32 bits."""
    key = [number & _MASK]
    number >>= 32
    while number != 0:
        key.append(number & _MASK)
        # The smallest machine word has no positive one.
        number = number >> 32 if number > 0 else 0
    return key


def _text_key(data):
    """The text and its digest as one large number, in words of 32 bits."""
    from rpython.rlib._sha512 import sha512
    data = data + sha512(data)
    key = []
    stop = len(data)
    while stop > 0:
        word = 0
        i = max(stop - 4, 0)
        while i < stop:
            word = word << 8 | data[i]
            i += 1
        key.append(word)
        stop -= 4
    while len(key) > 1 and key[-1] == 0:
        key.pop()
    return key


def choice_from(rng, seq):
    if len(seq) == 0:
        raise IndexError("Cannot choose from an empty sequence")
    return seq[rng._randbelow(len(seq))]


def shuffle_by(rng, x):
    i = len(x) - 1
    while i > 0:
        j = rng._randbelow(i + 1)
        swap = x[i]
        x[i] = x[j]
        x[j] = swap
        i -= 1


def sample_by(rng, population, k, counts):
    if counts is not None:
        return sample_counted(rng, population, k, counts)
    n = len(population)
    if k < 0 or k > n:
        raise ValueError("Sample larger than population or is negative")
    result = []
    setsize = 21
    if k > 5:
        power = 4
        while power < k * 3:
            power *= 4
        setsize += power
    if n <= setsize:
        pool = list(population)
        i = 0
        while i < k:
            j = rng._randbelow(n - i)
            result.append(pool[j])
            pool[j] = pool[n - i - 1]
            i += 1
    else:
        selected = {}
        i = 0
        while i < k:
            j = rng._randbelow(n)
            while j in selected:
                j = rng._randbelow(n)
            selected[j] = True
            result.append(population[j])
            i += 1
    return result


def sample_counted(rng, population, k, counts):
    sums = []
    total = 0
    for count in counts:
        if count < 0:
            raise ValueError("Counts must be non-negative")
        total += count
        sums.append(total)
    if len(sums) != len(population):
        raise ValueError("The number of counts does not match the population")
    if total <= 0:
        raise ValueError("Total of counts must be greater than zero")
    result = []
    for pick in sample_by(rng, range(total), k, None):
        result.append(population[_position(sums, pick, len(sums))])
    return result


def _position(sums, x, hi):
    """The first whose sum is larger."""
    lo = 0
    while lo < hi:
        mid = (lo + hi) // 2
        if x < sums[mid]:
            hi = mid
        else:
            lo = mid + 1
    return lo


def choices_by(rng, population, weights, cum_weights, k):
    n = len(population)
    result = []
    sums = []
    if cum_weights is not None:
        if weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        for w in cum_weights:
            sums.append(float(w))
    elif weights is not None:
        total = 0.0
        for w in weights:
            total += w
            sums.append(total)
    else:
        i = 0
        while i < k:
            result.append(population[int(math.floor(rng.random() * n))])
            i += 1
        return result
    if len(sums) != n:
        raise ValueError("The number of weights does not match the population")
    total = sums[-1]
    if total <= 0.0:
        raise ValueError("Total of weights must be greater than zero")
    if math.isinf(total) or math.isnan(total):
        raise ValueError("Total of weights must be finite")
    i = 0
    while i < k:
        result.append(population[_position(sums, rng.random() * total, n - 1)])
        i += 1
    return result


class Shared(object):
    """The generator behind the functions of the module: seeded when it is first used."""

    def __init__(self):
        self.rng = None

    def get(self):
        rng = self.rng
        if rng is None:
            rng = Random(None)
            self.rng = rng
        return rng


SHARED = Shared()


@specialize.argtype(0)
def seed(a=None, version=2):
    SHARED.get().seed(a, version)


def getstate():
    return SHARED.get().getstate()


def setstate(state):
    SHARED.get().setstate(state)


def random():
    return SHARED.get().random()


def getrandbits(k):
    return SHARED.get().getrandbits(k)


def randbytes(n):
    return SHARED.get().randbytes(n)


def randrange(start, *more):
    return SHARED.get().randrange(start, *more)


def randint(a, b):
    return SHARED.get().randrange(a, b + 1)


def choice(seq):
    return choice_from(SHARED.get(), seq)


def shuffle(x):
    shuffle_by(SHARED.get(), x)


def sample(population, k, counts=None):
    return sample_by(SHARED.get(), population, k, counts)


def choices(population, weights=None, cum_weights=None, k=1):
    return choices_by(SHARED.get(), population, weights, cum_weights, k)


def uniform(a, b):
    return SHARED.get().uniform(a, b)


def triangular(low=0.0, high=1.0, mode=None):
    return SHARED.get().triangular(low, high, mode)


def normalvariate(mu=0.0, sigma=1.0):
    return SHARED.get().normalvariate(mu, sigma)


def gauss(mu=0.0, sigma=1.0):
    return SHARED.get().gauss(mu, sigma)


def lognormvariate(mu=0.0, sigma=1.0):
    return SHARED.get().lognormvariate(mu, sigma)


def expovariate(lambd=1.0):
    return SHARED.get().expovariate(lambd)


def paretovariate(alpha):
    return SHARED.get().paretovariate(alpha)


def weibullvariate(alpha, beta):
    return SHARED.get().weibullvariate(alpha, beta)


def vonmisesvariate(mu, kappa):
    return SHARED.get().vonmisesvariate(mu, kappa)


def gammavariate(alpha, beta):
    return SHARED.get().gammavariate(alpha, beta)


def betavariate(alpha, beta):
    return SHARED.get().betavariate(alpha, beta)
