from .base import Coder, PackError

MAX_RUN = 255


class RunLength(Coder):
    name = 'rle'

    def pack(self, data):
        out = bytearray()
        at = 0
        while at < len(data):
            end = at
            while end < len(data) and data[end] == data[at] and end - at < MAX_RUN:
                end += 1
            out.append(end - at)
            out.append(data[at])
            at = end
        return bytes(out)

    def unpack(self, data):
        if len(data) % 2:
            raise PackError('odd length')
        out = bytearray()
        for at in range(0, len(data), 2):
            out += data[at + 1:at + 2] * data[at]
        return bytes(out)
