"""`contextlib` in translated code, where a callback is a closure with one argument: tracebacks and classes of exceptions are no
values to pass on."""

__specialize__ = "types"


def _matches(exc, *classes):
    if len(classes) == 0:
        return False
    return isinstance(exc, classes[0]) or _matches(exc, *classes[1:])


class _Asked:
    """Asks a function whether an exception ends here."""

    def __init__(self, ends):
        self.ends = ends

    def __enter__(self):
        return None

    def __exit__(self, etype, exc, traceback):
        return exc is not None and self.ends(exc)


def suppress(*exceptions):
    def ends(exc):
        return _matches(exc, *exceptions)
    return _Asked(ends)


class closing:
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, etype, exc, traceback):
        self.thing.close()
        return False


class nullcontext:
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, etype, exc, traceback):
        return False


class ExitStack:
    def __init__(self):
        self._callbacks = []

    def enter_context(self, manager):
        result = manager.__enter__()
        self.push(manager)
        return result

    def push(self, manager):
        def leave(exc):
            if exc is None:
                return bool(manager.__exit__(None, None, None))
            return bool(manager.__exit__(type(exc), exc, None))
        self._callbacks.append(leave)
        return manager

    def callback(self, function, /, *args):
        def leave(exc):
            function(*args)
            return False
        self._callbacks.append(leave)
        return function

    def pop_all(self):
        other = ExitStack()
        other._callbacks = self._callbacks
        self._callbacks = []
        return other

    def close(self):
        self.__exit__(None, None, None)

    def __enter__(self):
        return self

    def __exit__(self, etype, exc, traceback):
        received = exc is not None
        suppressed = False
        pending = False
        while len(self._callbacks) > 0:
            leave = self._callbacks.pop()
            try:
                if leave(exc):
                    suppressed = True
                    pending = False
                    exc = None
            except BaseException as new:
                pending = True
                exc = new
        if pending and exc is not None:
            raise exc
        return received and suppressed
