from rpython.rlib import rerased, jit
from rpython.rlib.objectmodel import import_from_mixin, specialize, newlist_hint
from rpython.rlib.rarithmetic import ovfcheck


class W_Object(object):
    def text(self):
        return '?'


class W_Integer(W_Object):
    def __init__(self, n):
        self.n = n

    def text(self):
        return '%d' % self.n


class W_Float(W_Object):
    def __init__(self, x):
        self.x = x

    def text(self):
        return '%s' % self.x


class StrategyMixin(object):
    def append(self, w_list, w_item):
        if self.handles(w_item):
            self.unerase(w_list.storage).append(self.unwrap(w_item))
        else:
            objects = [self.wrap(item) for item in self.unerase(w_list.storage)]
            w_list.strategy = OBJECTS
            w_list.storage = OBJECTS.erase(objects)
            OBJECTS.append(w_list, w_item)

    def get(self, w_list, i):
        return self.wrap(self.unerase(w_list.storage)[i])

    def length(self, w_list):
        return len(self.unerase(w_list.storage))

    def empty(self):
        return self.erase([])


class Strategy(object):
    def append(self, w_list, w_item):
        raise NotImplementedError

    def get(self, w_list, i):
        raise NotImplementedError

    def length(self, w_list):
        raise NotImplementedError


class IntegerStrategy(Strategy):
    erase, unerase = rerased.new_static_erasing_pair('int')
    import_from_mixin(StrategyMixin)
    name = 'integers'

    def handles(self, w):
        return isinstance(w, W_Integer)

    def wrap(self, n):
        return W_Integer(n)

    def unwrap(self, w):
        assert isinstance(w, W_Integer)
        return w.n


class FloatStrategy(Strategy):
    erase, unerase = rerased.new_static_erasing_pair('float')
    import_from_mixin(StrategyMixin)
    name = 'floats'

    def handles(self, w):
        return isinstance(w, W_Float)

    def wrap(self, x):
        return W_Float(x)

    def unwrap(self, w):
        assert isinstance(w, W_Float)
        return w.x


class ObjectStrategy(Strategy):
    erase, unerase = rerased.new_static_erasing_pair('object')
    import_from_mixin(StrategyMixin)
    name = 'objects'

    def handles(self, w):
        return True

    def wrap(self, w):
        return w

    def unwrap(self, w):
        return w


INTEGERS = IntegerStrategy()
FLOATS = FloatStrategy()
OBJECTS = ObjectStrategy()


class W_List(W_Object):
    def __init__(self, w_first):
        if isinstance(w_first, W_Integer):
            self.strategy = INTEGERS
            self.storage = INTEGERS.empty()
        elif isinstance(w_first, W_Float):
            self.strategy = FLOATS
            self.storage = FLOATS.empty()
        else:
            self.strategy = OBJECTS
            self.storage = OBJECTS.empty()
        self.append(w_first)

    def append(self, w_item):
        self.strategy.append(self, w_item)

    def text(self):
        parts = newlist_hint(self.strategy.length(self))
        for i in range(self.strategy.length(self)):
            parts.append(self.strategy.get(self, i).text())
        return '%s: [%s]' % (self.strategy.name, ', '.join(parts))


def entry_point(argv):
    n = len(argv)
    a = W_List(W_Integer(n))
    b = W_List(W_Float(0.5 * n))
    for i in range(3):
        a.append(W_Integer(i * 10))
        b.append(W_Float(i / 4.0))
    print(a.text())
    print(b.text())
    a.append(W_Float(2.5))
    b.append(W_Object())
    a.append(W_Integer(7))
    c = W_List(a)
    c.append(b)
    print(a.text())
    print(b.text())
    print(c.text())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
