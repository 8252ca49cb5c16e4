print(issubclass(KeyError, LookupError), issubclass(FileNotFoundError, OSError), ZeroDivisionError.__mro__)
e = OSError(2, "No such file", "name")
print(e.errno, e.strerror, e.filename, str(e), type(e).__name__)
print(repr(KeyError("k")), str(KeyError("k")), str(KeyError()), str(ValueError("a", "b")))
print(StopIteration(5).value, SystemExit(3).code)
print(IOError is OSError, EnvironmentError is OSError)
u = None
try:
    b"\xff".decode("utf-8")
except UnicodeDecodeError as err:
    u = err
print(isinstance(u, ValueError), u)
try:
    "é".encode("ascii")
except UnicodeEncodeError as err:
    print(err)
try:
    import nosuchmodule
except ImportError as err:
    print(type(err).__name__, err, err.name)
try:
    from math import nosuchname
except ImportError as err:
    print(str(err)[:45])
class E(Exception): pass
print(str(E()), repr(E()), E("x").args, E(1, 2) == E(1, 2))
try:
    assert 1 == 2, "message"
except AssertionError as err:
    print(err)
try:
    assert []
except AssertionError as err:
    print(repr(err))
