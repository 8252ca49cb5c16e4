from collections import namedtuple

Op = namedtuple('Op', 'code name arity')

OPS = [Op(0, 'nop', 0), Op(1, 'push', 1), Op(2, 'add', 2)]
BY_NAME = {op.name: op for op in OPS}
NOP = OPS[0]


def entry_point(argv):
    for op in OPS:
        print(op.code, op.name, op.arity)
    print(BY_NAME['add'])
    print(BY_NAME['nop'] is NOP, NOP == Op(0, 'nop', 0))
    OPS.append(Op(3, 'halt', 0))
    print(len(OPS), OPS[-1])
    n = len(argv) + 1
    op = OPS[n]
    print(op)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
