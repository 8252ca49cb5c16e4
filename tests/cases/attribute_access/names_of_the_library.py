"""Attributes of subclasses of the library's classes, called as the library calls its own."""

import collections
import contextlib
import io
import string


class deque(collections.deque):
    def __init__(self, xs):
        super().__init__(xs)
        self.__head = "mine"
        self._deque__items = 5

    def head(self):
        return self.__head


class S(io.StringIO):
    def __init__(self):
        super().__init__()
        self._at = "x"
        self._parts = 7
        self._length = None
        self._text = 3
        self._pos = "p"

    def show(self):
        return (self._at, self._parts, self._text, self._pos)


class B(io.BytesIO):
    def __init__(self):
        super().__init__()
        self._at = "x"
        self._parts = 7
        self._length = None
        self._data = "d"
        self._items = 1


class E(Exception):
    def __init__(self, a):
        super().__init__(a)
        self._args = "own"
        self._message = 3
        self._notes = "n"
        self._number = "nr"


class Exit(SystemExit):
    def __init__(self):
        super().__init__("bye")
        self._shown = "s"


class C(contextlib.ContextDecorator):
    def __enter__(self):
        self._recreate = 1
        return self

    def __exit__(self, *a):
        return False

    def _recreate_cm(self):
        return 3


class St(contextlib.ExitStack):
    def __init__(self):
        super().__init__()
        self._callbacks = "cb"


P = collections.namedtuple("P", "a b")


class Q(P):
    def _tuple(self):
        return "mine"

    def _named_new(self):
        return 4


class F(string.Formatter):
    def __init__(self):
        self._index = "i"


class UD(collections.UserDict):
    def __init__(self):
        super().__init__()
        self._data = 1


def entry_point(argv):
    d = deque([1, 2])
    d.append(3)
    print(d.head(), list(d), d._deque__items)
    s = S(); s.write("hello"); s.write(" you"); s.seek(2)
    print(s.read(3), s.getvalue(), s.show())
    b = B(); b.write(b"abc"); print(b.getvalue(), b._at, b._items)
    try:
        raise E("boom")
    except E as e:
        print(str(e), e.args, e._args, e._message, e._notes, e._number)
    with C() as c: print(c._recreate, c._recreate_cm())
    with St() as st:
        st.callback(print, "called")
        print(st._callbacks)
    q = Q(1, 2)
    print(q, q == (1, 2), q._tuple(), q._named_new(), q._asdict(), q._replace(a=5), Q._make([7, 8]), q._fields)
    print(F().format("{} {}", 1, 2) if False else "")
    u = UD(); u["k"] = 2; print(dict(u), u._data)
    return 0
