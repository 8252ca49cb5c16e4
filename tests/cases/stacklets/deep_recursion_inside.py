# not on the LLInterpreter: stacklets need C
from rpython.rlib.rstacklet import StackletThread

sthread = StackletThread(None)
results = []


def depth_of(n, items):
    if n == 0:
        return len(items)
    items.append(n)
    return depth_of(n - 1, items) + 1


def endless(n):
    return endless(n + 1) + 1


def careful(h, n):
    results.append('depth %d' % depth_of(n, []))
    try:
        results.append(str(endless(0)))
    except RecursionError:
        results.append('RecursionError')
    h = sthread.switch(h)
    # The same again, while others wait in the middle of theirs.
    results.append('depth %d' % depth_of(n + 1, []))
    try:
        results.append(str(endless(0)))
    except RecursionError:
        results.append('RecursionError again')
    return h


def switches_at(h, n, at):
    if n == at:
        h = sthread.switch(h)
    if n > 0:
        h = switches_at(h, n - 1, at)
    return h


def middle(h, at):
    h = switches_at(h, 300, at)
    results.append('switched at %d' % at)
    return h


def entry_point(argv):
    h = sthread.new(careful, 300)
    others = [sthread.new(middle, at) for at in (0, 100, 300)]
    # The one that began still has its own limits.
    try:
        print(endless(0))
    except RecursionError:
        print('RecursionError in the first')
    print(depth_of(400, []))
    h = sthread.switch(h)
    print(sthread.is_empty_handle(h))
    for other in others:
        print(sthread.is_empty_handle(sthread.switch(other)))
    try:
        print(endless(0))
    except RecursionError:
        print('RecursionError in the first')
    print(results)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
