"""Containers and iterators.

Declarations, read when the toolchain itself is built (`build/stubs.rs`, which states the grammar);
`src/stubs/mod.rs` has what becomes of them.
"""

class value:
    @lower(app="app_text.repr_of")
    def __repr__(self, /) -> str: ...
    @lower(app="app_text.str_of")
    def __str__(self, /) -> str: ...


class sized(value):
    @lower(op="len")
    def __len__(self, /) -> NonNeg: ...
    @lower(op="iter")
    def __iter__(self, /) -> Iterator: ...


class collection(sized):
    @lower(op="contains")
    def __contains__(self, item: object, /) -> bool: ...


class sequence(collection):
    @lower(op="getitem")
    def __getitem__(self, index: object, /) -> object: ...


class mutable(sequence):
    @lower(op="setitem")
    def __setitem__(self, index: object, value: object, /) -> None: ...
    @lower(op="delitem")
    def __delitem__(self, index: object, /) -> None: ...


class list[T](mutable):
    @lower(op="eq")
    def __eq__(self, other: Self, /) -> bool: ...
    @lower(op="ne")
    def __ne__(self, other: Self, /) -> bool: ...
    @lower(op="add")
    def __add__(self, other: Self, /) -> Fresh[Self]: ...
    @lower(op="mul")
    def __mul__(self, other: int, /) -> Fresh[Self]: ...
    @resizes
    @lower(rtyper)
    def append(self, object: T, /) -> None: "is appended here"
    @resizes
    @lower(ll="ll_list.ll_clear")
    def clear(self, /) -> None: ...
    @lower(rtyper)
    def copy(self, /) -> Fresh[list[T]]: ...
    @lower(ll="ll_list.ll_count")
    def count(self, value: Sought[T], /) -> NonNeg: ...
    @resizes
    @lower(rtyper, each="app_iter.extend_each")
    def extend(self, iterable: Iterable[T], /) -> None: "is added to the list here"
    @raises(ValueError)
    @lower(rtyper)
    def index(self, value: Shown[Sought[T]], start: int = 0, stop: int = 9223372036854775807, /) -> NonNeg: ...
    @resizes
    @lower(ll="ll_list.ll_insert")
    def insert(self, index: int, object: T, /) -> None: "is inserted here"
    @resizes
    @raises(IndexError)
    @lower(ll="ll_list.ll_pop_last")
    def pop(self, /) -> T: ...
    @resizes
    @raises(IndexError)
    @lower(ll="ll_list.ll_pop")
    def pop(self, index: int, /) -> T: ...
    @resizes
    @raises(ValueError)
    @lower(ll="ll_list.ll_remove")
    def remove(self, value: Sought[T], /) -> None: ...
    @mutates
    @lower(ll="ll_list.ll_reverse")
    def reverse(self, /) -> None: ...
    @mutates
    @raises(ValueError)
    @lower(rtyper)
    def sort(self: list[Ordered], /) -> None: ...
    @mutates
    @lower(app="app_iter.sort_list")
    def sort(self, *, key: object = None, reverse: bool = False) -> None: ...


class range(sequence):
    start: int = lower(rtyper)
    stop: int = lower(rtyper)
    step: int = lower(rtyper)
    @lower(through=list)
    def count(self, value: Sought[int], /) -> NonNeg: ...
    @raises(ValueError)
    @lower(through=list)
    def index(self, value: Shown[Sought[int]], /) -> NonNeg: ...


class tuple(sequence):
    @lower(app="app_text.hash_of")
    def __hash__(self, /) -> int: ...
    @lower(app="app_iter.tuple_count")
    def count(self, value: object, /) -> NonNeg: ...
    @lower(app="app_iter.tuple_index")
    def index(self, value: object, start: int = 0, stop: int = 9223372036854775807, /) -> NonNeg: ...


class dict[K, V](mutable):
    @staticmethod
    @lower(app="app_iter.fromkeys1")
    def fromkeys(iterable: Iterable[object], /) -> Fresh[dict]: ...
    @staticmethod
    @lower(app="app_iter.fromkeys2")
    def fromkeys(iterable: Iterable[object], value: object, /) -> Fresh[dict]: ...
    @resizes
    @lower(ll="ll_dict.ll_clear")
    def clear(self, /) -> None: ...
    @lower(rtyper)
    def copy(self, /) -> Self: ...
    @lower(rtyper)
    def get[D](self, key: Sought[K], default: D = None, /) -> V | D: ...
    @lower(rtyper)
    def items(self, /) -> DictItems: ...
    @lower(rtyper)
    def keys(self, /) -> DictKeys: ...
    @lower(rtyper)
    def values(self, /) -> DictValues: ...
    @resizes
    @raises(KeyError)
    @lower(rtyper)
    def pop(self, key: Sought[K], /) -> V: ...
    @resizes
    @lower(rtyper)
    def pop[D](self, key: Sought[K], default: D, /) -> V | D: ...
    @resizes
    @raises(KeyError)
    @lower(rtyper)
    def popitem(self, /) -> tuple[K, V]: ...
    @resizes
    @lower(rtyper)
    def setdefault(self, key: Sought[K], default: V = None, /) -> V: ...
    @resizes
    @lower(rtyper)
    def update(self, /, **kwargs: V) -> None: ...
    @resizes
    @lower(rtyper, each="app_iter.update_each")
    def update(self, other: Pairs[K, V], /, **kwargs: V) -> None: ...
    @mutates
    @raises(KeyError)
    @lower(rtyper)
    def move_to_end(self, key: Sought[K], last: bool = True) -> None: ...


class dict_keys(collection):
    @lower(app="app_text.view_isdisjoint")
    def isdisjoint(self, other: Iterable[object], /) -> bool: ...


class dict_items(dict_keys): ...


class dict_values(sized): ...


class frozenset[T](collection):
    @lower(rtyper)
    def copy(self, /) -> Self: ...
    @lower(rtyper, star="app_func.set_difference_all")
    def difference(self, *others: Iterable[T]) -> Fresh[Self]: ...
    @lower(rtyper, star="app_func.set_intersection_all")
    def intersection(self, *others: Iterable[T]) -> Fresh[Self]: ...
    @lower(rtyper, each="app_iter.has_none_of_each")
    def isdisjoint(self, other: Iterable[T], /) -> bool: ...
    @lower(rtyper)
    def issubset(self, other: Iterable[T], /) -> bool: ...
    @lower(rtyper, each="app_iter.has_each")
    def issuperset(self, other: Iterable[T], /) -> bool: ...
    @lower(rtyper)
    def symmetric_difference(self, other: Iterable[T], /) -> Fresh[Self]: ...
    @lower(rtyper, star="app_func.set_union_all")
    def union(self, *others: Iterable[T]) -> Fresh[Self]: ...


class set[T](frozenset):
    @resizes
    @lower(rtyper)
    def add(self, elem: T, /) -> None: ...
    @resizes
    @lower(ll="ll_dict.ll_clear")
    def clear(self, /) -> None: ...
    @resizes
    @lower(rtyper, each="app_iter.discard_each")
    def difference_update(self, *others: Iterable[T]) -> None: ...
    @resizes
    @lower(rtyper)
    def discard(self, elem: Sought[T], /) -> None: ...
    @resizes
    @lower(rtyper)
    def intersection_update(self, *others: Iterable[T]) -> None: ...
    @resizes
    @raises(KeyError)
    @lower(rtyper)
    def pop(self, /) -> T: ...
    @resizes
    @raises(KeyError)
    @lower(rtyper)
    def remove(self, elem: Sought[T], /) -> None: ...
    @resizes
    @lower(rtyper)
    def symmetric_difference_update(self, other: Iterable[T], /) -> None: ...
    @resizes
    @lower(rtyper, each="app_iter.add_each", star="app_func.set_update_all")
    def update(self, *others: Iterable[T]) -> None: ...


class slice:
    start: Computed = lower(rtyper)
    stop: Computed = lower(rtyper)
    step: Computed = lower(rtyper)
    @lower(app="app_str.slice_indices")
    def indices(self, length: int, /) -> tuple[int, int, int]: ...


class iterator:
    @lower(op="iter")
    def __iter__(self, /) -> Self: ...
    @lower(op="next")
    def __next__(self, /) -> object: ...
