def make_stack():
    items = []

    def push(x):
        items.append(x)

    def pop():
        if not items:
            raise IndexError('empty stack')
        return items.pop()

    def size():
        return len(items)
    return push, pop, size


def entry_point(argv):
    push, pop, size = make_stack()
    push2, pop2, size2 = make_stack()
    push(len(argv))
    push(2)
    push2(9)
    print(size(), size2(), pop(), pop(), pop2())
    try:
        pop()
    except IndexError as e:
        print('IndexError', e, size())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
