# not on the LLInterpreter: the interpreter has no C function `rpy_sys_pipe`
import os
from rpython.rlib.rfile import create_popen_file
from rpython.rlib import rposix


def entry_point(argv):
    f = create_popen_file('echo one; echo two', 'r')
    print(repr(f.readline()), repr(f.read()), f.closed, f.close(), f.closed, f.close())
    f = create_popen_file('exit 7', 'r')
    print(repr(f.read()), rposix.WEXITSTATUS(f.close()))
    path = '/tmp/rpy-command-%d' % os.getpid()
    f = create_popen_file('tr a-z A-Z > ' + path, 'w')
    f.write('some words\n')
    f.write('and more')
    print(f.close())
    g = create_popen_file('cat ' + path, 'r')
    print(repr(g.read(6)), repr(g.readline()), g.readlines())
    g.close()
    os.unlink(path)
    f = create_popen_file('no-such-command-at-all 2> /dev/null', 'r')
    print(repr(f.read()), rposix.WEXITSTATUS(f.close()))
    f = create_popen_file('kill -9 $$', 'r')
    print(repr(f.read()), rposix.WTERMSIG(f.close()))
    try:
        create_popen_file('true', 'rw')
    except ValueError as e:
        print('ValueError', e)
    try:
        g.read()
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
