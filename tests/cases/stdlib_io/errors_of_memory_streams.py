import io


def attempt(n):
    s = io.StringIO('abc')
    b = io.BytesIO(b'abc')
    if n == 0:
        s.seek(-1)
    elif n == 1:
        b.seek(-1)
    elif n == 2:
        s.seek(1, 1)
    elif n == 3:
        s.seek(-1, 2)
    elif n == 4:
        b.seek(0, 5)
    elif n == 5:
        s.truncate(-1)
    elif n == 6:
        b.truncate(-2)
    elif n == 7:
        s.close()
        s.read()
    elif n == 8:
        with s:
            s.write('x')
        s.getvalue()
    else:
        s.seek(0, 9)


def entry_point(argv):
    for n in range(10):
        try:
            attempt(n)
            print(n, 'fine')
        except ValueError as e:
            print(n, 'ValueError', e)
        except OSError as e:
            print(n, 'OSError', e)
    s = io.StringIO('x')
    print(s.closed, s.readable(), s.writable(), s.seekable(), s.isatty(), s.readlines(1), s.readline(), s.seek(0, 2), s.flush())
    s.close()
    print(s.closed)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
