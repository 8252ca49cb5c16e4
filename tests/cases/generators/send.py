def averager():
    total = 0.0
    count = 0
    average = 0.0
    while True:
        x = yield average
        total += x
        count += 1
        average = total / count


def echo(log):
    received = yield 'start'
    while received != 'stop':
        log.append(received)
        received = yield received + '!'
    return


def accumulate():
    total = 0
    while True:
        x = yield total
        if x is None:
            continue
        total += x


def entry_point(argv):
    a = averager()
    next(a)
    for x in [10.0, 20.0, 60.0 * len(argv)]:
        print(a.send(x))
    log = []
    e = echo(log)
    print(next(e), e.send('a'), e.send('é'))
    try:
        e.send('stop')
    except StopIteration:
        print('stopped', log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
