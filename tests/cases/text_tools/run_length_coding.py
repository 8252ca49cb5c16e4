class BadRun(ValueError):
    pass


def runs(items):
    previous, n = None, 0
    for x in items:
        if x == previous:
            n += 1
        else:
            if previous is not None:
                yield previous, n
            previous, n = x, 1
    if previous is not None:
        yield previous, n


def encode(text):
    if any(c.isdigit() for c in text):
        raise BadRun('digits cannot be encoded')
    return ''.join(c if n == 1 else f'{n}{c}' for c, n in runs(text))


def decode(code):
    out = []
    count = ''
    for i, c in enumerate(code):
        if c.isdigit():
            count += c
            continue
        if count.startswith('0'):
            raise BadRun(f'count {count} at {i}')
        out.append(c * int(count or '1'))
        count = ''
    if count:
        raise BadRun(f'nothing after {count}')
    return ''.join(out)


def pack_bits(data):
    out = bytearray()
    i = 0
    while i < len(data):
        run = 1
        while i + run < len(data) and run < 128 and data[i + run] == data[i]:
            run += 1
        if run > 1:
            out.append(257 - run)
            out.append(data[i])
            i += run
        else:
            start = i
            while i < len(data) and i - start < 128 and (i + 1 >= len(data) or data[i] != data[i + 1]):
                i += 1
            out.append(i - start - 1)
            out += data[start:i]
    return bytes(out)


def unpack_bits(data):
    out = bytearray()
    i = 0
    while i < len(data):
        n = data[i]
        if n < 128:
            if i + n + 2 > len(data):
                raise BadRun('literal run is cut off')
            out += data[i + 1:i + n + 2]
            i += n + 2
        elif n > 128:
            out += bytes([data[i + 1]]) * (257 - n)
            i += 2
        else:
            i += 1
    return bytes(out)


def look_and_say(n):
    term = '1'
    for _ in range(n):
        yield term
        term = ''.join(f'{k}{c}' for c, k in runs(term))


BITMAP = """
....####....
..##....##..
.#........#.
..##....##..
....####....
"""


def entry_point(argv):
    for text in ('WWWWWWWWWWWWBWWWWWWWWWWWWBBB', 'abc', '', 'aa', 'ßßß é'):
        print(repr(encode(text)), decode(encode(text)) == text)
    rows = BITMAP.split()
    coded = [encode(row) for row in rows]
    print(coded, sum(map(len, coded)), '/', sum(map(len, rows)))
    print('\n'.join(decode(c) for c in coded))
    print(list(look_and_say(7)), list(runs([1, 1, 2, 1])))
    for data in (b'', b'aaa', b'abc', b'aaabccccd', bytes(300), bytes(range(200)), b'ab' * 70 + b'z' * 3):
        packed = pack_bits(data)
        print(len(data), len(packed), packed[:6], unpack_bits(packed) == data)
    for bad in ('3', 'a0b', 'x12'):
        try:
            print(decode(bad))
        except BadRun as e:
            print('BadRun:', e)
    try:
        encode('a1')
    except BadRun as e:
        print('BadRun:', e)
    try:
        unpack_bits(b'\x05ab')
    except BadRun as e:
        print('BadRun:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
