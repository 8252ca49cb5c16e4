# Displays and lists of what never has an item.
def shown(x, *rest):
    if list(rest):
        list(rest)[-1] = x
    copy = list(rest)
    if copy:
        copy[0] = 1.5
        copy.append(x)
    print(copy, len(rest))


class Box:
    def __bool__(self):
        return ([*[], *[]] or [False])[-1]


def entry_point(argv):
    n = len(argv)
    print([*[], *[]] or [False], not Box())
    items = ([*[], *[]] or [n])
    items.append(1)
    print([*items, *[]], [*[], *items], [*[]], [*[n], *[n]], [*(), *items])
    print([*{}], [*set()], [*zip([], [])], [*reversed([])], [*(x for x in [])])
    shown(2.5)
    empty = list(())
    if n > 100:
        empty[0] = 3
        print(empty[0])
    for x in [*()]:
        print(x)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
