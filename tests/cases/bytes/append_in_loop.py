def framed(parts):
    out = b''
    for p in parts:
        out += bytes([len(p)])
        out += p
    return out


def reset(data):
    found = []
    current = b''
    for c in data:
        if c == 0:
            found.append(current)
            current = b''
        else:
            current += bytes([c])
            if len(current) == 4:
                found.append(current)
                current = b'='
    return found, current


def kept(n):
    b = b'-'
    seen = []
    for i in range(n):
        b += b'%d' % i
        seen.append(b)
        b = b + b'/' + b[:1]
    return seen, b


def failing(items):
    b = b''
    try:
        for item in items:
            b += item.encode('ascii')
            b += b'.'
    except UnicodeEncodeError as e:
        return str(e), b
    return 'fine', b


def entry_point(argv):
    n = len(argv)
    print(framed([b'ab', b'', b'xyz' * n]))
    print(reset(b'abc\x00de\x00\x00fghijk'))
    print(kept(n + 3))
    print(failing(['a', 'b']), failing(['a', '\u00e9', 'c']), failing([]))
    doubling = b'z'
    for i in range(5):
        doubling += doubling
    print(doubling, doubling == b'z' * 32)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
