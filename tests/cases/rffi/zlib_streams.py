# not on the LLInterpreter: the interpreter has no C function `zlibVersion`
from rpython.rlib import rzlib
from rpython.rlib.rzlib import (deflateInit, deflateEnd, deflateCopy, inflateInit, inflateEnd, inflateCopy, compress, decompress, RZlibError,
                                Z_NO_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_FINISH, MAX_WBITS, Z_DEFLATED)

TEXT = b'some text that is said again, ' * 12 + bytes(range(256))


def by_parts(size, flush, level, wbits):
    stream = deflateInit(level, Z_DEFLATED, wbits)
    parts = []
    for i in range(0, len(TEXT), size):
        parts.append(compress(stream, TEXT[i:i + size], flush))
    parts.append(compress(stream, b'', Z_FINISH))
    deflateEnd(stream)
    return b''.join(parts)


def read_by_parts(data, size, wbits):
    stream = inflateInit(wbits)
    out = []
    steps = 0
    at = 0
    finished = False
    while not finished:
        got, finished, left = decompress(stream, data[at:at + size])
        out.append(got)
        at += size - left if at + size <= len(data) else len(data) - at - left
        steps += 1
    inflateEnd(stream)
    return b''.join(out), steps > 1, at == len(data)


def entry_point(argv):
    print(rzlib.zlibVersion()[0], rzlib.OUTPUT_BUFFER_SIZE, rzlib.MAX_WBITS)
    for size in [1, 100, 5000]:
        for flush in [Z_NO_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH]:
            for wbits in [MAX_WBITS, -MAX_WBITS, MAX_WBITS + 16]:
                data = by_parts(size, flush, 6, wbits)
                text, several, all_read = read_by_parts(data, 37, wbits)
                if text != TEXT or not all_read:
                    print('wrong', size, flush, wbits)
        print(size, len(by_parts(size, Z_NO_FLUSH, 9, MAX_WBITS)) < 600)

    # What is flushed can be read at once; what is not, waits.
    out = deflateInit()
    into = inflateInit()
    waits = compress(out, b'waits', Z_NO_FLUSH)
    print(decompress(into, waits)[0], decompress(into, compress(out, b' no more', Z_SYNC_FLUSH))[0])
    copy = deflateCopy(out)
    print(decompress(into, compress(out, b'!', Z_SYNC_FLUSH)))
    again = inflateCopy(into)
    end = compress(out, b'end', Z_FINISH)
    print(decompress(into, end + b'rest'), decompress(again, end[:3] + b''), len(compress(copy, b'?', Z_FINISH)) > 0)
    deflateEnd(out)
    deflateEnd(copy)
    inflateEnd(into)
    inflateEnd(again)

    # At most so much.
    data = by_parts(5000, Z_NO_FLUSH, 6, MAX_WBITS)
    stream = inflateInit()
    sizes = []
    total = b''
    finished = False
    while not finished:
        part, finished, left = decompress(stream, data, Z_SYNC_FLUSH, 500)
        sizes.append(len(part))
        total += part
        data = data[len(data) - left:]
    inflateEnd(stream)
    print(sizes, total == TEXT, data)

    # Words that both sides know.
    words = b'said again, some text that is'
    stream = deflateInit(zdict=words)
    small = compress(stream, b'some text that is said again', Z_FINISH)
    deflateEnd(stream)
    print(len(small) < 28)
    for known in [words, b'other words', None]:
        stream = inflateInit()
        try:
            print(decompress(stream, small, Z_FINISH, 1000, known)[:2])
        except RZlibError as e:
            print('RZlibError', e)
        inflateEnd(stream)
    raw = deflateInit(wbits=-15, zdict=words)
    small = compress(raw, b'text that is said', Z_FINISH)
    deflateEnd(raw)
    raw = inflateInit(-15, zdict=words)
    print(decompress(raw, small, Z_FINISH)[0])
    inflateEnd(raw)

    for what in range(6):
        try:
            if what == 0:
                deflateInit(17)
            elif what == 1:
                deflateInit(6, 3)
            elif what == 2:
                inflateInit(77)
            elif what == 3:
                deflateInit(6, Z_DEFLATED, 15, 99)
            else:
                stream = inflateInit()
                try:
                    decompress(stream, b'garbage' if what == 4 else b'\x78\x9c\xff\xff')
                finally:
                    inflateEnd(stream)
        except ValueError as e:
            print(what, 'ValueError', e)
        except RZlibError as e:
            print(what, 'RZlibError', e.msg)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
