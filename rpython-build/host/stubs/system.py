"""What the operating system gives, and what the toolchain writes with.

Declarations, read when the toolchain itself is built (`build/stubs.rs`, which states the grammar);
`src/stubs/mod.rs` has what becomes of them.
"""

module("stdout")


@lower(ll="ll_format.ll_flush")
def flush() -> None: ...
@lower(ll="ll_format.ll_write", extra=(1,))
def write(text: str, /) -> None: ...


module("stderr")


@lower(ll="ll_format.ll_write", extra=(2,))
def write(text: str, /) -> None: ...


module("weakref")


@lower(rtyper)
def ref(object: object, /) -> Computed: ...
