class Msg:
    def __init__(self, n):
        self.n = n


def worker(name):
    total = 0
    while True:
        msg = yield total
        if msg is None:
            print(name, 'none')
            continue
        if msg.n < 0:
            break
        total += msg.n
    yield -1


def entry_point(argv):
    w = worker('w')
    print(next(w), next(w))
    print(w.send(Msg(len(argv))), w.send(Msg(5)), next(w), w.send(Msg(-1)))
    try:
        w.send(Msg(1))
    except StopIteration:
        print('end')
    fresh = worker('f')
    try:
        fresh.send(Msg(1))
    except TypeError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
