# not on the LLInterpreter: stacklets need C
# lost: what stacks refer to that do not end
from rpython.rlib.rstacklet import StackletDebugError, StackletThread

sthread = StackletThread(None)
log = []


def waits(h, n):
    items = [n] * 10
    for i in range(3):
        log.append('%d: %d' % (n, len(items) + i))
        h = sthread.switch(h)
    return h


def destroys(h, other):
    log.append('destroys another')
    sthread.destroy(other)
    return h


def destroys_first(h, arg):
    try:
        sthread.destroy(h)
    except StackletDebugError as e:
        log.append(str(e))
    return h


def entry_point(argv):
    # Some are destroyed at once, some when they have run again, some never end.
    handles = [sthread.new(waits, n) for n in range(12)]
    for n in range(12):
        if n % 3 == 0:
            sthread.destroy(handles[n])
        elif n % 3 == 1:
            handles[n] = sthread.switch(handles[n])
    for n in range(12):
        if n % 3 == 1:
            sthread.destroy(handles[n])
    # What is made afterwards may be where others were.
    for n in range(100, 130):
        h = sthread.switch(sthread.new(waits, n))
        sthread.destroy(h)
        try:
            sthread.switch(h)
            print('no error')
        except StackletDebugError as e:
            if n == 100:
                print(e)
    h = sthread.new(waits, 200)
    print(sthread.is_empty_handle(sthread.new(destroys, h)))
    print(sthread.is_empty_handle(sthread.new(destroys_first)))
    for wrong in (h, sthread.get_null_handle()):
        try:
            sthread.destroy(wrong)
        except StackletDebugError as e:
            print(e)
    # Handles that are dropped.
    total = 0
    for n in range(300):
        if not sthread.is_empty_handle(sthread.new(waits, n)):
            total += 1
    print(total, len(log))
    print('\n'.join(log[:30]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
