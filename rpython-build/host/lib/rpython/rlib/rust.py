"""What closures and methods of Rust's raise when Python calls them."""


class RustError(Exception):
    """The `Err` that a closure, or a method, gave, with its text. Where nothing catches it, Rust has the error again."""

    _held_ = None


class RustPanic(BaseException):
    """A panic on its way through Python: `finally` runs, and `except Exception` does not catch it. It goes on in Rust."""

    _held_ = None
