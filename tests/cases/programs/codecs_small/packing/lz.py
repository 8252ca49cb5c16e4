from .base import Coder, PackError

WINDOW = 255
MIN_MATCH = 4


class Lempel(Coder):
    name = 'lz'

    def pack(self, data):
        out = bytearray()
        at = 0
        literal = bytearray()
        while at < len(data):
            distance, length = self.longest(data, at)
            if length < MIN_MATCH:
                literal.append(data[at])
                at += 1
                if len(literal) == 255:
                    self.flush(out, literal)
                continue
            self.flush(out, literal)
            out += bytes([1, distance, length])
            at += length
        self.flush(out, literal)
        return bytes(out)

    def flush(self, out, literal):
        if literal:
            out.append(0)
            out.append(len(literal))
            out.extend(literal)
            del literal[:]

    def longest(self, data, at):
        best = (0, 0)
        for start in range(max(0, at - WINDOW), at):
            length = 0
            while at + length < len(data) and length < 255 and data[start + length] == data[at + length]:
                length += 1
            if length > best[1]:
                best = (at - start, length)
        return best

    def unpack(self, data):
        out = bytearray()
        at = 0
        while at < len(data):
            if data[at] == 0:
                count = data[at + 1]
                out += data[at + 2:at + 2 + count]
                at += 2 + count
            else:
                distance, length = data[at + 1], data[at + 2]
                if not 0 < distance <= len(out):
                    raise PackError('bad distance %d' % distance)
                for _ in range(length):
                    out.append(out[-distance])
                at += 3
        return bytes(out)
