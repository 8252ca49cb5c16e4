from rpython.rlib import rerased
from rpython.rlib.rerased import new_erasing_pair, new_static_erasing_pair, erase_int, unerase_int, try_cast_erased

erase_list, unerase_list = new_erasing_pair('list')
erase_dict, unerase_dict = new_erasing_pair('dict')
erase_text, unerase_text = new_erasing_pair('text')


class Strategy(object):
    erase, unerase = new_static_erasing_pair('strategy')

    def make(self, n):
        return self.erase([n] * 3)

    def total(self, storage):
        result = 0
        for x in self.unerase(storage):
            result += x
        return result


class Box(object):
    def __init__(self, storage, kind):
        self.storage = storage
        self.kind = kind


def show(box):
    if box.kind == 'list':
        return str(len(unerase_list(box.storage)))
    if box.kind == 'dict':
        return str(unerase_dict(box.storage).get('a', -1))
    if box.kind == 'int':
        return str(unerase_int(box.storage))
    return unerase_text(box.storage)


def entry_point(argv):
    n = len(argv)
    boxes = [Box(erase_list([1, 2, 3]), 'list'), Box(erase_dict({'a': 5 * n}), 'dict'), Box(erase_int(42 * n), 'int'), Box(erase_text('text'), 'text')]
    print([show(box) for box in boxes])
    items = [1]
    erased = erase_list(items)
    unerase_list(erased).append(n)
    print(items, unerase_list(erased) is items)
    s = Strategy()
    print(s.total(s.make(7 * n)))
    boxes[0].storage = boxes[1].storage
    boxes[0].kind = 'dict'
    print(show(boxes[0]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
