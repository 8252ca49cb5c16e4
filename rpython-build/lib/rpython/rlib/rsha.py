"""SHA-1. Data comes as bytes, or as text in UTF-8."""

from rpython.rlib.rmd5 import as_bytes, hexadecimal

_MASK = 0xFFFFFFFF


class RSHA(object):
    """A hash that grows with `update`."""

    digest_size = 20

    def __init__(self, initial=b""):
        self.state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0]
        self.length = 0
        self.rest = b""
        self.update_bytes(as_bytes(initial))

    def update(self, data):
        self.update_bytes(as_bytes(data))

    update._annspecialcase_ = "specialize:argtype(1)"

    def update_bytes(self, data):
        self.length += len(data)
        data = self.rest + data
        at = 0
        while at + 64 <= len(data):
            self._block(data, at)
            at += 64
        self.rest = data[at:]

    def _block(self, data, at):
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

    def copy(self):
        other = RSHA()
        other.state = self.state[:]
        other.length = self.length
        other.rest = self.rest
        return other

    def digest(self):
        last = self.copy()
        bits = self.length * 8
        padding = [0x80] + [0] * ((55 - self.length) % 64)
        for i in range(8):
            padding.append((bits >> (8 * (7 - i))) & 0xFF)
        last.update_bytes(bytes(padding))
        result = []
        for word in last.state:
            for i in range(4):
                result.append((word >> (8 * (3 - i))) & 0xFF)
        return bytes(result)

    def hexdigest(self):
        return hexadecimal(self.digest())


def new(initial=b""):
    return RSHA(initial)
