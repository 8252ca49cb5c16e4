"""`object`, exceptions, functions.

Declarations, read when the toolchain itself is built (`build/stubs.rs`, which states the grammar);
`src/stubs/mod.rs` has what becomes of them. Methods here are those that a class of the program
inherits; what a class is called with goes to `__init__`.
"""

class object:
    __class__: object = lower(op="type")
    @lower(app="app_object.object_init")
    def __init__(self, /) -> None: ...
    @lower(app="app_object.object_str")
    def __str__(self, /) -> str: ...
    @lower(app="app_object.object_repr")
    def __repr__(self, /) -> str: ...
    @lower(app="app_operators.object_eq")
    def __eq__(self, other: object, /) -> object: ...
    @lower(app="app_operators.object_ne")
    def __ne__(self, other: object, /) -> object: ...
    @lower(app="app_object.object_hash")
    def __hash__(self, /) -> int: ...
    @lower(app="app_object.object_setattr")
    def __setattr__(self, name: str, value: object, /) -> None: ...
    @lower(app="app_object.object_format")
    def __format__(self, format_spec: str, /) -> str: ...


class builtin_function_or_method:
    __self__: Computed = lower(rtyper)


class BaseException:
    _message: str | None
    _args: object
    _number: int
    _notes: object
    __cause__: object
    args: object = lower(app="app_object.exception_args", set="app_object.set_exception_args")
    __notes__: object = lower(app="app_object.exception_notes", set="app_object.set_exception_notes")
    __traceback__: object = lower(app="app_object.exception_traceback", set="app_object.set_exception_traceback")
    @lower(app="app_object.exception_init")
    def __init__(self, /, *args: object) -> None: ...
    @lower(app="app_object.exception_str")
    def __str__(self, /) -> str: ...
    @lower(app="app_object.exception_repr")
    def __repr__(self, /) -> str: ...
    @lower(app="app_object.add_note")
    def add_note(self, note: str, /) -> None: ...
    @lower(app="app_object.with_traceback")
    def with_traceback(self, tb: object, /) -> Self: ...


class OSError:
    errno: int
    strerror: str | None
    filename: str | None
    @lower(app="app_object.os_error_init")
    def __init__(self, /, *args: object) -> None: ...
    @lower(app="app_object.os_error_str")
    def __str__(self, /) -> str: ...


class SyntaxError:
    msg: str | None
    filename: str | None
    lineno: int | None
    offset: int | None
    text: str | None
    @lower(app="app_object.syntax_error_init")
    def __init__(self, /, *args: object) -> None: ...
    @lower(app="app_object.syntax_error_str")
    def __str__(self, /) -> str: ...


class StopIteration:
    value: object
    @lower(app="app_object.stop_iteration_init")
    def __init__(self, value: object = None, /) -> None: ...


class SystemExit:
    code: int | None
    _shown: bool
    @lower(app="app_object.system_exit_init")
    def __init__(self, /, *args: object) -> None: ...


class UnicodeDecodeError:
    encoding: str
    object: bytes
    start: int
    end: int
    reason: str
    @lower(app="app_object.unicode_error_init")
    def __init__(self, encoding: str, object: Buffer, start: int, end: int, reason: str, /) -> None: ...
    @lower(app="app_object.unicode_decode_error_str")
    def __str__(self, /) -> str: ...


class UnicodeEncodeError:
    encoding: str
    object: str
    start: int
    end: int
    reason: str
    @lower(app="app_object.unicode_error_init")
    def __init__(self, encoding: str, object: str, start: int, end: int, reason: str, /) -> None: ...
    @lower(app="app_object.unicode_encode_error_str")
    def __str__(self, /) -> str: ...
