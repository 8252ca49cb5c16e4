import operator


class Item:
    def __init__(self, name, price):
        self.name = name
        self.price = price


OPS = {'+': operator.add, '-': operator.sub, '*': operator.mul, '//': operator.floordiv, '%': operator.mod}


def entry_point(argv):
    for name in ['+', '-', '*', '//', '%']:
        print(name, OPS[name](17, 5), OPS[name](-17, 5))
    print(operator.truediv(1, 4), operator.neg(3), operator.pos(-3), operator.abs(-2), operator.invert(5))
    print(operator.lt(1, 2), operator.le(2, 2), operator.eq('a', 'b'), operator.ne(1, 2), operator.gt(1.5, 1), operator.ge(0, 1))
    print(operator.lshift(1, 5), operator.rshift(100, 2), operator.not_(0), operator.truth([1]))
    print(operator.contains([1, 2], 2), operator.getitem([5, 6], 1), operator.concat('a', 'b'))
    xs = [1, 2, 3]
    operator.setitem(xs, 0, 9)
    operator.delitem(xs, 1)
    print(xs, operator.is_(xs, xs), operator.index(7), operator.countOf([1, 1, 2], 1), operator.indexOf([4, 5], 5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
