class Op:
    def __init__(self, name, cost):
        self.name = name
        self.cost = cost


OPS = [Op('add', 1), Op('mul', 3), Op('div', 10)]
BY_NAME = {op.name: op for op in OPS}


def entry_point(argv):
    print(BY_NAME['mul'].cost, BY_NAME['mul'] is OPS[1])
    total = 0
    for op in OPS:
        total += op.cost
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
