"""SHA-1. Data comes as bytes, or as text in UTF-8."""

from rpython.rlib.rmd5 import BlockHash, as_bytes

_MASK = 0xFFFFFFFF


class RSHA(BlockHash):
    """SHA-1."""

    digest_size = 20

    def __init__(self, initial=b""):
        BlockHash.__init__(self, [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0])
        self.update_bytes(as_bytes(initial))

    def copy(self):
        other = RSHA()
        self._copy_to_(other)
        return other

    def _shift_(self, i, n):
        return 8 * (n - 1 - i)

    def _block_(self, data, at):
        words = []
        for i in range(16):
            j = at + 4 * i
            words.append(data[j] << 24 | data[j + 1] << 16 | data[j + 2] << 8 | data[j + 3])
        for i in range(16, 80):
            w = words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16]
            words.append(((w << 1) | (w >> 31)) & _MASK)
        state = self.state
        a, b, c, d, e = state[0], state[1], state[2], state[3], state[4]
        for i in range(80):
            if i < 20:
                f = (b & c) | (~b & d)
                k = 0x5A827999
            elif i < 40:
                f = b ^ c ^ d
                k = 0x6ED9EBA1
            elif i < 60:
                f = (b & c) | (b & d) | (c & d)
                k = 0x8F1BBCDC
            else:
                f = b ^ c ^ d
                k = 0xCA62C1D6
            t = (((a << 5) | (a >> 27)) + f + e + k + words[i]) & _MASK
            e = d
            d = c
            c = ((b << 30) | (b >> 2)) & _MASK
            b = a
            a = t
        state[0] = (state[0] + a) & _MASK
        state[1] = (state[1] + b) & _MASK
        state[2] = (state[2] + c) & _MASK
        state[3] = (state[3] + d) & _MASK
        state[4] = (state[4] + e) & _MASK


def new(initial=b""):
    return RSHA(initial)
