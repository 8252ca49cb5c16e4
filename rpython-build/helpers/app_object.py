"""Methods of `object` and of the exceptions, in ordinary Python, for translated code."""
from rpython.rlib.objectmodel import compute_identity_hash
from rpython.helpers.app_operators import answers


def object_init(self):
    pass


def object_str(self):
    return self.__repr__()


def object_repr(self):
    return "<" + type(self).__name__ + " object>"


def object_hash(self):
    return compute_identity_hash(self)


def object_setattr(self, name, value):
    object.__setattr__(self, name, value)


def object_bool(self):
    if answers(self, "__len__"):
        try:
            return self.__len__() != 0
        except AttributeError:
            pass
    return True


def object_format(self, spec):
    if spec != "":
        raise TypeError("unsupported format string passed to " + type(self).__name__ + ".__format__")
    return str(self)


def exception_init(self, *args):
    if len(args) == 0:
        return
    if len(args) == 1:
        self._message = str(args[0])
    else:
        self._message = repr(args)


def key_error_init(self, *args):
    if len(args) == 0:
        return
    if len(args) == 1:
        self._message = repr(args[0])
    else:
        self._message = repr(args)


def system_exit_init(self, *args):
    """`code` is the status; a message is shown, and its status is 1."""
    if len(args) == 0 or args[0] is None:
        self.code = 0
    elif isinstance(args[0], str):
        self.code = 1
        self._message = args[0]
        self._shown = True
    else:
        self.code = int(args[0])
        self._message = str(args[0])


def os_error_init(self, *args):
    if len(args) == 0:
        return
    if len(args) == 1:
        self._message = str(args[0])
        return
    if isinstance(args[0], int):
        self.errno = args[0]
    if isinstance(args[1], str):
        self.strerror = args[1]
    if len(args) > 2 and isinstance(args[2], str):
        self.filename = args[2]
        self._message = "[Errno %s] %s: %r" % (args[0], args[1], args[2])
    else:
        self._message = "[Errno %s] %s" % (args[0], args[1])


def exception_str(self):
    message = self._message
    if message is None:
        return ""
    return message


def exception_repr(self):
    message = self._message
    if message is None:
        return type(self).__name__ + "()"
    if isinstance(self, KeyError):
        return type(self).__name__ + "(" + message + ")"
    return type(self).__name__ + "(" + repr(message) + ")"


def optional_hash(x):
    if x is None:
        return 0x345678
    return hash(x)


class Generator:
    """The base of the classes that generator functions become."""

    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration
