class Bag:
    pass


def fill(bag, n):
    bag.value = n
    bag.label = 'n' + str(n)


def entry_point(argv):
    b = Bag()
    fill(b, 7)
    print(b.value, b.label)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
