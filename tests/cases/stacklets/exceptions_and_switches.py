# not on the LLInterpreter: stacklets need C
from rpython.rlib.rstacklet import StackletThread

sthread = StackletThread(None)
log = []


class Failure(Exception):
    def __init__(self, n):
        Exception.__init__(self, 'failure %d' % n)
        self.n = n


def raises(n):
    if n % 2:
        raise Failure(n)
    return [1, 2, 3][n]


def run(h, n):
    """Switches while an exception is handled, and goes on with the same one."""
    for i in range(4):
        try:
            raises(n + i)
        except Failure as e:
            h = sthread.switch(h)
            log.append('%d has %s' % (n, e))
        except IndexError:
            h = sthread.switch(h)
            log.append('%d is out of range' % n)
        finally:
            h = sthread.switch(h)
    try:
        try:
            raises(n | 1)
        except Failure as e:
            h = sthread.switch(h)
            raise
    except Failure as e:
        log.append('%d raised again %d' % (n, e.n))
    try:
        try:
            {}['key %d' % n]
        finally:
            h = sthread.switch(h)
    except KeyError as e:
        log.append('%s went on' % e)
    return h


def fails_inside(h, n):
    try:
        inner = sthread.new(fails_inside, n - 1) if n > 0 else h
        raise Failure(n)
    except Failure as e:
        log.append('inside %d' % e.n)
    return h


def entry_point(argv):
    tasks = [sthread.new(run, n) for n in range(3)]
    alive = 3
    turn = 0
    while alive:
        for i in range(3):
            if not sthread.is_empty_handle(tasks[i]):
                try:
                    tasks[i] = sthread.switch(tasks[i])
                    if sthread.is_empty_handle(tasks[i]):
                        alive -= 1
                    raise Failure(turn)
                except Failure as e:
                    assert e.n == turn
                    turn += 1
    print(turn)
    sthread.new(fails_inside, 3)
    for line in log:
        print(line)
    try:
        sthread.switch(sthread.get_null_handle())
    except Exception as e:
        print(type(e).__name__, e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
