import operator


def entry_point(argv):
    n = len(argv) * 7
    m = -2
    print(operator.add(n, m), operator.sub(n, m), operator.mul(n, m), operator.floordiv(n, m), operator.mod(n, m), operator.truediv(n, m), operator.pow(n, 3))
    print(operator.lshift(n, 3), operator.rshift(n, 1), operator.and_(n, 5), operator.or_(n, 8), operator.xor(n, 3), operator.neg(n), operator.pos(n), operator.invert(n), operator.inv(n), operator.abs(m))
    print(operator.lt(n, m), operator.le(n, n), operator.eq(n, 7), operator.ne(n, 7), operator.ge(n, m), operator.gt(m, n), operator.not_(n), operator.truth(n), operator.is_(n, n), operator.is_not(argv, None))
    items = [10, 20, 30]
    print(operator.getitem(items, 1), operator.contains(items, 20), operator.countOf([1, 2, 1], 1), operator.indexOf(items, 30), operator.concat([1], [2]), operator.concat('a', 'b'), operator.length_hint(items), operator.index(n))
    operator.setitem(items, 0, 99)
    operator.delitem(items, 1)
    print(items)
    d = {'a': 1}
    operator.setitem(d, 'b', 2)
    print(operator.getitem(d, 'b'), operator.contains(d, 'z'), len(d))
    items = operator.iadd(items, [5])
    print(items, operator.isub(10, 3), operator.imul(4, 5), operator.ifloordiv(7, 2), operator.imod(7, 4), operator.iand(6, 3), operator.ior(6, 1), operator.ixor(6, 3), operator.ilshift(1, 4), operator.irshift(16, 2), operator.ipow(2, 5), operator.itruediv(1, 4))
    try:
        operator.indexOf(items, 12345)
    except ValueError as e:
        print('ValueError', e)
    try:
        operator.floordiv(n, n - 7)
    except ZeroDivisionError as e:
        print('ZeroDivisionError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
