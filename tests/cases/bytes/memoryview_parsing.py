def u16(view, at):
    return view[at] | view[at + 1] << 8


def records(view):
    found = []
    at = 0
    while at < len(view):
        size = u16(view, at)
        found.append(view[at + 2:at + 2 + size])
        at += 2 + size
    return found


def entry_point(argv):
    data = bytearray()
    for word in [b'alpha', b'', b'\x00\xff', b'omega' * len(argv)]:
        data += bytes([len(word) & 255, len(word) >> 8]) + word
    view = memoryview(data)
    parts = records(view)
    print([p.tobytes() for p in parts], [len(p) for p in parts], sum(len(p) for p in parts))
    parts[0][0] = 65
    data[8] = 7
    print(data[:9], parts[0].tobytes(), parts[0] == b'Alpha', parts[1] == b'', bytes(parts[2]), b''.join([bytes(p) for p in parts[:2]]))
    ro = memoryview(bytes(data))
    print(ro == view, ro[3:6].tolist(), ro.readonly, view.readonly, max(ro[2:7]), sorted(ro[2:7]), [hex(b) for b in ro[-2:]], ro.itemsize, ro.ndim, ro.format, ro.shape)
    print({bytes(ro[2:4]): 1}, ro[::-1][:3].tobytes(), ro[2:7:2].tobytes(), ro[-3:].hex(), ro[-3:].hex(':'), any(ro[10:]), 109 in ro, bytes(view[2:7]).decode(), bytearray(ro[:3]))
    for i, b in enumerate(ro[2:5]):
        print(i, b, end=';')
    print()
    with memoryview(b'temp') as m:
        inner = m[1:3]
        print(len(m), inner.tobytes())
    try:
        print(len(m))
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
