from rpython.rlib.rarithmetic import r_singlefloat

z = r_singlefloat(0.4)
many = [r_singlefloat(0.5), r_singlefloat(-1.25)]


class Holder:
    def __init__(self):
        self.value = r_singlefloat(2.1)


holder = Holder()


def g(n):
    if n > 0:
        return r_singlefloat(n * 0.1)
    else:
        return z


def entry_point(argv):
    print(float(g(len(argv))), float(g(-len(argv))))
    print(float(many[len(argv) - len(argv)]), float(many[1]), float(holder.value))
    return 0
