"""Context managers."""

import sys as _sys
from abc import ABC as _ABC, abstractmethod as _abstractmethod
from functools import wraps as _wraps
from types import GenericAlias as _GenericAlias

from rpython.rlib.objectmodel import we_are_translated

__specialize__ = "types"


class AbstractContextManager(_ABC):
    __class_getitem__ = classmethod(_GenericAlias)

    def __enter__(self):
        return self

    @_abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is AbstractContextManager:
            return hasattr(other, "__enter__") and hasattr(other, "__exit__") or NotImplemented
        return NotImplemented


class AbstractAsyncContextManager(_ABC):
    __class_getitem__ = classmethod(_GenericAlias)



class ContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)
        return _decorated(inner, func)


def _decorated(inner, func):
    """What `wraps` gives, without what the library says of a function."""
    if we_are_translated():
        return inner
    inner = _wraps(func)(inner)
    inner.__dict__.pop("_meaning_", None)
    return inner


class _GeneratorContextManager(ContextDecorator, AbstractContextManager):
    def __init__(self, helper, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func = func
        self.args = args
        self.kwds = kwds
        self._helper = helper

    def __call__(self, func):
        # (A closure has what another call needs: in one attribute there would be arguments of all types.)
        helper, given, named = self._helper, self.args, self.kwds
        if named:
            def inner(*args, **kwds):
                with helper(*given, **named):
                    return func(*args, **kwds)
        else:
            def inner(*args, **kwds):
                with helper(*given):
                    return func(*args, **kwds)
        return _decorated(inner, func)

    def __enter__(self):
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, typ, value, traceback):
        if typ is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = typ()
        try:
            self.gen.throw(value)
        except StopIteration as stop:
            return stop is not value
        except RuntimeError as error:
            if error is value:
                return False
            if isinstance(value, StopIteration) and error.__cause__ is value:
                return False
            raise
        except BaseException as error:
            if error is not value:
                raise
            return False
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(func):
    @_wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(helper, func, args, kwds)
    helper._meaning_ = "managed generator"
    return helper


def _matches(exc, *classes):
    if len(classes) == 0:
        return False
    return isinstance(exc, classes[0]) or _matches(exc, *classes[1:])


class _Asked(AbstractContextManager):
    """Asks a function whether an exception ends here."""

    def __init__(self, ends):
        self._ends = ends

    def __enter__(self):
        return None

    def __exit__(self, exctype, exc, traceback):
        return exc is not None and self._ends(exc)


def suppress(*exceptions):
    def ends(exc):
        return _matches(exc, *exceptions)
    return _Asked(ends)


class closing(AbstractContextManager):
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, exctype, exc, traceback):
        self.thing.close()
        return False


class nullcontext(AbstractContextManager):
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, exctype, exc, traceback):
        return False


class _Redirect(AbstractContextManager):
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    __init__._not_rpython_ = "standard streams are redirected at import time only: `print(…, file=…)` writes elsewhere"

    def __enter__(self):
        self._old_targets.append(getattr(_sys, self._stream))
        setattr(_sys, self._stream, self._new_target)
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        setattr(_sys, self._stream, self._old_targets.pop())


class redirect_stdout(_Redirect):
    _stream = "stdout"


class redirect_stderr(_Redirect):
    _stream = "stderr"


class ExitStack(AbstractContextManager):
    def __init__(self):
        self._callbacks = []

    def __enter__(self):
        return self

    def enter_context(self, cm):
        if not hasattr(cm, "__enter__") or not hasattr(cm, "__exit__"):
            raise TypeError("'" + type(cm).__module__ + "." + type(cm).__qualname__
                            + "' object does not support the context manager protocol")
        result = cm.__enter__()
        self.push(cm)
        return result

    def push(self, exit):
        def leave(exc):
            if exc is None:
                return bool(_leave(exit, None, None, None))
            return bool(_leave(exit, type(exc), exc, exc.__traceback__))
        self._callbacks.append(leave)
        return exit

    def callback(self, callback, /, *args, **kwds):
        if we_are_translated():
            # (A closure knows no names of arguments.)
            _callback_without_keywords(**kwds)

            def leave(exc):
                callback(*args)
                return False
        else:
            def leave(exc):
                callback(*args, **kwds)
                return False
        self._callbacks.append(leave)
        return callback

    def pop_all(self):
        new = ExitStack() if we_are_translated() else type(self)()
        new._callbacks = self._callbacks
        self._callbacks = []
        return new

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, exc_type, exc, tb):
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


def _callback_without_keywords():
    pass


def _leave(exit, exc_type, exc, tb):
    """What was pushed is a context manager, or a function like an `__exit__`."""
    if hasattr(exit, "__exit__"):
        return exit.__exit__(exc_type, exc, tb)
    return exit(exc_type, exc, tb)
