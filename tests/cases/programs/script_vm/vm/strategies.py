"""How lists keep their items: those of one type without boxes."""

from rpython.rlib import rerased
from rpython.rlib.objectmodel import import_from_mixin, newlist_hint


class ListStrategy(object):
    name = "abstract"

    def length(self, w_list):
        raise NotImplementedError

    def getitem(self, w_list, index):
        raise NotImplementedError

    def setitem(self, w_list, index, w_item):
        raise NotImplementedError

    def append(self, w_list, w_item):
        raise NotImplementedError

    def slice(self, w_list, start, stop):
        raise NotImplementedError

    def items(self, w_list):
        raise NotImplementedError


class TypedMixin(object):
    def length(self, w_list):
        return len(self.unerase(w_list.storage))

    def getitem(self, w_list, index):
        return self.wrap(self.unerase(w_list.storage)[index])

    def setitem(self, w_list, index, w_item):
        if self.accepts(w_item):
            self.unerase(w_list.storage)[index] = self.unwrap(w_item)
        else:
            self.generalize(w_list)
            w_list.setitem(index, w_item)

    def append(self, w_list, w_item):
        if self.accepts(w_item):
            self.unerase(w_list.storage).append(self.unwrap(w_item))
        else:
            self.generalize(w_list)
            w_list.append(w_item)

    def slice(self, w_list, start, stop):
        from .objects import W_List
        return W_List(self, self.erase(self.unerase(w_list.storage)[start:stop]))

    def items(self, w_list):
        storage = self.unerase(w_list.storage)
        items = newlist_hint(len(storage))
        for item in storage:
            items.append(self.wrap(item))
        return items

    def generalize(self, w_list):
        items = self.items(w_list)
        w_list.strategy = object_strategy
        w_list.storage = object_strategy.erase(items)

    def storage_of(self, items_w):
        return self.erase([self.unwrap(w_item) for w_item in items_w])


class EmptyStrategy(ListStrategy):
    name = "empty"

    erase, unerase = rerased.new_erasing_pair("empty")
    erase = staticmethod(erase)
    unerase = staticmethod(unerase)

    def length(self, w_list):
        return 0

    def items(self, w_list):
        return []

    def slice(self, w_list, start, stop):
        from .objects import W_List
        return W_List(self, self.erase(None))

    def append(self, w_list, w_item):
        strategy = strategy_for([w_item])
        w_list.strategy = strategy
        w_list.storage = strategy.storage_of([w_item])

    def storage_of(self, items_w):
        return self.erase(None)


class ObjectStrategy(ListStrategy):
    name = "object"
    import_from_mixin(TypedMixin)

    erase, unerase = rerased.new_erasing_pair("object")
    erase = staticmethod(erase)
    unerase = staticmethod(unerase)

    def accepts(self, w_item):
        return True

    def wrap(self, w_item):
        return w_item

    def unwrap(self, w_item):
        return w_item


class IntStrategy(ListStrategy):
    name = "int"
    import_from_mixin(TypedMixin)

    erase, unerase = rerased.new_erasing_pair("int")
    erase = staticmethod(erase)
    unerase = staticmethod(unerase)

    def accepts(self, w_item):
        from .objects import W_Int
        return type(w_item) is W_Int

    def wrap(self, value):
        from .objects import W_Int
        return W_Int(value)

    def unwrap(self, w_item):
        from .objects import W_Int
        assert isinstance(w_item, W_Int)
        return w_item.value


class FloatStrategy(ListStrategy):
    name = "float"
    import_from_mixin(TypedMixin)

    erase, unerase = rerased.new_erasing_pair("float")
    erase = staticmethod(erase)
    unerase = staticmethod(unerase)

    def accepts(self, w_item):
        from .objects import W_Float
        return type(w_item) is W_Float

    def wrap(self, value):
        from .objects import W_Float
        return W_Float(value)

    def unwrap(self, w_item):
        from .objects import W_Float
        assert isinstance(w_item, W_Float)
        return w_item.value


empty_strategy = EmptyStrategy()
object_strategy = ObjectStrategy()
int_strategy = IntStrategy()
float_strategy = FloatStrategy()


def strategy_for(items_w):
    if not items_w:
        return empty_strategy
    for strategy in (int_strategy, float_strategy):
        for w_item in items_w:
            if not strategy.accepts(w_item):
                break
        else:
            return strategy
    return object_strategy
