def lookup(d, k):
    if k in d:
        return d[k]
    return None


def entry_point(argv):
    n = len(argv)
    d = {b'a': b'1', b'b\x00': b'2'}
    for k in [b'a', b'b\x00', b'c']:
        v = lookup(d, k)
        print(k, v, v is None, v == b'1', len(v) if v is not None else -1, v or b'default')
    s = {b'x', b'y', bytes([120])}
    print(len(s), b'x' in s, sorted(s), sorted([b'b', b'a\xff', b'', b'a']), max(b'a', b'b'), min([b'z', b'y']))
    t = {(b'k', n): 'v'}
    print(t[(b'k', 1)], b'' == b'', bool(b''), bool(b'x'), not b'', b'a' if b'x' else b'b', [b for b in [b'', b'q'] if b])
    x = None if n > 5 else b'data'
    print(x[1:3] if x else None, [x, None], repr(x), '%r %s' % (x, x), f'{x}')
    acc = b''
    for i in range(5):
        acc += bytes([65 + i]) + b'-'
    print(acc, acc.rstrip(b'-'), acc[:-1].split(b'-'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
