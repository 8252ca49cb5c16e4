import io

TEXT = 'one\ntwo\r\nthree\n\nlast'


def entry_point(argv):
    s = io.StringIO(TEXT)
    print(s.readlines())
    s.seek(0)
    print(s.readlines(5), s.readline(3), s.readline(0), s.readline(100), s.readline(-1), list(s))
    s.seek(4)
    print(next(s), [line.strip() for line in s if line.strip()], s.read(5) == '')
    try:
        print(next(s))
    except StopIteration:
        print('stop')
    b = io.BytesIO(TEXT.encode())
    print([len(line) for line in b], b.seek(4), b.readline(), b.read1(3), b.readlines())
    w = io.StringIO()
    w.writelines(['a', 'b\n', 'c'])
    w.writelines(str(i) for i in range(3))
    v = io.BytesIO()
    v.writelines([b'x', b'y'])
    v.write(bytearray(b'z'))
    print(repr(w.getvalue()), v.getvalue(), bytes(v.getbuffer())[1:], len(v.getbuffer()))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
