from rpython.rlib import rerased


class Strategy:
    def length(self, storage):
        raise NotImplementedError


class IntStrategy(Strategy):
    erase, unerase = rerased.new_static_erasing_pair('ints')

    def make(self, values):
        return self.erase(values)

    def length(self, storage):
        return len(self.unerase(storage))

    def total(self, storage):
        result = 0
        for x in self.unerase(storage):
            result += x
        return result


class StrStrategy(Strategy):
    erase, unerase = rerased.new_static_erasing_pair('strings')

    def make(self, values):
        return self.erase(values)

    def length(self, storage):
        return len(self.unerase(storage))


class W_List:
    def __init__(self, strategy, storage):
        self.strategy = strategy
        self.storage = storage

    def length(self):
        return self.strategy.length(self.storage)


erase, unerase = rerased.new_erasing_pair('pair')


def entry_point(argv):
    ints = IntStrategy()
    strings = StrStrategy()
    all = [W_List(ints, ints.make([1, 2, 3])), W_List(strings, strings.make(['a'])), W_List(ints, ints.make([]))]
    for w in all:
        print(w.length())
    print(ints.total(all[0].storage))
    ints.unerase(all[0].storage).append(40)
    print(ints.total(all[0].storage), all[0].length())
    e = erase((1, 'x'))
    n, s = unerase(e)
    print(n, s)
    try:
        ints.unerase(all[1].storage)
        print('not noticed')
    except AssertionError:
        print('wrong pair')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
