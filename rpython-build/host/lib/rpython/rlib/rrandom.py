"""The Mersenne Twister: random numbers."""

from rpython.rlib.rarithmetic import r_uint

N = 624
M = 397
MASK = MASK_32 = 0xFFFFFFFF
UPPER_MASK = 0x80000000
LOWER_MASK = 0x7FFFFFFF
MATRIX_A = 0x9908B0DF


class Twister(object):
    """The state, and 32 bits at a time: what every generator of the library is made of."""

    def __init__(self):
        self.state = [0] * N
        self.index = N

    def init_genrand(self, s):
        state = self.state
        state[0] = s & MASK
        i = 1
        while i < N:
            before = state[i - 1]
            state[i] = (1812433253 * (before ^ (before >> 30)) + i) & MASK
            i += 1
        self.index = N

    def init_by_array(self, init_key):
        """The seed is a list of numbers, of which 32 bits count each."""
        keys = []
        for key in init_key:
            keys.append(int(key) & MASK)
        self.init_genrand(19650218)
        state = self.state
        i = 1
        j = 0
        for k in range(max(N, len(keys))):
            before = state[i - 1] ^ (state[i - 1] >> 30)
            state[i] = ((state[i] ^ (before * 1664525)) + keys[j] + j) & MASK
            i += 1
            j += 1
            if i >= N:
                state[0] = state[N - 1]
                i = 1
            if j >= len(keys):
                j = 0
        for k in range(N - 1):
            before = state[i - 1] ^ (state[i - 1] >> 30)
            state[i] = ((state[i] ^ (before * 1566083941)) - i) & MASK
            i += 1
            if i >= N:
                state[0] = state[N - 1]
                i = 1
        state[0] = UPPER_MASK

    def _refill(self):
        state = self.state
        for k in range(N):
            y = (state[k] & UPPER_MASK) | (state[(k + 1) % N] & LOWER_MASK)
            value = state[(k + M) % N] ^ (y >> 1)
            if y & 1:
                value ^= MATRIX_A
            state[k] = value
        self.index = 0

    def genrand_int(self):
        """32 random bits as an `int`."""
        if self.index >= N:
            self._refill()
        y = self.state[self.index]
        self.index += 1
        y ^= y >> 11
        y ^= (y << 7) & 0x9D2C5680
        y ^= (y << 15) & 0xEFC60000
        return y ^ (y >> 18)

    def random(self):
        """A float in [0, 1) with 53 random bits."""
        a = self.genrand_int() >> 5
        b = self.genrand_int() >> 6
        return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0)


class Random(Twister):
    """A generator of its own; the same seed gives the same numbers."""

    def __init__(self, *seed):
        Twister.__init__(self)
        self.init_genrand(int(seed[0]) if len(seed) else 0)

    def genrand32(self):
        return r_uint(self.genrand_int())

    def jumpahead(self, n):
        """Another state, which depends on this one and `n`."""
        n = int(n) & MASK
        state = self.state
        i = N - 1
        while i > 1:
            j = n % i
            state[i], state[j] = state[j], state[i]
            i -= 1
        i = 0
        while i < N:
            state[i] = (state[i] + i + 1) & MASK
            i += 1
        self.index = N
