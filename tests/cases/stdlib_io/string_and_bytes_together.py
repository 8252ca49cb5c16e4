import io


def copy(source, sink):
    n = 0
    while True:
        chunk = source.read(3)
        if not chunk:
            return n
        sink.write(chunk)
        n += len(chunk)


def entry_point(argv):
    text = io.StringIO('line one\nline two\n\u00e9nd')
    raw = io.BytesIO(b'\x00\x01\xff\nrest')
    out = io.StringIO()
    data = io.BytesIO()
    for line in text:
        out.write(line.upper())
        data.write(line.encode('utf-8'))
    print(repr(out.getvalue()), data.getvalue(), raw.readline(), raw.read(2), raw.tell(), raw.read(), raw.read())
    print(text.seek(5), text.read(4), text.readline(), text.readlines(), text.read() == '')
    out.seek(0)
    out.write('xyz')
    out.seek(0, 2)
    out.write('!')
    print(repr(out.getvalue()), out.tell(), data.seek(-3, 2), data.read(), data.seek(2), data.seek(1, 1), data.seek(-100, 1))
    data.seek(2)
    print(data.truncate(), data.getvalue(), data.truncate(0), data.getvalue(), data.write(b'q'), data.getvalue())
    gap = io.StringIO()
    gap.seek(3)
    gap.write('a')
    print(repr(gap.getvalue()), copy(io.BytesIO(b'1234567'), data), data.getvalue(), print('to', 'a', 'string', file=out, sep='-', end='$'), repr(out.getvalue()))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
