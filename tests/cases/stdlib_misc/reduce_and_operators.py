import operator
from functools import reduce

OPS = {'+': operator.add, '-': operator.sub, '*': operator.mul, '//': operator.floordiv, '%': operator.mod, '**': operator.pow, '<<': operator.lshift}
COMPARE = [('<', operator.lt), ('<=', operator.le), ('==', operator.eq), ('!=', operator.ne), ('>=', operator.ge), ('>', operator.gt)]


def evaluate(tokens):
    stack = []
    for token in tokens.split(' '):
        if token in OPS:
            b = stack.pop()
            a = stack.pop()
            stack.append(OPS[token](a, b))
        else:
            stack.append(int(token))
    return stack[-1]


def entry_point(argv):
    n = len(argv)
    print(reduce(operator.add, [1, 2, 3, n]), reduce(operator.mul, range(1, 11)), reduce(operator.concat, ['a', 'b', 'c']), reduce(operator.or_, [1, 4, 16], 0))
    print(reduce(lambda acc, x: acc * 10 + x, [1, 2, 3]), reduce(lambda acc, w: acc + len(w), ['ab', 'cde'], 0), reduce(max, [3, 9, 2]), reduce(lambda a, b: a + [b * 2], [1, 2], [0]))
    try:
        print(reduce(operator.add, [5][:n - 1]))
    except TypeError as e:
        print('TypeError', e)
    for text in ['3 4 +', '2 3 ** 1 -', '7 2 // 3 *', '17 5 %', '1 10 <<', '5']:
        print(text, '=', evaluate(text))
    for symbol, op in COMPARE:
        print(symbol, op(n, 1), op(2.5, n * 2.0), end=' ')
    print()
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
