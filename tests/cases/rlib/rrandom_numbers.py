from rpython.rlib.rrandom import Random
from rpython.rlib.rarithmetic import r_uint, intmask


def entry_point(argv):
    r = Random(5489)
    print([intmask(r.genrand32()) for i in range(5)])
    for i in range(995):
        r.genrand32()
    print(intmask(r.genrand32()))
    r = Random()
    r.init_by_array([0x123, 0x234, 0x345, 0x456])
    print([intmask(r.genrand32()) for i in range(5)])
    print(r.random(), r.random())
    a = Random(1)
    b = Random(1)
    same = True
    for i in range(2000):
        if a.genrand32() != b.genrand32():
            same = False
    print(same)
    a.jumpahead(10)
    print(a.random() != b.random(), 0.0 <= a.random() < 1.0)
    c = Random(4294967295)
    print(intmask(c.genrand32()), c.random())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
