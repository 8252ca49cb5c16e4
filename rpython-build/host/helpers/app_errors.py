"""`OSError(number, text)`, in ordinary Python: the class depends on the number."""

__specialize__ = "types"


def os_error_of(number, *more):
    if number == 2:
        return FileNotFoundError(number, *more)
    if number == 1 or number == 13:
        return PermissionError(number, *more)
    if number == 17:
        return FileExistsError(number, *more)
    if number == 20:
        return NotADirectoryError(number, *more)
    if number == 21:
        return IsADirectoryError(number, *more)
    if number == 3:
        return ProcessLookupError(number, *more)
    if number == 4:
        return InterruptedError(number, *more)
    if number == 10:
        return ChildProcessError(number, *more)
    if number == 11:
        return BlockingIOError(number, *more)
    if number == 32:
        return BrokenPipeError(number, *more)
    if number == 103:
        return ConnectionAbortedError(number, *more)
    if number == 104:
        return ConnectionResetError(number, *more)
    if number == 110:
        return TimeoutError(number, *more)
    if number == 111:
        return ConnectionRefusedError(number, *more)
    return OSError(number, *more)
