class Item:
    def __init__(self, n):
        self.n = n


def entry_point(argv):
    slots = [None] * 4
    slots[1] = Item(10)
    slots[3] = Item(30)
    total = 0
    for slot in slots:
        if slot is not None:
            total += slot.n
    print(total, slots[0] is None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
