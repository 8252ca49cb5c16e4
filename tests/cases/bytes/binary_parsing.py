def read_u16(data, at):
    return data[at] | data[at + 1] << 8


def write_u32(out, n):
    for shift in (24, 16, 8, 0):
        out.append((n >> shift) & 0xff)


def rle(data):
    out = bytearray()
    i = 0
    while i < len(data):
        j = i
        while j < len(data) and data[j] == data[i] and j - i < 255:
            j += 1
        out.append(j - i)
        out.append(data[i])
        i = j
    return bytes(out)


def unrle(data):
    out = bytearray()
    for i in range(0, len(data), 2):
        out += data[i + 1:i + 2] * data[i]
    return bytes(out)


def xor(data, key):
    return bytes(b ^ key[i % len(key)] for i, b in enumerate(data))


def entry_point(argv):
    n = len(argv)
    header = b'\x01\x02\xff\xfe' * n
    print(read_u16(header, 0), read_u16(header, 2), int.from_bytes(header, 'big'))
    out = bytearray()
    write_u32(out, 0xdeadbeef)
    write_u32(out, n)
    print(out, out.hex(), bytes(out)[:4] == b'\xde\xad\xbe\xef')
    sample = b'aaaabbbc' + b'd' * 300
    print(rle(sample), unrle(rle(sample)) == sample, rle(b''))
    print(xor(b'secret', b'key'), xor(xor(b'secret', b'key'), b'key'))
    freq = {}
    for b in sample:
        freq[b] = freq.get(b, 0) + 1
    print(freq, [chr(k) for k in sorted(freq)])
    line = b'GET /index.html HTTP/1.1\r\nHost: example.org\r\n\r\n'
    first, rest = line.split(b'\r\n', 1)
    method, path, version = first.split(b' ')
    print(method, path.decode(), version, rest.partition(b': ')[2].strip())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
