"""`random` in translated code: the Mersenne Twister, with CPython's numbers for a seed that is an
integer. Integers are machine words, so seeds are too."""

import math

from rpython.helpers import ll_system as ll

_N = 624
_M = 397
_MASK = 0xFFFFFFFF
_TWO_PI = 2.0 * math.pi
_NV_MAGIC = 4 * math.exp(-0.5) / math.sqrt(2.0)


class Random(object):
    """A generator of its own."""

    def __init__(self, *seed):
        self._state = [0] * _N
        self._at = _N
        self.gauss_next = 0.0
        self.has_gauss = False
        self.seed(*seed)

    def seed(self, *a):
        if len(a) == 0 or a[0] is None:
            number = ll.sys_clock_ns(0) ^ ll.sys_getpid()
        else:
            number = int(a[0])
        number = abs(number)
        key = [number & _MASK]
        if number >> 32:
            key.append((number >> 32) & _MASK)
        self._init_by_array(key)
        self.has_gauss = False

    def _init(self, s):
        state = self._state
        state[0] = s & _MASK
        i = 1
        while i < _N:
            before = state[i - 1]
            state[i] = (1812433253 * (before ^ (before >> 30)) + i) & _MASK
            i += 1
        self._at = _N

    def _init_by_array(self, key):
        self._init(19650218)
        state = self._state
        i = 1
        j = 0
        for k in range(max(_N, len(key))):
            before = state[i - 1]
            state[i] = ((state[i] ^ ((before ^ (before >> 30)) * 1664525)) + key[j] + j) & _MASK
            i += 1
            j += 1
            if i >= _N:
                state[0] = state[_N - 1]
                i = 1
            if j >= len(key):
                j = 0
        for k in range(_N - 1):
            before = state[i - 1]
            state[i] = ((state[i] ^ ((before ^ (before >> 30)) * 1566083941)) - i) & _MASK
            i += 1
            if i >= _N:
                state[0] = state[_N - 1]
                i = 1
        state[0] = 0x80000000

    def _refill(self):
        state = self._state
        i = 0
        while i < _N:
            y = (state[i] & 0x80000000) | (state[(i + 1) % _N] & 0x7FFFFFFF)
            value = state[(i + _M) % _N] ^ (y >> 1)
            if y & 1:
                value ^= 0x9908B0DF
            state[i] = value
            i += 1
        self._at = 0

    def _word(self):
        if self._at >= _N:
            self._refill()
        y = self._state[self._at]
        self._at += 1
        y ^= y >> 11
        y ^= (y << 7) & 0x9D2C5680
        y ^= (y << 15) & 0xEFC60000
        return y ^ (y >> 18)

    def random(self):
        a = self._word() >> 5
        b = self._word() >> 6
        return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0)

    def getrandbits(self, k):
        """At most 63 bits: what a machine word holds."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        if k > 63:
            raise OverflowError("more random bits than an integer has")
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
        result = bytearray()
        while n > 0:
            word = self._word()
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

    def sample(self, population, k):
        return sample_by(self, population, k)

    def choices(self, population, weights=None, cum_weights=None, k=1):
        return choices_by(self, population, weights, k)

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=0.5):
        u = self.random()
        if high == low:
            return low
        c = (mode - low) / (high - low)
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

    def lognormvariate(self, mu, sigma):
        return math.exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd):
        return -math.log(1.0 - self.random()) / lambd

    def paretovariate(self, alpha):
        u = 1.0 - self.random()
        return u ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        u = 1.0 - self.random()
        return alpha * (-math.log(u)) ** (1.0 / beta)


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


def sample_by(rng, population, k):
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


def choices_by(rng, population, weights, k):
    n = len(population)
    result = []
    if weights is None:
        i = 0
        while i < k:
            result.append(population[int(math.floor(rng.random() * n))])
            i += 1
        return result
    if len(weights) != n:
        raise ValueError("The number of weights does not match the population")
    sums = []
    total = 0.0
    for w in weights:
        total += w
        sums.append(total)
    if total <= 0.0:
        raise ValueError("Total of weights must be greater than zero")
    i = 0
    while i < k:
        x = rng.random() * total
        lo = 0
        hi = n - 1
        while lo < hi:
            mid = (lo + hi) // 2
            if x < sums[mid]:
                hi = mid
            else:
                lo = mid + 1
        result.append(population[lo])
        i += 1
    return result


class Shared(object):
    """The generator behind the functions of the module: seeded when it is first used."""

    def __init__(self):
        self.rng = None

    def get(self):
        rng = self.rng
        if rng is None:
            rng = Random()
            self.rng = rng
        return rng


SHARED = Shared()


def seed(*a):
    SHARED.get().seed(*a)


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


def sample(population, k):
    return sample_by(SHARED.get(), population, k)


def choices(population, weights=None, k=1):
    return choices_by(SHARED.get(), population, weights, k)


def uniform(a, b):
    return SHARED.get().uniform(a, b)


def triangular(low=0.0, high=1.0, mode=0.5):
    return SHARED.get().triangular(low, high, mode)


def normalvariate(mu=0.0, sigma=1.0):
    return SHARED.get().normalvariate(mu, sigma)


def gauss(mu=0.0, sigma=1.0):
    return SHARED.get().gauss(mu, sigma)


def lognormvariate(mu, sigma):
    return SHARED.get().lognormvariate(mu, sigma)


def expovariate(lambd):
    return SHARED.get().expovariate(lambd)


def paretovariate(alpha):
    return SHARED.get().paretovariate(alpha)


def weibullvariate(alpha, beta):
    return SHARED.get().weibullvariate(alpha, beta)
