import os


def entry_point(argv):
    path = '/tmp/rpy_newlines_%d' % os.getpid()
    with open(path, 'wb') as f:
        f.write(b'unix\nwindows\r\nold mac\rlast\r')
    with open(path) as f:
        print(f.readlines())
    with open(path) as f:
        print(repr(f.read()))
    with open(path, newline='\n') as f:
        print(repr(f.read()))
    with open(path) as f:
        print(repr(f.readline()), repr(f.readline()), repr(f.readline()), repr(f.read(2)))
    with open(path, 'w', encoding='latin-1') as f:
        f.write('grün £')
    with open(path, 'rb') as f:
        print(f.read())
    with open(path, encoding='latin-1') as f:
        print(repr(f.read(3)), repr(f.read()))
    with open(path) as f:
        try:
            f.read()
            print('?')
        except UnicodeDecodeError:
            print('not UTF-8')
    with open(path, errors='replace') as f:
        print(repr(f.read()))
    with open(path, 'w', encoding='ascii') as f:
        try:
            f.write('ü')
        except UnicodeEncodeError:
            print('not ASCII')
    with open(path, 'w', encoding='utf-8') as f:
        f.write('a€𝄞z' * 3)
    with open(path, encoding='UTF-8') as f:
        print(f.read(2), f.read(3), f.read(5), repr(f.read(9)))
    os.unlink(path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
