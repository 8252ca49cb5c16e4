# not on the LLInterpreter: the interpreter has no C function `rpy_sys_pipe`
from rpython.rlib import rposix
from rpython.rlib.rpoll import poll, select, SelectError, PollError, POLLIN, POLLOUT, POLLHUP, POLLNVAL


def entry_point(argv):
    r, w = rposix.pipe()
    r2, w2 = rposix.pipe()
    print(poll({r: POLLIN, r2: POLLIN}, 0), poll({}, 1))
    print(poll({r: POLLIN, w: POLLOUT}) == [(w, POLLOUT)])
    rposix.write(w, b'x')
    print(poll({r: POLLIN, r2: POLLIN}) == [(r, POLLIN)], poll({r: POLLIN, w: POLLOUT}, 1000) == [(r, POLLIN), (w, POLLOUT)])
    got = select([r, r2], [w, w2], [r])
    print(got[0] == [r], got[1] == [w, w2], got[2])
    rposix.read(r, 10)
    print(select([r, r2], [], [], 0.001), select([], [], [], 0.0))
    rposix.close(w)
    print(poll({r: POLLIN})[0][1] & POLLHUP, select([r], [], [], 5.0)[0] == [r], rposix.read(r, 5))
    rposix.close(r)
    print(poll({r: POLLIN}) == [(r, POLLNVAL)])
    try:
        select([r], [], [])
    except SelectError as e:
        print(e.errno, e.get_msg())
    rposix.close(r2)
    rposix.close(w2)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
