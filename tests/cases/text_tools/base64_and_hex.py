ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'


class DecodeError(ValueError):
    pass


def b64encode(data):
    out = []
    for i in range(0, len(data), 3):
        chunk = data[i:i + 3]
        n = 0
        for b in chunk:
            n = n << 8 | b
        n <<= 8 * (3 - len(chunk))
        text = ''.join(ALPHABET[n >> s & 63] for s in (18, 12, 6, 0))
        out.append(text[:len(chunk) + 1] + '=' * (3 - len(chunk)))
    return ''.join(out)


def b64decode(text):
    text = ''.join(text.split())
    if len(text) % 4:
        raise DecodeError('length %d' % len(text))
    out = bytearray()
    for i in range(0, len(text), 4):
        group = text[i:i + 4]
        padding = len(group) - len(group.rstrip('='))
        if padding > 2 or padding and i + 4 < len(text):
            raise DecodeError(f'padding at {i}')
        n = 0
        for c in group.rstrip('='):
            v = ALPHABET.find(c)
            if v < 0:
                raise DecodeError(f'{c!r} at {i}')
            n = n << 6 | v
        n <<= 6 * padding
        out += bytes([n >> 16 & 255, n >> 8 & 255, n & 255])[:3 - padding]
    return bytes(out)


def base32(data):
    letters = 'abcdefghijklmnopqrstuvwxyz234567'
    binary = ''.join(f'{b:08b}' for b in data)
    bits = binary + '0' * (-len(binary) % 5)
    text = ''.join(letters[int(bits[i:i + 5], 2)] for i in range(0, len(bits), 5))
    return text + '=' * (-len(text) % 8)


def hexdump(data, width=8):
    for offset in range(0, len(data), width):
        row = data[offset:offset + width]
        codes = ' '.join(f'{b:02x}' for b in row)
        shown = ''.join(chr(b) if 32 <= b < 127 else '.' for b in row)
        yield f'{offset:04x}  {codes:<{width * 3 - 1}}  {shown}'


def percent_encode(text, safe='-_.~'):
    return ''.join(chr(b) if chr(b) in safe or 48 <= b < 58 or 65 <= b < 91 or 97 <= b < 123 else f'%{b:02X}'
                   for b in text.encode('utf-8'))


def percent_decode(text):
    out = bytearray()
    i = 0
    while i < len(text):
        if text[i] == '%':
            try:
                out.append(int(text[i + 1:i + 3], 16))
            except ValueError:
                raise DecodeError(f'bad escape {text[i:i + 3]!r}')
            i += 3
        else:
            out += text[i].encode('utf-8')
            i += 1
    return bytes(out).decode('utf-8')


def entry_point(argv):
    for sample in (b'', b'f', b'fo', b'foo', b'foobar', bytes(range(250, 256)), 'größe'.encode('utf-8')):
        encoded = b64encode(sample)
        print(sample, encoded, b64decode(encoded) == sample, base32(sample))
    print(b64decode('TWFu\nIGlz IGRp').decode('ascii'))
    for bad in ('abc', 'ab=c', 'a===', 'ab?=', '====', 'YQ==YQ=='):
        try:
            print(b64decode(bad))
        except DecodeError as e:
            print(repr(bad), e)
    for line in hexdump(b'Hello,\n\x00w\xf6rld ~ \x7f!'):
        print(line)
    url = percent_encode('a b/ü?=~')
    print(url, percent_decode(url), percent_decode('no+escape'), repr(percent_decode('')))
    for bad in ('100%', '%zz', '%FF'):
        try:
            print(percent_decode(bad))
        except DecodeError as e:
            print('DecodeError:', e)
        except UnicodeDecodeError:
            print('not utf-8')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
