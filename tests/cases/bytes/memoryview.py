def total(view):
    n = 0
    for b in view:
        n += b
    return n


def checksum(mv, start):
    return sum(mv[start:]) & 255


class Text:
    """Is asked about a memoryview, which has no answer for objects of other classes."""

    def __init__(self, data):
        self.data = data

    def __eq__(self, other):
        return bytes(other) == self.data


def entry_point(argv):
    data = b'hello world'
    mv = memoryview(data)
    print(len(mv), mv[0], mv[-1], mv[1:4].tobytes(), bytes(mv[::2]), mv[::-1].tobytes(), mv[20:].tobytes(), mv.nbytes)
    print(mv == data, mv[:5] == b'hello', mv[:5] == bytearray(b'hello'), mv[:5] != b'jello', mv[0:3] == memoryview(b'xhel')[1:])
    print(mv[:5] == Text(b'hello'), mv != Text(b'hello'), Text(b'') == mv, mv == None, mv != [104])
    print(list(mv[:3]), mv.tolist()[-2:], mv[2:5].hex(), total(mv), checksum(mv, 6), 104 in mv, 0 in mv)
    ba = bytearray(b'abcdef')
    view = memoryview(ba)
    print(total(view), view.readonly, mv.readonly, view.tobytes())
    ba[0] = 120
    view[1] = 121
    view[2:4] = b'ZZ'
    print(view.tobytes(), ba, bytes(view[1:3]), bytearray(view), isinstance(view, memoryview), isinstance(data, memoryview))
    sub = view[1:][1:][::2]
    print(sub.tobytes(), sub[0], len(sub), sub.shape, sub.strides)
    for i in [6, -7]:
        try:
            print(view[i])
        except IndexError as e:
            print(e)
    try:
        mv[0] = 1
    except TypeError as e:
        print(e)
    try:
        view[0] = 256
    except ValueError as e:
        print(e)
    try:
        view[0:2] = b'abc'
    except ValueError as e:
        print(e)
    with memoryview(b'xy') as m:
        print(m.tolist())
    try:
        print(m[0])
    except ValueError as e:
        print(e)
    print(hash(mv) == hash(data), {b'a': 1}[bytes(memoryview(b'abc')[:1])], int.from_bytes(mv[:2], 'big'), mv[6:].tobytes().decode())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
