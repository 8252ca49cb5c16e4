import os
from rpython.rlib import rfile, rpath
from rpython.rlib.rfile import create_file


def entry_point(argv):
    path = rpath.rjoin('/tmp', 'rpy_rfile_%d' % os.getpid())
    f = create_file(path, 'w')
    for i in range(3):
        f.write('row %d\n' % i)
    f.flush()
    print(f.tell(), f.fileno() > 2, f.isatty())
    f.close()
    f = create_file(path, 'r')
    print(f.readlines())
    f.seek(4)
    print(repr(f.read(1)), repr(f.read()))
    f.close()
    os.unlink(path)
    print(rpath.rabspath('/a/../b'), rpath.rnormpath('x//y/./z'), rpath.risabs('/x'), rpath.risabs('x'))
    print(rpath.rjoin('a', 'b'), rpath.rjoin('a/', 'b'), rpath.rjoin('a', '/c'), rpath.rjoin('', 'd'), rpath.rexists('/tmp'), rpath.rdirname('/a/b'), rpath.rbasename('/a/b'))
    stdin, stdout, stderr = rfile.create_stdio()
    stdout.write('to stdout by rfile, ')
    print('in turn with print')
    print(repr(stdin.readline()))
    stdout.write('written at the end')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
