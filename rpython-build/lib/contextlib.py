"""Context managers."""

import sys as _sys
from abc import ABC as _ABC, abstractmethod as _abstractmethod
from functools import wraps as _wraps


class AbstractContextManager(_ABC):
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


class ContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @_wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)
        return inner


class _GeneratorContextManager(ContextDecorator, AbstractContextManager):
    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func = func
        self.args = args
        self.kwds = kwds

    def _recreate_cm(self):
        return self.__class__(self.func, self.args, self.kwds)

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
        return _GeneratorContextManager(func, args, kwds)
    return helper


class closing(AbstractContextManager):
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class suppress(AbstractContextManager):
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        return exctype is not None and issubclass(exctype, self._exceptions)


class nullcontext(AbstractContextManager):
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass


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

    def enter_context(self, cm):
        cls = type(cm)
        if not hasattr(cls, "__enter__") or not hasattr(cls, "__exit__"):
            raise TypeError("%r object does not support the context manager protocol"
                            % ("%s.%s" % (cls.__module__, cls.__qualname__)))
        result = cls.__enter__(cm)
        self._callbacks.append(lambda *exc: cls.__exit__(cm, *exc))
        return result

    def push(self, exit):
        cls = type(exit)
        if hasattr(cls, "__exit__"):
            self._callbacks.append(lambda *exc: cls.__exit__(exit, *exc))
        else:
            self._callbacks.append(exit)
        return exit

    def callback(self, callback, /, *args, **kwds):
        def call(*exc):
            callback(*args, **kwds)
        self._callbacks.append(call)
        return callback

    def pop_all(self):
        new = type(self)()
        new._callbacks = self._callbacks
        self._callbacks = []
        return new

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, exc_type, exc, tb):
        received = exc is not None
        suppressed = False
        pending = False
        while self._callbacks:
            callback = self._callbacks.pop()
            try:
                if callback(type(exc) if exc is not None else None, exc, tb):
                    suppressed = True
                    pending = False
                    exc = tb = None
            except BaseException as new:
                pending = True
                exc = new
                tb = new.__traceback__
        if pending:
            raise exc
        return received and suppressed
