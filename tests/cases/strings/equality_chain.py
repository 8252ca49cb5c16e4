def kind(op):
    if op == '+' or op == '-':
        return 1
    if op in ('*', '/'):
        return 2
    if op in ['**']:
        return 3
    return 0


def entry_point(argv):
    for op in ['+', '-', '*', '/', '**', '//']:
        print(kind(op))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
