"""`rpython.rlib`, and what the toolchain's own Python is written with.

Declarations, read when the toolchain itself is built (`build/stubs.rs`, which states the grammar);
`src/stubs/mod.rs` has what becomes of them.
"""

module("rpython.rlib.rarithmetic")


@pure
@raises(ValueError)
@lower(cast)
def intmask(n: Wide, /) -> int: ...
@pure
@raises(ValueError)
@lower(cast)
def longlongmask(n: Wide, /) -> r_int64: ...
@pure
@lower(rtyper)
def ovfcheck(n: Wide, /) -> Computed[Wide]: ...
@pure
@lower(rtyper)
def widen(n: Wide, /) -> Computed[Wide]: ...
@pure
@raises(ValueError)
@lower(cast)
def r_int(x: Number = 0, /) -> r_int: ...
@pure
@raises(ValueError)
@lower(cast)
def r_int16(x: Number = 0, /) -> r_int16: ...
@pure
@raises(ValueError)
@lower(cast)
def r_int32(x: Number = 0, /) -> r_int32: ...
@pure
@raises(ValueError)
@lower(cast)
def r_int64(x: Number = 0, /) -> r_int64: ...
@pure
@raises(ValueError)
@lower(cast)
def r_int8(x: Number = 0, /) -> r_int8: ...
@pure
@raises(ValueError)
@lower(cast)
def r_longlong(x: Number = 0, /) -> r_int64: ...
@pure
@raises(ValueError)
@lower(cast)
def r_longlonglong(x: Number = 0, /) -> r_longlonglong: ...
@pure
@raises(ValueError)
@lower(cast)
def r_uint(x: Number = 0, /) -> r_uint: ...
@pure
@raises(ValueError)
@lower(cast)
def r_uint16(x: Number = 0, /) -> r_uint16: ...
@pure
@raises(ValueError)
@lower(cast)
def r_uint32(x: Number = 0, /) -> r_uint32: ...
@pure
@raises(ValueError)
@lower(cast)
def r_uint64(x: Number = 0, /) -> r_uint64: ...
@pure
@raises(ValueError)
@lower(cast)
def r_uint8(x: Number = 0, /) -> r_uint8: ...
@pure
@raises(ValueError)
@lower(cast)
def r_ulonglong(x: Number = 0, /) -> r_uint64: ...
@pure
@lower(cast)
def r_longfloat(x: Number, /) -> float: ...
@pure
@lower(cast)
def r_singlefloat(x: Number, /) -> r_singlefloat: ...


module("rpython.rlib.objectmodel")


@lower(rtyper)
def compute_hash(x: Hashable, /) -> int: ...
@pure
@lower(rtyper)
def compute_identity_hash(x: object, /) -> int: ...
@lower(rtyper)
def compute_unique_id(x: object, /) -> int: ...
@lower(rtyper)
def current_object_addr_as_int(x: object, /) -> int: ...
@lower(rtyper)
def hash_of_key(d: object, key: object, /) -> Computed[int]: ...
@lower(rtyper)
def instantiate(cls: object, nonmovable: object = False) -> Computed: ...
@pure
@lower(annotator)
def is_constant(x: object, /) -> bool: ...
@lower(rtyper)
def keepalive_until_here(*values: object) -> None: ...
@pure
@lower(rtyper)
def likely[T](cond: T, /) -> T: ...
@pure
@lower(rtyper)
def unlikely[T](cond: T, /) -> T: ...
@resizes
@lower(rtyper)
def newlist_hint(sizehint: object = 0) -> Fresh[list]: ...
@lower(rtyper)
def resizelist_hint(l: Iterable[object], sizehint: int) -> Computed[None]: ...
@lower(rtyper)
def r_dict(key_eq: object, key_hash: object, force_non_null: object = False, simple_hash_eq: object = False) -> Computed: ...
@lower(value=True)
def we_are_translated() -> bool: ...


module("rpython.rlib.debug")


@lower(rtyper)
def check_nonneg(x: int, /) -> None: ...
@lower(rtyper)
def ll_assert(x: object, msg: object, /) -> None: ...
@lower(rtyper)
def make_sure_not_modified(l: object, /) -> Computed: ...
@lower(rtyper)
def make_sure_not_resized(l: object, /) -> Computed: ...


module("rpython.rlib.rgc")


@lower(rtyper)
def _call_when_dead(obj: object, function: object, /) -> Computed[None]: ...
@lower(rtyper)
def collect(gen: object = None) -> None: ...


module("rpython.rlib.rstring")


@lower(rtyper)
def StringBuilder(init_size: int = 100) -> Fresh[StringBuilder]: ...
@lower(rtyper)
def UnicodeBuilder(init_size: int = 100) -> Fresh[StringBuilder]: ...


module("rpython.builtins")


@lower(rtyper)
def repr_of(obj: object, /) -> str: ...
@lower(rtyper)
def str_of(obj: object, /) -> str: ...


module("rpython.helpers.app_iter")


@lower(rtyper)
def hide_items(xs: object, /) -> Computed: ...
@lower(rtyper)
def show_items(xs: object, hidden: object, /) -> bool: ...
@lower(rtyper)
def sort_by_keys(xs: object, values: object, keys: object, /) -> Computed[None]: ...


module("rpython.helpers.app_text")


@lower(rtyper)
def entry_of(view: object, key: object, /) -> Computed[int]: ...
@lower(rtyper)
def value_at(view: object, entry: int, /) -> Computed: ...


module("rpython.helpers.app_operators")


@pure
@lower(annotator)
def has_method(x: object, name: object, /) -> bool: ...
@pure
@lower(annotator)
def reflected_first(a: object, b: object, name: object, reflected: object, /) -> bool: ...
@lower(annotator)
def result_of(value: object, name: object, /) -> object: ...
