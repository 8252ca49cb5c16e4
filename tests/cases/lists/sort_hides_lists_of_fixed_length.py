class Item(object):
    owner = None

    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        if Item.owner is not None:
            Item.seen.append(len(Item.owner.items))
        if Pairs.owner.items is not None:
            Item.seen.append(len(Pairs.owner.items) * 100)
        return self.n < other.n

    def __repr__(self):
        return 'Item(%d)' % self.n


Item.seen = []


class Paired(object):
    items = None


class Pairs(object):
    owner = Paired()


class Owner(object):
    def __init__(self, n):
        self.items = [Item(n), Item(3), Item(1), Item(2)]


def largest(numbers):
    numbers.sort(key=lambda n: (1, max(numbers)))
    return numbers


def first(numbers):
    numbers.sort(key=lambda n: numbers[0])
    return numbers


def by_length(numbers):
    numbers.sort(key=lambda n: n * (1 + len(numbers)), reverse=True)
    return numbers


def entry_point(argv):
    n = len(argv)
    try:
        print(largest(list(range(3))))
    except ValueError:
        print('there is no largest one')
    try:
        print(first([n, 5, 2]))
    except IndexError as e:
        print(e)
    print(by_length([n, 5, 2]), by_length(list(range(4))), by_length([]))
    kept = [3 * n, 1, 2]
    print(sorted(kept, key=lambda x: x * len(kept)), kept)
    owner = Owner(7 * n)
    Item.owner = owner
    owner.items.sort()
    print(owner.items, max(Item.seen), len(Item.seen) > 2)
    Item.owner = None
    Item.seen = []
    pairs = [(n, Item(3)), (n, Item(2)), (0, Item(9))]
    Pairs.owner.items = pairs
    pairs.sort()
    print(pairs, max(Item.seen))
    Pairs.owner.items = None
    print(sorted(pairs, reverse=True), [(1, 'b'), (n, 'a')], sorted([(1, 'b'), (n, 'a')]))
    numbers = [4, n, 3]
    try:
        numbers.sort(key=lambda x: 10 // (x - 1))
    except ZeroDivisionError:
        print(numbers)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
