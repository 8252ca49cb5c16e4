def note(log, name, value):
    log.append(name)
    return value


class C:
    def __init__(self):
        self.x = 0


def entry_point(argv):
    log = []
    xs = [1, 2, 3]
    c = C()
    note(log, 'list', xs)[note(log, 'index', 1)] += note(log, 'value', 10)
    print(xs, log)
    log = []
    note(log, 'obj', c).x += note(log, 'v', len(argv))
    print(c.x, log)
    log = []
    note(log, 'l', xs)[note(log, 'a', 0):note(log, 'b', 2)] = note(log, 'r', [7])
    print(xs, log)
    log = []
    print(note(log, 'a', 1) < note(log, 'b', 5) < note(log, 'c', 3) < note(log, 'd', 9), log)
    log = []
    d = {note(log, 'k1', 1): note(log, 'v1', 2), note(log, 'k2', 3): note(log, 'v2', 4)}
    print(d, log)
    log = []
    x = note(log, 'then', 1) if note(log, 'cond', len(argv) > 5) else note(log, 'else', 2)
    print(x, log)
    log = []
    note(log, 'f', max)(note(log, 'p', 1), note(log, 'q', 2)) if False else note(log, 'only', 0)
    print(log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
