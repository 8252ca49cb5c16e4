"""Methods of `object` and of the exceptions, in ordinary Python, for translated code."""
from rpython.ll import dont_inline, inline
from rpython.rlib.objectmodel import compute_hash, compute_identity_hash
from rpython.helpers.app_operators import has_method, result_of

__specialize__ = "types"


def object_init(self):
    pass


def not_an_exception(e):
    """`raise e` of what never is an exception."""
    raise TypeError("exceptions must derive from BaseException")


def exception_to_raise(e):
    """What `raise e` raises."""
    if isinstance(e, BaseException):
        return e
    not_an_exception(e)


def class_to_raise(cls):
    """The same of one of several classes."""
    if cls is not None and issubclass(cls, BaseException):
        return exception_to_raise(cls())
    not_an_exception(cls)


def not_a_cause(e):
    raise TypeError("exception causes must derive from BaseException")


def not_a_handler():
    """An `except` clause of what is no class of exceptions, where an exception gets to it."""
    raise TypeError("catching classes that do not inherit from BaseException is not allowed")


def exception_of_cause(e):
    """What `raise … from e` makes the cause."""
    if e is None or isinstance(e, BaseException):
        return e
    not_a_cause(e)


def class_of_cause(cls):
    if cls is None:
        return None
    if issubclass(cls, BaseException):
        return exception_of_cause(cls())
    not_a_cause(cls)


def object_str(self):
    return repr(self)


def object_repr(self):
    return "<" + type(self).__name__ + " object>"


def object_hash(self):
    return compute_identity_hash(self)


def object_setattr(self, name, value):
    object.__setattr__(self, name, value)


def named_eq(x, values):
    """`==` of a named tuple, or `None`, and a tuple."""
    return x is not None and x.__tuple__() == values


def named_ne(x, values):
    return x is None or x.__tuple__() != values


def object_bool(self):
    if has_method(self, "__len__"):
        try:
            return len(self) != 0
        except AttributeError:
            pass
    return True


def object_format(self, spec):
    if spec != "":
        raise TypeError("unsupported format string passed to " + type(self).__name__ + ".__format__")
    return str(self)


# The arguments of an exception: none; one string, in `_message`; one number, in `_number`, where
# `_args` is `IN_NUMBER`; else boxes in `_args`. (Private names of the
# library's own.)


class ExcArg:
    """An argument of an exception, or several: what `str` and `repr` make of it. One class for all:
    helpers that raise come when the classes of the program are settled."""

    _meaning_ = "exception argument"

    def __init__(self, number, detail):
        self.number = number
        self.detail = detail

    def __str__(self):
        detail = self.detail
        if detail is None:
            return str(self.number)
        if detail.items is not None:
            return detail.all_shown()
        text = detail.text
        if text is not None:
            return text
        lazy = detail.lazy
        if lazy is not None:
            return lazy.text()
        return ""

    def __repr__(self):
        detail = self.detail
        if detail is None:
            return str(self.number)
        if detail.items is not None:
            return detail.all_shown()
        shown = detail.shown
        if shown is not None:
            return shown
        text = detail.text
        if text is not None:
            return repr(text)
        lazy = detail.lazy
        if lazy is not None:
            return lazy.shown()
        return ""

    def __eq__(self, other):
        return self.__repr__() == repr(other)

    def __ne__(self, other):
        return self.__repr__() != repr(other)

    def __hash__(self):
        return hash(self.__repr__())


class Detail:
    """What is not a number: a text, and what it looks like; several arguments; what makes texts."""

    def __init__(self, text, shown, items, lazy):
        self.text = text
        self.shown = shown
        self.items = items
        self.lazy = lazy

    def all_shown(self):
        items = self.items
        if items is None:
            return "()"
        return "(" + ", ".join([item.__repr__() for item in items]) + ")"


class LazyTexts:
    def __init__(self, text, shown):
        self.text = text
        self.shown = shown


class ArgTuple:
    """`e.args`"""

    def __init__(self, items):
        self.items = items

    def __len__(self):
        return len(self.items)

    def __getitem__(self, index):
        items = self.items
        if not -len(items) <= index < len(items):
            raise IndexError("tuple index out of range")
        return items[index]

    def __iter__(self):
        return iter(self.items)

    def __repr__(self):
        items = self.items
        if len(items) == 1:
            return "(" + items[0].__repr__() + ",)"
        return "(" + ", ".join([item.__repr__() for item in items]) + ")"

    def __eq__(self, other):
        return self.__repr__() == repr(other)

    def __ne__(self, other):
        return self.__repr__() != repr(other)


def text_arg(text, shown):
    return ExcArg(0, Detail(text, shown, None, None))


def box(x):
    if isinstance(x, ExcArg):
        return x
    # (What has a text of its own: a member of an enumeration of numbers or texts is one, too.)
    if not hasattr(x, "_member_map_"):
        if isinstance(x, bool):
            return text_arg(str(x), str(x))
        if isinstance(x, int):
            return ExcArg(x, None)
        if isinstance(x, str):
            return text_arg(x, None)
    return ExcArg(0, Detail(None, None, None, LazyTexts(lambda: str(x), lambda: repr(x))))


def box_all(boxes, *args):
    if len(args) > 0:
        boxes.append(box(args[0]))
        box_all(boxes, *args[1:])


def make_args(*args):
    boxes = []
    box_all(boxes, *args)
    text = None
    if len(boxes) < 0:
        # Never: so that it is a text, or `None`, whichever detail is made first.
        text = ""
    return ExcArg(0, Detail(text, text, boxes, None))


IN_NUMBER = ExcArg(0, None)


def boxes_of(encoding, of, start, end, reason):
    """The arguments of an exception about text that has no bytes, or bytes that are no text."""
    return [box(encoding), of, box(start), box(end), box(reason)]


def of_all(cls):
    """A function that all subclasses share: it takes their objects as those of this class."""
    def mark(function):
        function._of_all_ = cls
        return function
    return mark


@of_all(BaseException)
def set_one(self, x):
    if isinstance(x, ExcArg):
        self._message = None
        self._args = x
    elif hasattr(x, "_member_map_"):
        self._message = None
        self._args = box(x)
    elif isinstance(x, str):
        self._message = x
        self._args = None
    elif isinstance(x, int) and not isinstance(x, bool):
        self._message = None
        self._args = IN_NUMBER
        self._number = x
    else:
        self._message = None
        self._args = box(x)


@of_all(BaseException)
def exception_init(self, *args):
    if len(args) == 1:
        set_one(self, args[0])
    elif len(args) > 1:
        self._message = None
        self._args = make_args(*args)
    else:
        self._message = None
        self._args = None


@of_all(BaseException)
def args_of(self):
    if isinstance(self, UnicodeDecodeError):
        shown = repr(self.object)
        return boxes_of(self.encoding, text_arg(shown, shown), self.start, self.end, self.reason)
    if isinstance(self, UnicodeEncodeError):
        return boxes_of(self.encoding, box(self.object), self.start, self.end, self.reason)
    args = self._args
    if args is IN_NUMBER:
        args = ExcArg(self._number, None)
    if args is not None:
        detail = args.detail
        if detail is not None:
            items = detail.items
            if items is not None:
                return items
        return [args]
    message = self._message
    if message is None:
        return []
    return [text_arg(message, None)]


def exception_args(self):
    return ArgTuple(args_of(self))


def set_exception_args(self, args):
    exception_init(self, *args)


def add_note(self, note):
    notes = self._notes
    if notes is None:
        self._notes = [note]
    else:
        notes.append(note)


def exception_notes(self):
    notes = self._notes
    if notes is None:
        raise AttributeError("'" + type(self).__name__ + "' object has no attribute '__notes__'")
    return notes


def set_exception_notes(self, notes):
    self._notes = notes


class Traceback:
    """`e.__traceback__`: that there is one is all that is known."""


_traceback = Traceback()


def exception_traceback(self):
    return _traceback


def set_exception_traceback(self, traceback):
    pass


@of_all(OSError)
def os_error_init(self, *args):
    if len(args) > 2:
        # The names of files are no arguments.
        exception_init(self, args[0], args[1])
    else:
        exception_init(self, *args)
    if len(args) > 1:
        if isinstance(args[0], int):
            self.errno = args[0]
        if isinstance(args[1], str):
            self.strerror = args[1]
        if len(args) > 2 and isinstance(args[2], str):
            self.filename = args[2]


def syntax_error_init(self, *args):
    exception_init(self, *args)
    self.msg = None
    self.filename = None
    self.lineno = None
    self.offset = None
    self.text = None
    if len(args) > 0 and isinstance(args[0], str):
        self.msg = args[0]
    if len(args) == 2 and isinstance(args[1], tuple) and len(args[1]) > 3:
        self.filename = args[1][0]
        self.lineno = args[1][1]
        self.offset = args[1][2]
        self.text = args[1][3]


def unicode_error_init(self, encoding, object, start, end, reason):
    self.encoding = encoding
    self.object = object
    self.start = start
    self.end = end
    self.reason = reason


def unicode_decode_error_str(self):
    start = self.start
    if self.end == start + 1:
        what = "byte 0x%02x in position %d" % (self.object[start], start)
    else:
        what = "bytes in position %d-%d" % (start, self.end - 1)
    return "'%s' codec can't decode %s: %s" % (self.encoding, what, self.reason)


def unicode_encode_error_str(self):
    start = self.start
    if self.end == start + 1:
        code = ord(self.object[start])
        shown = "\\x%02x" % code if code < 256 else "\\u%04x" % code if code < 65536 else "\\U%08x" % code
        what = "character '%s' in position %d" % (shown, start)
    else:
        what = "characters in position %d-%d" % (start, self.end - 1)
    return "'%s' codec can't encode %s: %s" % (self.encoding, what, self.reason)


def system_exit_init(self, *args):
    """`code` is the status, or `None`; a message is shown, and its status is 1."""
    exception_init(self, *args)
    if len(args) == 0 or args[0] is None:
        self.code = None
    elif isinstance(args[0], str):
        self.code = 1
        self._shown = True
    else:
        self.code = int(args[0])


def is_shown(exit):
    return exit._shown


@of_all(BaseException)
def exception_str(self):
    args = self._args
    if args is IN_NUMBER:
        args = ExcArg(self._number, None)
    if args is not None:
        if isinstance(self, KeyError):
            return args.__repr__()
        return args.__str__()
    message = self._message
    if message is None:
        return ""
    if isinstance(self, KeyError):
        return repr(message)
    return message


@of_all(OSError)
def os_error_str(self):
    items = args_of(self)
    if len(items) > 1:
        text = "[Errno " + items[0].__str__() + "] " + items[1].__str__()
        filename = self.filename
        if filename is not None:
            text = text + ": " + repr(filename)
        return text
    return exception_str(self)


@of_all(SyntaxError)
def syntax_error_str(self):
    text = self.msg
    if text is None:
        items = args_of(self)
        text = items[0].__str__() if len(items) > 0 else "None"
    filename = self.filename
    lineno = self.lineno
    if filename is not None:
        filename = filename[filename.rfind("/") + 1:]
        if lineno is not None:
            return "%s (%s, line %d)" % (text, filename, lineno)
        return "%s (%s)" % (text, filename)
    if lineno is not None:
        return "%s (line %d)" % (text, lineno)
    return text


def exception_repr(self):
    shown = [item.__repr__() for item in args_of(self)]
    return type(self).__name__ + "(" + ", ".join(shown) + ")"


def is_instance_of(x, cls):
    """For a class that is not known when the program is translated."""
    if cls is None:
        raise TypeError("isinstance() arg 2 must be a type, a tuple of types, or a union")
    return x is not None and issubclass(type(x), cls)


def is_instance_of_any(x, classes):
    """For a tuple of classes that is not known when the program is translated."""
    for cls in classes:
        if isinstance(x, cls):
            return True
    return False


def is_subclass_of_any(of, classes):
    for cls in classes:
        if issubclass(of, cls):
            return True
    return False


def is_caught(of, handlers):
    """Whether an `except` clause of classes that are not known when the program is translated takes an exception of this one."""
    if isinstance(handlers, tuple):
        caught = False
        for handler in handlers:
            if is_caught(of, handler):
                caught = True
        return caught
    if handlers is None or not issubclass(handlers, BaseException):
        raise TypeError("catching classes that do not inherit from BaseException is not allowed")
    return issubclass(of, handlers)


def is_caught_as(caught, of, handlers, several, sorts):
    """The same where the exception may be of a class of several sorts, below which classes have one of them as their base."""
    if not caught and issubclass(of, several):
        for sort in sorts:
            if is_caught(sort, handlers):
                return True
    return caught


# What a class that may be that of `None` is used for, where it is.

NoneType = type(None)


def expect_attribute(cls, name):
    if cls is NoneType:
        raise AttributeError("type object 'NoneType' has no attribute '" + name + "'")


def expect_mutable(cls, name):
    if cls is NoneType:
        raise TypeError("cannot set '" + name + "' attribute of immutable type 'NoneType'")


def expect_exception(cls):
    if cls is NoneType:
        not_an_exception(cls)


def expect_arguments(cls, argument):
    if cls is NoneType:
        raise TypeError("NoneType takes no arguments")


def made_of_class(cls, classes):
    if cls is NoneType:
        return None
    return classes()


def with_traceback(self, traceback):
    return self


def instance_hash(x):
    if x is None:
        return 0x345678
    method = x.__hash__
    if method is None:
        raise TypeError("unhashable type: '" + type(x).__name__ + "'")
    return result_of(method(), "__hash__")


def optional_hash(x):
    if x is None:
        return hash(None)
    return hash(x)


def optional_compute_hash(x):
    if x is None:
        return 0
    return compute_hash(x)


def hash_of_plain_key(d, key):
    return compute_hash(key)


def raise_key_error(shown):
    raise KeyError(text_arg(shown, shown))


def raise_key_number(number):
    # (Its text is made when somebody asks.)
    raise KeyError(ExcArg(number, None))


def missing_keyword(name):
    raise KeyError(name)


@dont_inline
def already_executing():
    raise ValueError("generator already executing")


class Generator:
    """The base of the classes that generator functions become."""

    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration

    @inline
    def _step(self):
        raise StopIteration

    def _next_of_reentrant(self):
        """That of a generator whose body may come to ask for the next item itself: `_step` is the body."""
        if self._state == -2:
            already_executing()
        try:
            return self._step()
        except BaseException:
            self._state = -1
            raise

    def send(self, value):
        if self._state <= 0:
            if self._state == -2:
                already_executing()
            if self._state == 0 and value is not None:
                raise TypeError("can't send non-None value to a just-started generator")
        self._sent = value
        return self.__next__()

    def throw(self, exception):
        exc = to_throw(exception)
        if self._state <= 0:
            if self._state == -2:
                already_executing()
            if self._state == 0 and isinstance(exc, StopIteration):
                self._state = -1
                raise RuntimeError("generator raised StopIteration") from exc
            self._state = -1
            raise exc
        self._thrown = exc
        return self.__next__()

    def close(self):
        if self._state <= 0:
            if self._state == -2:
                already_executing()
            self._state = -1
            return
        self._thrown = GeneratorExit()
        try:
            self.__next__()
        except (GeneratorExit, StopIteration):
            return
        raise RuntimeError("generator ignored GeneratorExit")

    def __enter__(self):
        try:
            return self.__next__()
        except StopIteration:
            raise RuntimeError("generator didn't yield")

    def __exit__(self, etype, exc, traceback):
        if exc is None:
            try:
                self.__next__()
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        try:
            self.throw(exc)
        except StopIteration as stop:
            return stop is not exc
        except RuntimeError as error:
            if error is exc or isinstance(exc, StopIteration) and error.__cause__ is exc:
                return False
            raise
        except BaseException as error:
            if error is exc:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


def to_throw(exception):
    """What is thrown: an exception, that which `raise` makes of a class, or what making it raises."""
    if isinstance(exception, BaseException):
        return exception
    try:
        raise exception
    except BaseException as made:
        return made


def resume(generator):
    """What a `yield` gives: what was sent; or raises what was thrown."""
    thrown = generator._thrown
    if thrown is not None:
        generator._thrown = None
        raise thrown
    value = generator._sent
    generator._sent = None
    return value


def resume_plain(generator):
    thrown = generator._thrown
    if thrown is not None:
        generator._thrown = None
        raise thrown


def resume_delegate(iterator, generator):
    """Inside of `yield from`: what is thrown is for the iterator, which the next step asks on."""
    thrown = generator._thrown
    if thrown is not None:
        generator._thrown = None
        throw_on(iterator, thrown)
    value = generator._sent
    generator._sent = None
    return value


def resume_delegate_plain(iterator, generator):
    thrown = generator._thrown
    if thrown is not None:
        generator._thrown = None
        throw_on(iterator, thrown)


class Delegate:
    """An iterator of the program's own behind a `yield from` whose value is wanted: that of its `StopIteration`."""

    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, iterator):
        self._iterator = iterator
        self._returned = None

    def __iter__(self):
        return self

    def __next__(self):
        try:
            return next(self._iterator)
        except StopIteration as stop:
            self._returned = stop.value
            raise

    def _send(self, value):
        try:
            return send_on(self._iterator, value)
        except StopIteration as stop:
            self._returned = stop.value
            raise


def delegate(iterator):
    if isinstance(iterator, Generator):
        return iterator
    return Delegate(iterator)


def returned(iterator):
    """The value of a `yield from`, whose iterator is at its end."""
    return iterator._returned


def throw_on(iterator, thrown):
    if isinstance(iterator, Delegate):
        throw_on(iterator._iterator, thrown)
        return
    if isinstance(thrown, GeneratorExit):
        if hasattr(iterator, "close"):
            iterator.close()
        raise thrown
    if not isinstance(iterator, Generator):
        raise thrown
    iterator._thrown = thrown


def stop_with(value):
    raise StopIteration(value)


def stop_iteration_init(self, *args):
    exception_init(self, *args)
    if len(args) > 0:
        self.value = args[0]


def next_or_send(iterator, value):
    if value is None:
        return next(iterator)
    return send_on(iterator, value)


def send_on(iterator, value):
    if isinstance(iterator, Delegate):
        return iterator._send(value)
    if hasattr(iterator, "send"):
        return iterator.send(value)
    raise AttributeError("the iterator has no attribute 'send'")
