from rpython.tool.sourcetools import compile2, func_with_new_name, func_renamer, NiceCompile, has_varargs, valid_identifier
from rpython.tool.pairtype import extendabletype, pair, pairtype


class Shape(metaclass=extendabletype):
    pass


class Circle(Shape):
    pass


class Square(Shape):
    pass


class __extend__(pairtype(Shape, Shape)):
    def meet(pair):
        return 'shapes'


class __extend__(pairtype(Circle, Shape)):
    def meet(pair):
        return 'circle first'


class __extend__(pairtype(Circle, Square)):
    def meet(pair):
        return 'both'


class __extend__(Circle):
    def area(self):
        return 3


MET = [pair(a, b).meet() for a in [Circle(), Square()] for b in [Circle(), Square()]]
AREA = Circle().area()


def scale(x, factor=2):
    return x * factor


double = func_with_new_name(scale, 'double')


@func_renamer('renamed')
def original(x):
    return -x


def make_adder(n):
    scope = {}
    exec(compile2('''
        def add(x):
            return x + %d
    ''' % n), scope)
    return scope['add']


adders = [make_adder(n) for n in range(3)]
NAMES = [double.__name__, original.__name__, valid_identifier('a-b c'), valid_identifier('9x'), str(has_varargs(scale))]


def entry_point(argv):
    n = len(argv)
    print(MET, AREA, NAMES)
    print(double(5 * n), double(5, 3), original(n))
    print([add(10 * n) for add in adders])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
