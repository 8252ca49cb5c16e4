class BitWriter:
    def __init__(self):
        self.out = bytearray()
        self.current = 0
        self.count = 0

    def bit(self, bit):
        self.current = self.current << 1 | bit
        self.count += 1
        if self.count == 8:
            self.out.append(self.current)
            self.current = self.count = 0

    def number(self, number, width):
        for shift in range(width - 1, -1, -1):
            self.bit(number >> shift & 1)

    def finish(self):
        while self.count:
            self.bit(0)
        return bytes(self.out)


class BitReader:
    def __init__(self, data):
        self.data = data
        self.at = 0

    def bit(self):
        byte = self.data[self.at >> 3]
        bit = byte >> (7 - (self.at & 7)) & 1
        self.at += 1
        return bit

    def number(self, width):
        value = 0
        for _ in range(width):
            value = value << 1 | self.bit()
        return value

    def left(self):
        return len(self.data) * 8 - self.at
