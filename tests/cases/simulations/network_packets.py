class ChecksumError(Exception):
    pass


class Timeout(Exception):
    pass


def crc16(data):
    crc = 0xFFFF
    for b in data:
        crc ^= b << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc


def adler32(data):
    a, b = 1, 0
    for c in data:
        a = (a + c) % 65521
        b = (b + a) % 65521
    return b << 16 | a


class Packet:
    def __init__(self, seq, payload, ack=False):
        self.seq, self.payload, self.ack = seq, payload, ack

    def pack(self):
        body = bytes([self.seq >> 8, self.seq & 255, self.ack, len(self.payload)]) + self.payload
        crc = crc16(body)
        return body + bytes([crc >> 8, crc & 255])

    @classmethod
    def unpack(cls, raw):
        if len(raw) < 6 or len(raw) != raw[3] + 6:
            raise ValueError(f'{len(raw)} bytes are no packet')
        if crc16(raw[:-2]) != raw[-2] << 8 | raw[-1]:
            raise ChecksumError(f'packet {raw[0] << 8 | raw[1]}')
        return cls(raw[0] << 8 | raw[1], raw[4:-2], raw[2] == 1)


class Channel:
    """Loses and damages packets in a fixed pattern."""

    def __init__(self, lose, damage):
        self.lose, self.damage = lose, damage
        self.count = 0

    def send(self, raw):
        self.count += 1
        if self.lose and self.count % self.lose == 0:
            return None
        if self.damage and self.count % self.damage == 0:
            i = self.count % len(raw)
            return raw[:i] + bytes([raw[i] ^ 0x20]) + raw[i + 1:]
        return raw


class Receiver:
    def __init__(self):
        self.expected = 0
        self.data = b''
        self.bad = self.double = 0

    def receive(self, raw):
        try:
            p = Packet.unpack(raw)
        except (ChecksumError, ValueError):
            self.bad += 1
            return None
        if p.seq == self.expected:
            self.data += p.payload
            self.expected += 1
        else:
            self.double += 1
        return Packet(self.expected, b'', ack=True).pack()


def transfer(data, size, forth, back, window=1, patience=40):
    chunks = [data[i:i + size] for i in range(0, len(data), size)]
    receiver = Receiver()
    base = rounds = 0
    while base < len(chunks):
        rounds += 1
        if rounds > patience:
            raise Timeout(f'{base} of {len(chunks)} packets after {patience} rounds')
        for seq in range(base, min(base + window, len(chunks))):
            raw = forth.send(Packet(seq, chunks[seq]).pack())
            if raw is None:
                continue
            answer = receiver.receive(raw)
            if answer is None:
                continue
            arrived = back.send(answer)
            if arrived is not None:
                try:
                    base = max(base, Packet.unpack(arrived).seq)
                except ChecksumError:
                    pass
    return receiver, rounds


def entry_point(argv):
    print(f'{crc16(b"123456789"):04x} {adler32(b"Wikipedia"):08x} {crc16(b""):04x}')
    message = 'Straße: the quick brown fox jumps over the lazy dog'.encode('utf-8')
    for lose, damage, window in ((0, 0, 1), (4, 0, 1), (0, 3, 1), (3, 5, 4), (1, 0, 1)):
        forth, back = Channel(lose, damage), Channel(7 if lose else 0, 0)
        try:
            r, rounds = transfer(message, 8, forth, back, window)
            print(lose, damage, window, r.data == message, rounds, forth.count, r.bad, r.double)
        except Timeout as e:
            print('Timeout:', e)
    raw = Packet(300, b'hey').pack()
    p = Packet.unpack(raw)
    print(raw, p.seq, p.payload, p.ack, Packet.unpack(Packet(1, b'', True).pack()).ack)
    for broken in (raw[:-1], b'', raw[:4] + b'Hey' + raw[7:]):
        try:
            Packet.unpack(broken)
        except ValueError as e:
            print('ValueError:', e)
        except ChecksumError as e:
            print('ChecksumError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
