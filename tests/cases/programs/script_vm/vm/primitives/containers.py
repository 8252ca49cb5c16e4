from rpython.rlib.listsort import make_timsort_class

from ..objects import W_List, W_Map, W_Range, space
from . import primitive


def less(w_a, w_b):
    return w_a.less(w_b)


Sorter = make_timsort_class(lt=less)


@primitive("object")
def prim_len(w_value):
    return w_value.length()


@primitive("int, int = 0")
def prim_range(start, stop):
    return W_Range(start, stop)


@primitive("args", name="range")
def range_of_either(args_w):
    if len(args_w) == 1:
        return W_Range(0, space.int_w(args_w[0]))
    if len(args_w) == 2:
        return W_Range(space.int_w(args_w[0]), space.int_w(args_w[1]))
    raise space.error("range takes one or two arguments")


@primitive("list, object")
def prim_push(w_list, w_item):
    w_list.append(w_item)


@primitive("list")
def prim_strategy(w_list):
    return w_list.strategy.name


@primitive("items")
def prim_sum(items_w):
    w_total = space.newint(0)
    for w_item in items_w:
        w_total = w_total.add(w_item)
    return w_total


@primitive("items")
def prim_sort(items_w):
    Sorter(items_w).sort()
    return space.newlist(items_w)


@primitive("items")
def prim_reverse(items_w):
    items_w.reverse()
    return space.newlist(items_w)


@primitive("interpreter, object, items")
def prim_map(interpreter, w_function, items_w):
    return space.newlist([w_function.call(interpreter, [w_item]) for w_item in items_w])


@primitive("object")
def prim_keys(w_map):
    if not isinstance(w_map, W_Map):
        raise space.error("not a map")
    return space.newlist(list(w_map.dict.keys()))


@primitive("object, object")
def prim_delete(w_map, w_key):
    if not isinstance(w_map, W_Map):
        raise space.error("not a map")
    if w_key not in w_map.dict:
        return False
    del w_map.dict[w_key]
    return True
