"""MD5, SHA-1 and SHA-256 of bytes."""

from _buffer import bytes_of
from rpython.rlib.rmd5 import RMD5 as _RMD5, BlockHash as _BlockHash
from rpython.rlib.rsha import RSHA as _RSHA
from rpython.rlib._sha512 import _primes

_MASK = 0xFFFFFFFF


def _fraction_bits(p, root):
    """The first 32 bits behind the point of a root of a prime."""
    n = p << 32 * root
    low, high = 0, 1 << 40
    while high - low > 1:
        middle = (low + high) // 2
        if middle ** root <= n:
            low = middle
        else:
            high = middle
    return low & _MASK


_ROUNDS = [_fraction_bits(p, 3) for p in _primes(64)]
_START = [_fraction_bits(p, 2) for p in _primes(8)]


def _turned(x, n):
    return (x >> n | x << 32 - n) & _MASK


class _RSHA256(_BlockHash):
    digest_size = 32

    def __init__(self, initial=b""):
        _BlockHash.__init__(self, _START[:])
        self.update_bytes(initial)

    def copy(self):
        other = _RSHA256()
        self._copy_to_(other)
        return other

    def _shift_(self, i, n):
        return 8 * (n - 1 - i)

    def _block_(self, data, at):
        w = []
        for i in range(16):
            j = at + 4 * i
            w.append(data[j] << 24 | data[j + 1] << 16 | data[j + 2] << 8 | data[j + 3])
        for i in range(16, 64):
            x, y = w[i - 15], w[i - 2]
            x = _turned(x, 7) ^ _turned(x, 18) ^ x >> 3
            y = _turned(y, 17) ^ _turned(y, 19) ^ y >> 10
            w.append((w[i - 16] + x + w[i - 7] + y) & _MASK)
        a, b, c, d, e, f, g, h = self.state
        for i in range(64):
            x = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
            x = h + x + (e & f ^ ~e & g) + _ROUNDS[i] + w[i]
            y = _turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)
            y += a & b ^ a & c ^ b & c
            h, g, f, e, d, c, b, a = g, f, e, (d + x) & _MASK, c, b, a, (x + y) & _MASK
        mixed = [a, b, c, d, e, f, g, h]
        for i in range(8):
            self.state[i] = (self.state[i] + mixed[i]) & _MASK


def md5(data=b"", *, usedforsecurity=True):
    return _RMD5(bytes_of(data))


def sha1(data=b"", *, usedforsecurity=True):
    return _RSHA(bytes_of(data))


def sha256(data=b"", *, usedforsecurity=True):
    return _RSHA256(bytes_of(data))
