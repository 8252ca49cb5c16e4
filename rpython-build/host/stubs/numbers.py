"""Numbers.

Declarations, read when the toolchain itself is built (`build/stubs.rs`, which states the grammar);
`src/stubs/mod.rs` has what becomes of them.
"""

class int:
    real: int = lower(op="pos")
    imag: int = lower(value=0)
    numerator: int = lower(op="pos")
    denominator: int = lower(value=1)
    @pure
    @lower(rtyper)
    def bit_length(self, /) -> NonNeg: ...
    @pure
    @lower(rtyper)
    def bit_count(self, /) -> NonNeg: ...
    @lower(op="pos")
    def conjugate(self, /) -> Self: ...
    @pure
    @lower(app="app_int.int_to_bytes")
    def to_bytes(self, length: int = 1, byteorder: str = "big", *, signed: bool = False) -> bytes: ...
    @pure
    @lower(app="app_int.int_as_integer_ratio")
    def as_integer_ratio(self, /) -> tuple[int, int]: ...
    @staticmethod
    @lower(app="app_int.int_from_bytes")
    def from_bytes(bytes: Buffer, byteorder: str = "big", *, signed: bool = False) -> int: ...


class float:
    real: float = lower(op="pos")
    imag: float = lower(value=0.0)
    @lower(op="pos")
    def conjugate(self, /) -> float: ...
    @pure
    @lower(ll="ll_float.ll_is_integer")
    def is_integer(self, /) -> bool: ...
    @pure
    @lower(app="app_int.float_hex")
    def hex(self, /) -> str: ...
    @pure
    @lower(app="app_int.float_as_integer_ratio")
    def as_integer_ratio(self, /) -> tuple[int, int]: ...
    @staticmethod
    @lower(app="app_int.float_fromhex")
    def fromhex(string: str, /) -> float: ...
