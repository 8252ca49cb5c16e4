# `rgc.FinalizerQueue`: objects come out of a queue, whole, when nothing else refers to them.
# precise: what is dead is found at once
from rpython.rlib import rgc


class Res(object):
    def __init__(self, name):
        self.name = name
        self.open = True

    def close(self):
        if self.open:
            self.open = False
            print('closing', self.name)


class SubRes(Res):
    pass


class Conn(object):
    def __init__(self, n):
        self.n = n


class Counter(object):
    triggered = 0


counter = Counter()


class ResQueue(rgc.FinalizerQueue):
    Class = Res

    def finalizer_trigger(self):
        counter.triggered += 1


class ConnQueue(rgc.FinalizerQueue):
    Class = Conn

    def finalizer_trigger(self):
        while True:
            conn = self.next_dead()
            if conn is None:
                break
            print('conn', conn.n)


class NoteQueue(rgc.FinalizerQueue):
    Class = Res

    def finalizer_trigger(self):
        pass


res_queue = ResQueue()
note_queue = NoteQueue()
conn_queue = ConnQueue()


def open_res(name, sub):
    if sub:
        r = SubRes(name)
    else:
        r = Res(name)
    res_queue.register_finalizer(r)
    return r


def use():
    open_res('a', False)
    open_res('b', False)
    c = open_res('c', True)
    c.close()


def open_noted(name):
    r = open_res(name, True)
    note_queue.register_finalizer(r)


def drain_notes():
    while True:
        r = note_queue.next_dead()
        if r is None:
            break
        print('noted', r.name)


def connect(n):
    c = Conn(n)
    conn_queue.register_finalizer(c)
    return c


def lose_conn():
    connect(1)


def drain():
    names = []
    while True:
        r = res_queue.next_dead()
        if r is None:
            break
        names.append(r.name)
        r.close()
    print(sorted(names), counter.triggered > 0)


def entry_point(argv):
    print(res_queue.next_dead() is None)
    use()
    rgc.collect()
    drain()
    rgc.collect()
    drain()
    open_noted('d')
    for i in range(3):
        rgc.collect()
        drain_notes()
    drain()
    lose_conn()
    rgc.collect()
    kept = connect(2)
    rgc.collect()
    print('kept', kept.n)
    kept = connect(3)
    rgc.collect()
    print('end', kept.n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
