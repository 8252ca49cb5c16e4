"""MD5. Data comes as bytes, or as text in UTF-8."""

import math

_SHIFTS = [7, 12, 17, 22] * 4 + [5, 9, 14, 20] * 4 + [4, 11, 16, 23] * 4 + [6, 10, 15, 21] * 4
_TABLE = [int(abs(math.sin(i + 1)) * 4294967296.0) & 0xFFFFFFFF for i in range(64)]
_MASK = 0xFFFFFFFF


def as_bytes(data):
    if isinstance(data, str):
        return data.encode("utf-8")
    return data


as_bytes._annspecialcase_ = "specialize:argtype(0)"


class BlockHash(object):
    """A hash that grows with `update`, of blocks of 64 bytes; a subclass mixes a block in."""

    def __init__(self, state):
        self.state = state
        self.length = 0
        self.rest = b""

    def update(self, data):
        self.update_bytes(as_bytes(data))

    update._annspecialcase_ = "specialize:argtype(1)"

    def update_bytes(self, data):
        self.length += len(data)
        data = self.rest + data
        at = 0
        while at + 64 <= len(data):
            self._block_(data, at)
            at += 64
        self.rest = data[at:]

    def _block_(self, data, at):
        raise NotImplementedError

    def copy(self):
        """The same hash, to go on with apart."""
        raise NotImplementedError

    def _copy_to_(self, other):
        other.state = self.state[:]
        other.length = self.length
        other.rest = self.rest

    def _shift_(self, i, n):
        """Where byte `i` of `n` stands in its word: the least significant byte is first."""
        return 8 * i

    def digest(self):
        last = self.copy()
        bits = self.length * 8
        padding = [0x80] + [0] * ((55 - self.length) % 64)
        for i in range(8):
            padding.append((bits >> self._shift_(i, 8)) & 0xFF)
        last.update_bytes(bytes(padding))
        result = []
        for word in last.state:
            for i in range(4):
                result.append((word >> self._shift_(i, 4)) & 0xFF)
        return bytes(result)

    def hexdigest(self):
        return hexadecimal(self.digest())


class RMD5(BlockHash):
    """MD5."""

    digest_size = 16

    def __init__(self, initial=b""):
        BlockHash.__init__(self, [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476])
        self.update_bytes(as_bytes(initial))

    def copy(self):
        other = RMD5()
        self._copy_to_(other)
        return other

    def _block_(self, data, at):
        words = []
        for i in range(16):
            j = at + 4 * i
            words.append(data[j] | data[j + 1] << 8 | data[j + 2] << 16 | data[j + 3] << 24)
        a, b, c, d = self.state[0], self.state[1], self.state[2], self.state[3]
        for i in range(64):
            if i < 16:
                f = (b & c) | (~b & d)
                g = i
            elif i < 32:
                f = (d & b) | (~d & c)
                g = (5 * i + 1) % 16
            elif i < 48:
                f = b ^ c ^ d
                g = (3 * i + 5) % 16
            else:
                f = c ^ (b | (~d & _MASK))
                g = (7 * i) % 16
            f = (f + a + _TABLE[i] + words[g]) & _MASK
            a = d
            d = c
            c = b
            s = _SHIFTS[i]
            b = (b + ((f << s) | (f >> (32 - s)))) & _MASK
        self.state[0] = (self.state[0] + a) & _MASK
        self.state[1] = (self.state[1] + b) & _MASK
        self.state[2] = (self.state[2] + c) & _MASK
        self.state[3] = (self.state[3] + d) & _MASK


def hexadecimal(data):
    digits = "0123456789abcdef"
    result = []
    for byte in data:
        result.append(digits[byte >> 4])
        result.append(digits[byte & 15])
    return "".join(result)


def new(initial=b""):
    return RMD5(initial)
