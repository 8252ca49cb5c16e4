from rpython.rlib.unroll import unrolling_iterable


class A:
    tag = 'a'

    def get(self):
        return 1


class B:
    tag = 'b'

    def get(self):
        return 'text'


FIELDS = unrolling_iterable([('x', 1), ('y', 'two'), ('z', 3.5)])
CLASSES = unrolling_iterable([A, B])
RANGE = unrolling_iterable(range(3))


class Rec:
    def __init__(self):
        for name, value in FIELDS:
            setattr(self, name, value)

    def dump(self):
        out = []
        for name, _ in FIELDS:
            out.append(name + '=' + str(getattr(self, name)))
        return out


def entry_point(argv):
    n = len(argv)
    r = Rec()
    r.x += n
    print(r.dump(), r.x, r.y, r.z)
    for cls in CLASSES:
        print(cls.tag, cls().get())
    total = 0
    for i in RANGE:
        if i == n:
            continue
        total += i * 10
    print(total)
    for i in RANGE:
        for j in RANGE:
            if i < j:
                print(i, j)
            if j > n:
                break
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
