"""Global variables of several types that functions assign, and what other functions see of them."""

count = 0
name = 'start'
ratio = 1.0
seen = []
table = {}
last = None
flag = False


class Event:
    def __init__(self, kind, weight):
        self.kind = kind
        self.weight = weight


def reset():
    global count, name, ratio, seen, table, last, flag
    count = 0
    name = ''
    ratio = 0.5
    seen = []
    table = {}
    last = None
    flag = not flag


def record(kind, weight):
    global count, name, ratio, last
    count += 1
    name += kind[0]
    ratio = ratio * 0.5 + weight
    seen.append(kind)
    table[kind] = table.get(kind, 0) + weight
    last = Event(kind, weight)


def shadow(count):
    # (A parameter, not the global variable.)
    count += 100
    return count


def swap():
    global name, last
    previous = last
    name, last = name[::-1], None
    return previous


def show():
    kind = '-' if last is None else last.kind
    print(count, repr(name), '%.3f' % ratio, seen, sorted(table.items()), kind, flag)


def nested():
    def inner(step):
        global count
        count -= step
        return count
    return [inner(n) for n in range(3)]


def entry_point(argv):
    show()
    for kind, weight in [('walk', 2), ('run', 5), ('walk', 1), ('épée', 7)]:
        record(kind, weight)
    show()
    print(shadow(count), count)
    old = swap()
    print(old.kind, old.weight, last is None)
    show()
    kept = seen
    reset()
    show()
    print(kept, seen, kept is seen)
    record('again', -3)
    print(nested())
    show()
    reset()
    show()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
