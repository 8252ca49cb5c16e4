"""`json` in translated code.

`loads` gives a tree of `Value`s, and None for `null`. A value says what it is by `isinstance` with
Python's types (`_is_a`), and takes the operations of the type that it has; `str`, `int`, `float`
and `bool` make plain values of it. `dumps` is made anew for the types of what it writes. (While a program is
imported `loads` gives dicts and lists of values of any types, which translated code has no type for, and `dumps` asks each
value what it is.)
"""

__specialize__ = "types"

# What a value is: a bit for each type that `isinstance` may ask for.
DICT, LIST, TEXT, INT, FLOAT, BOOL = 1, 2, 4, 8, 16, 32


class JSONDecodeError(ValueError):
    """The text is not JSON: what was expected, and where."""

    __module__ = "json.decoder"

    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        ValueError.__init__(self, "%s: line %d column %d (char %d)" % (msg, lineno, colno, pos))
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = lineno
        self.colno = colno


def is_digit(c):
    return "0" <= c <= "9"


class Scanner(object):
    """Reads a text; what it makes of it is up to the subclass."""

    def __init__(self, text):
        self.text = text
        self.at = 0

    def fail(self, message, at):
        raise JSONDecodeError(message, self.text, at)

    def skip_space(self):
        text = self.text
        at = self.at
        while at < len(text) and text[at] in " \t\n\r":
            at += 1
        self.at = at

    def document(self):
        if self.text.startswith("\ufeff"):
            self.fail("Unexpected UTF-8 BOM (decode using utf-8-sig)", 0)
        self.skip_space()
        result = self.value()
        self.skip_space()
        if self.at < len(self.text):
            self.fail("Extra data", self.at)
        return result

    def word(self, word):
        if self.text.startswith(word, self.at):
            self.at += len(word)
            return True
        return False

    def value(self):
        text = self.text
        at = self.at
        if at >= len(text):
            self.fail("Expecting value", at)
        c = text[at]
        if c == '"':
            self.at = at + 1
            return self.make_text(self.string())
        if c == "{":
            self.at = at + 1
            return self.object()
        if c == "[":
            self.at = at + 1
            return self.array()
        if c == "n" and self.word("null"):
            return self.make_null()
        if c == "t" and self.word("true"):
            return self.make_bool(True)
        if c == "f" and self.word("false"):
            return self.make_bool(False)
        if c == "N" and self.word("NaN"):
            return self.make_float(float("nan"))
        if c == "I" and self.word("Infinity"):
            return self.make_float(float("inf"))
        if c == "-" and self.word("-Infinity"):
            return self.make_float(float("-inf"))
        return self.number()

    def digits(self, at):
        text = self.text
        while at < len(text) and is_digit(text[at]):
            at += 1
        return at

    def number(self):
        text = self.text
        start = self.at
        at = start
        if text[at] == "-":
            at += 1
        if at < len(text) and text[at] == "0":
            end = at + 1
        else:
            end = self.digits(at)
        if end == at:
            self.fail("Expecting value", start)
        whole = True
        if end + 1 < len(text) and text[end] == "." and is_digit(text[end + 1]):
            end = self.digits(end + 1)
            whole = False
        if end + 1 < len(text) and text[end] in "eE":
            at = end + 1
            if text[at] in "+-":
                at += 1
            if at < len(text) and is_digit(text[at]):
                end = self.digits(at)
                whole = False
        self.at = end
        if whole:
            return self.make_int(int(text[start:end]))
        return self.make_float(float(text[start:end]))

    def string(self):
        """Behind the opening quote."""
        text = self.text
        begin = self.at - 1
        at = self.at
        parts = []
        while True:
            start = at
            while at < len(text):
                c = text[at]
                if c == '"' or c == "\\" or c < " ":
                    break
                at += 1
            if at >= len(text):
                self.fail("Unterminated string starting at", begin)
            if at > start:
                parts.append(text[start:at])
            c = text[at]
            if c == '"':
                self.at = at + 1
                return "".join(parts)
            if c != "\\":
                self.fail("Invalid control character at", at)
            at += 1
            if at >= len(text):
                self.fail("Unterminated string starting at", begin)
            c = text[at]
            at += 1
            if c == "u":
                code = self.four_digits(at)
                at += 4
                if 0xD800 <= code < 0xDC00 and text.startswith("\\u", at):
                    low = self.four_digits(at + 2)
                    if 0xDC00 <= low < 0xE000:
                        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
                        at += 6
                parts.append(chr(code))
            else:
                which = '"\\/bfnrt'.find(c)
                if which < 0:
                    self.fail("Invalid \\escape", at - 2)
                parts.append('"\\/\b\f\n\r\t'[which])

    def four_digits(self, at):
        code = 0
        for i in range(at, at + 4):
            digit = "0123456789abcdef".find(self.text[i].lower()) if i < len(self.text) else -1
            if digit < 0:
                self.fail("Invalid \\uXXXX escape", at)
            code = code * 16 + digit
        return code

    def array(self):
        """Behind the opening bracket."""
        items = self.new_list()
        self.skip_space()
        if self.word("]"):
            return self.make_list(items)
        while True:
            items.append(self.value())
            self.skip_space()
            if self.word("]"):
                return self.make_list(items)
            if not self.word(","):
                self.fail("Expecting ',' delimiter", self.at)
            self.skip_space()

    def object(self):
        """Behind the opening brace."""
        table = self.new_dict()
        self.skip_space()
        if self.word("}"):
            return self.make_dict(table)
        while True:
            if not self.word('"'):
                self.fail("Expecting property name enclosed in double quotes", self.at)
            key = self.string()
            self.skip_space()
            if not self.word(":"):
                self.fail("Expecting ':' delimiter", self.at)
            self.skip_space()
            table[key] = self.value()
            self.skip_space()
            if self.word("}"):
                return self.make_dict(table)
            if not self.word(","):
                self.fail("Expecting ',' delimiter", self.at)
            self.skip_space()


# Values

NAMES = {DICT: "dict", LIST: "list", TEXT: "str", INT: "int", FLOAT: "float", BOOL: "bool"}


def name_of(x):
    return "NoneType" if x is None else NAMES[x._kind]


class Value(object):
    """A value that is not `null`."""

    def __init__(self, kind):
        self._kind = kind
        self._text = ""
        self._int = 0
        self._float = 0.0
        self._list = NO_ITEMS
        self._dict = NO_TABLE

    def _is_a(self, kinds):
        """`isinstance` with Python's types."""
        if self._kind == BOOL:
            return kinds & (BOOL | INT) != 0
        return self._kind & kinds != 0

    def _wrong(self, name):
        raise AttributeError("'%s' object has no attribute '%s'" % (name_of(self), name))

    def _table(self, name):
        if self._kind != DICT:
            self._wrong(name)
        return self._dict

    def _items_of(self, name):
        if self._kind != LIST:
            self._wrong(name)
        return self._list

    # Plain values

    def __str__(self):
        if self._kind == TEXT:
            return self._text
        return self.__repr__()

    def __repr__(self):
        kind = self._kind
        if kind == TEXT:
            return repr(self._text)
        if kind == INT:
            return str(self._int)
        if kind == FLOAT:
            return str(self._float)
        if kind == BOOL:
            return "True" if self._int else "False"
        parts = []
        if kind == LIST:
            for item in self._list:
                parts.append(repr(item))
            return "[" + ", ".join(parts) + "]"
        for key, item in self._dict.items():
            parts.append(repr(key) + ": " + repr(item))
        return "{" + ", ".join(parts) + "}"

    def __format__(self, spec):
        kind = self._kind
        if kind == TEXT:
            return format(self._text, spec)
        if kind == INT:
            return format(self._int, spec)
        if kind == FLOAT:
            return format(self._float, spec)
        if spec == "":
            return str(self)
        if kind == BOOL:
            return format(self._int, spec)
        raise TypeError("unsupported format string passed to %s.__format__" % name_of(self))

    def __int__(self):
        kind = self._kind
        if kind == INT or kind == BOOL:
            return self._int
        if kind == FLOAT:
            return int(self._float)
        if kind == TEXT:
            return int(self._text)
        raise TypeError("int() argument must be a string, a bytes-like object or a real number, not '%s'"
                        % name_of(self))

    def __index__(self):
        if self._kind == INT or self._kind == BOOL:
            return self._int
        raise TypeError("'%s' object cannot be interpreted as an integer" % name_of(self))

    def __float__(self):
        kind = self._kind
        if kind == FLOAT:
            return self._float
        if kind == INT or kind == BOOL:
            return float(self._int)
        if kind == TEXT:
            return float(self._text)
        raise TypeError("float() argument must be a string or a real number, not '%s'" % name_of(self))

    def __bool__(self):
        kind = self._kind
        if kind == TEXT:
            return len(self._text) > 0
        if kind == FLOAT:
            return self._float != 0.0
        if kind == LIST:
            return len(self._list) > 0
        if kind == DICT:
            return len(self._dict) > 0
        return self._int != 0

    # Containers

    def __len__(self):
        kind = self._kind
        if kind == LIST:
            return len(self._list)
        if kind == DICT:
            return len(self._dict)
        if kind == TEXT:
            return len(self._text)
        raise TypeError("object of type '%s' has no len()" % name_of(self))

    def _at(self, index):
        if self._kind == LIST:
            return self._list[index]
        if self._kind == TEXT:
            return text_value(self._text[index])
        if self._kind == DICT:
            raise KeyError(index)
        raise TypeError("'%s' object is not subscriptable" % name_of(self))

    def _of(self, key):
        if self._kind == DICT:
            return self._dict[key]
        if self._kind == LIST:
            raise TypeError("list indices must be integers or slices, not str")
        if self._kind == TEXT:
            raise TypeError("string indices must be integers, not 'str'")
        raise TypeError("'%s' object is not subscriptable" % name_of(self))

    def _part(self, part):
        if self._kind == LIST:
            return list_value(self._list[part])
        if self._kind == TEXT:
            return text_value(self._text[part])
        if self._kind == DICT:
            raise TypeError("unhashable type: 'slice'")
        raise TypeError("'%s' object is not subscriptable" % name_of(self))

    # (A value is asked first whether it is one: whether it is a text, it says itself.)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return self._part(key)
        if isinstance(key, Value):
            if key._kind == TEXT:
                return self._of(key._text)
            return self._at(key.__index__())
        if key is None:
            if self._kind == DICT:
                raise KeyError(None)
            raise TypeError("list indices must be integers or slices, not NoneType")
        if isinstance(key, str):
            return self._of(key)
        return self._at(key)

    def _put_of(self, key, item):
        if self._kind != DICT:
            raise TypeError("list indices must be integers or slices, not str")
        self._dict[key] = item

    def _put_at(self, index, item):
        if self._kind != LIST:
            raise TypeError("'%s' object does not support item assignment" % name_of(self))
        self._list[index] = item

    def __setitem__(self, key, item):
        if isinstance(key, Value):
            if key._kind == TEXT:
                self._put_of(key._text, wrap(item))
            else:
                self._put_at(key.__index__(), wrap(item))
        elif key is None:
            raise TypeError("list indices must be integers or slices, not NoneType")
        elif isinstance(key, str):
            self._put_of(key, wrap(item))
        else:
            self._put_at(key, wrap(item))

    def _delete_of(self, key):
        if self._kind != DICT:
            raise TypeError("list indices must be integers or slices, not str")
        del self._dict[key]

    def _delete_at(self, index):
        if self._kind != LIST:
            raise TypeError("'%s' object doesn't support item deletion" % name_of(self))
        del self._list[index]

    def __delitem__(self, key):
        if isinstance(key, Value):
            if key._kind == TEXT:
                self._delete_of(key._text)
            else:
                self._delete_at(key.__index__())
        elif key is None:
            raise TypeError("list indices must be integers or slices, not NoneType")
        elif isinstance(key, str):
            self._delete_of(key)
        else:
            self._delete_at(key)

    def __contains__(self, item):
        if isinstance(item, Value):
            if self._kind == TEXT and item._kind == TEXT:
                return item._text in self._text
        elif isinstance(item, str):
            if self._kind == DICT:
                return item in self._dict
            if self._kind == TEXT:
                return item in self._text
        if self._kind == LIST:
            wanted = wrap(item)
            for other in self._list:
                if same(other, wanted):
                    return True
            return False
        if self._kind == DICT:
            wanted = wrap(item)
            return wanted is not None and wanted._kind == TEXT and wanted._text in self._dict
        raise TypeError("argument of type '%s' is not iterable" % name_of(self))

    def __iter__(self):
        return iter(self._iterated())

    def _iterated(self):
        if self._kind == LIST:
            return self._list
        items = []
        if self._kind == DICT:
            for key in self._dict:
                items.append(text_value(key))
        elif self._kind == TEXT:
            for c in self._text:
                items.append(text_value(c))
        else:
            raise TypeError("'%s' object is not iterable" % name_of(self))
        return items

    def keys(self):
        return self._table("keys").keys()

    def values(self):
        return self._table("values").values()

    def items(self):
        return self._table("items").items()

    def get(self, key, default=None):
        table = self._table("get")
        if isinstance(key, Value):
            if key._kind == TEXT and key._text in table:
                return table[key._text]
        elif key is not None and key in table:
            return table[key]
        return wrap(default)

    def setdefault(self, key, default=None):
        table = self._table("setdefault")
        name = key._text if isinstance(key, Value) else key
        if name not in table:
            table[name] = wrap(default)
        return table[name]

    def pop(self, *args):
        if self._kind == DICT:
            if len(args) == 0:
                raise TypeError("pop expected at least 1 argument, got 0")
            return popped(self._dict, *args)
        items = self._items_of("pop")
        return popped_item(items, *args)

    def append(self, item):
        self._items_of("append").append(wrap(item))

    def insert(self, index, item):
        self._items_of("insert").insert(index, wrap(item))

    def extend(self, items):
        own = self._items_of("extend")
        for item in items:
            own.append(wrap(item))

    def reverse(self):
        self._items_of("reverse").reverse()

    def sort(self, key=None, reverse=False):
        self._items_of("sort").sort(key=key, reverse=reverse)

    def remove(self, item):
        items = self._items_of("remove")
        at = place_of(items, wrap(item))
        if at < 0:
            raise ValueError("list.remove(x): x not in list")
        del items[at]

    def clear(self):
        if self._kind == DICT:
            self._dict.clear()
        else:
            self._items_of("clear").clear()

    def copy(self):
        if self._kind == DICT:
            return dict_value(self._dict.copy())
        return list_value(self._items_of("copy")[:])

    def index(self, item):
        wanted = wrap(item)
        if self._kind == TEXT:
            return self._text.index(self._text_of(wanted, "find"))
        items = self._items_of("index")
        at = place_of(items, wanted)
        if at < 0:
            raise ValueError("%r is not in list" % (wanted,))
        return at

    def count(self, item):
        wanted = wrap(item)
        if self._kind == TEXT:
            return self._text.count(self._text_of(wanted, "count"))
        found = 0
        for other in self._items_of("count"):
            if same(other, wanted):
                found += 1
        return found

    def _text_of(self, other, name):
        if other is None or other._kind != TEXT:
            raise TypeError("%s() argument 1 must be str, not %s" % (name, name_of(other)))
        return other._text

    # Comparison

    def __eq__(self, other):
        return same(self, wrap(other))

    def __ne__(self, other):
        return not same(self, wrap(other))

    def __hash__(self):
        kind = self._kind
        if kind == TEXT:
            return hash(self._text)
        if kind == FLOAT:
            return hash(self._float)
        if kind == INT or kind == BOOL:
            return hash(self._int)
        raise TypeError("unhashable type: '%s'" % name_of(self))

    def __lt__(self, other):
        return ordered(self, wrap(other), "<") < 0

    def __le__(self, other):
        order = ordered(self, wrap(other), "<=")
        return order == -1 or order == 0

    def __gt__(self, other):
        return ordered(self, wrap(other), ">") == 1

    def __ge__(self, other):
        order = ordered(self, wrap(other), ">=")
        return order == 1 or order == 0


NO_ITEMS = []
NO_TABLE = {}


def _text_method(name):
    def method(self, *args):
        if self._kind != TEXT:
            self._wrong(name)
        return getattr(self._text, name)(*args)
    method.__name__ = name
    return method


for _name in ("upper", "lower", "strip", "lstrip", "rstrip", "split", "rsplit", "splitlines", "startswith",
              "endswith", "find", "rfind", "replace", "title", "capitalize", "isdigit", "isalpha", "isalnum",
              "isspace", "isupper", "islower", "encode", "join", "partition", "rpartition", "zfill", "ljust",
              "rjust", "center", "casefold", "swapcase"):
    setattr(Value, _name, _text_method(_name))


def popped(table, key, *default):
    if isinstance(key, Value):
        if key._kind == TEXT:
            return popped(table, key._text, *default)
        if len(default) == 0:
            raise KeyError(str(key))
        return wrap(default[0])
    if not isinstance(key, str):
        if len(default) == 0:
            raise KeyError(key)
        return wrap(default[0])
    if len(default) == 0 or key in table:
        return table.pop(key)
    return wrap(default[0])


def place_of(items, wanted):
    for i in range(len(items)):
        if same(items[i], wanted):
            return i
    return -1


def popped_item(items, index=-1, *more):
    if len(more) > 0:
        raise TypeError("pop expected at most 1 argument, got 2")
    if isinstance(index, str):
        raise TypeError("'str' object cannot be interpreted as an integer")
    return items.pop(index)


def text_value(text):
    value = Value(TEXT)
    value._text = text
    return value


def int_value(n):
    value = Value(INT)
    value._int = n
    return value


def float_value(x):
    value = Value(FLOAT)
    value._float = x
    return value


def bool_value(b):
    value = Value(BOOL)
    value._int = 1 if b else 0
    return value


def list_value(items):
    value = Value(LIST)
    value._list = items
    return value


def dict_value(table):
    value = Value(DICT)
    value._dict = table
    return value


def no_value():
    """`null`, as a variable that may be a value."""
    value = text_value("")
    if value._int == 0:
        value = None
    return value


def wrap(x):
    """A plain value as a value of a tree."""
    if x is None:
        return no_value()
    if isinstance(x, Value):
        return x
    if isinstance(x, str):
        return text_value(x)
    if isinstance(x, bool):
        return bool_value(x)
    if isinstance(x, int):
        return int_value(x)
    if isinstance(x, float):
        return float_value(x)
    if isinstance(x, dict):
        table = {}
        for key, item in x.items():
            table[key] = wrap(item)
        return dict_value(table)
    items = []
    for item in x:
        items.append(wrap(item))
    return list_value(items)


def is_number(kind):
    return kind == INT or kind == FLOAT or kind == BOOL


def as_float(x):
    return x._float if x._kind == FLOAT else float(x._int)


def same(a, b):
    if a is None or b is None:
        return a is b
    kind = a._kind
    if is_number(kind) and is_number(b._kind):
        if kind != FLOAT and b._kind != FLOAT:
            return a._int == b._int
        return as_float(a) == as_float(b)
    if kind != b._kind:
        return False
    if kind == TEXT:
        return a._text == b._text
    if kind == LIST:
        if len(a._list) != len(b._list):
            return False
        i = 0
        while i < len(a._list):
            if not same(a._list[i], b._list[i]):
                return False
            i += 1
        return True
    if len(a._dict) != len(b._dict):
        return False
    for key, item in a._dict.items():
        if key not in b._dict or not same(item, b._dict[key]):
            return False
    return True


def ordered(a, b, sign):
    """-1, 0 or 1; 2 where a number is not a number."""
    if a is not None and b is not None:
        if is_number(a._kind) and is_number(b._kind):
            if a._kind != FLOAT and b._kind != FLOAT:
                return (a._int > b._int) - (a._int < b._int)
            x = as_float(a)
            y = as_float(b)
            if x == y:
                return 0
            if x < y:
                return -1
            return 1 if x > y else 2
        if a._kind == TEXT and b._kind == TEXT:
            return (a._text > b._text) - (a._text < b._text)
        if a._kind == LIST and b._kind == LIST:
            i = 0
            while i < len(a._list) and i < len(b._list):
                if not same(a._list[i], b._list[i]):
                    return ordered(a._list[i], b._list[i], sign)
                i += 1
            return (len(a._list) > len(b._list)) - (len(a._list) < len(b._list))
    raise TypeError("'%s' not supported between instances of '%s' and '%s'"
                    % (sign, name_of(a), name_of(b)))


class TreeScanner(Scanner):
    """Makes a tree of values."""

    def new_list(self):
        return []

    def new_dict(self):
        return {}

    def make_null(self):
        return None

    def make_text(self, text):
        return text_value(text)

    def make_int(self, n):
        return int_value(n)

    def make_float(self, x):
        return float_value(x)

    def make_bool(self, b):
        return bool_value(b)

    def make_list(self, items):
        return list_value(items)

    def make_dict(self, table):
        return dict_value(table)


def loads(s):
    if isinstance(s, str):
        return TreeScanner(s).document()
    return TreeScanner(s.decode("utf-8")).document()


def load(fp):
    return loads(fp.read())


# Writing

class Writer(object):
    """The text so far, and how to write."""

    def __init__(self, ensure_ascii, allow_nan, indent, item_separator, key_separator, sort_keys):
        self.parts = []
        self.ensure_ascii = ensure_ascii
        self.allow_nan = allow_nan
        self.indent = indent
        self.item_separator = item_separator
        self.key_separator = key_separator
        self.sort_keys = sort_keys

    def put(self, text):
        self.parts.append(text)

    def newline(self, level):
        if self.indent is not None:
            self.parts.append("\n" + self.indent * level)

    def text(self, text):
        self.parts.append(quoted(text, self.ensure_ascii))

    def float_text(self, x):
        if x - x == 0.0:
            return str(x)
        if not self.allow_nan:
            raise ValueError("Out of range float values are not JSON compliant")
        if x != x:
            return "NaN"
        return "Infinity" if x > 0.0 else "-Infinity"

    def key(self, text, first, level):
        if not first:
            self.parts.append(self.item_separator)
        self.newline(level)
        self.text(text)
        self.parts.append(self.key_separator)

    def item(self, first, level):
        if not first:
            self.parts.append(self.item_separator)
        self.newline(level)


def quoted(text, ensure_ascii):
    plain = True
    for c in text:
        if c < " " or c == '"' or c == "\\" or ensure_ascii and c > "~":
            plain = False
            break
    if plain:
        return '"' + text + '"'
    parts = ['"']
    start = 0
    for i, c in enumerate(text):
        if c < " " or c == '"' or c == "\\" or ensure_ascii and c > "~":
            if start < i:
                parts.append(text[start:i])
            parts.append(escaped(c))
            start = i + 1
    if start < len(text):
        parts.append(text[start:])
    parts.append('"')
    return "".join(parts)


def escaped(c):
    if c == '"':
        return '\\"'
    if c == "\\":
        return "\\\\"
    if c == "\n":
        return "\\n"
    if c == "\r":
        return "\\r"
    if c == "\t":
        return "\\t"
    if c == "\b":
        return "\\b"
    if c == "\f":
        return "\\f"
    code = ord(c)
    if code < 0x10000:
        return "\\u%04x" % code
    code -= 0x10000
    return "\\u%04x\\u%04x" % (0xD800 | code >> 10, 0xDC00 | code & 0x3FF)


def key_text(w, key):
    if key is None:
        return "null"
    if isinstance(key, str):
        return key
    if isinstance(key, bool):
        return "true" if key else "false"
    if isinstance(key, int):
        return str(key)
    if isinstance(key, float):
        return w.float_text(key)
    raise TypeError("keys must be str, int, float, bool or None, not " + type(key).__name__)


def write_tree(w, x, level):
    if x is None:
        w.put("null")
        return
    kind = x._kind
    if kind == TEXT:
        w.text(x._text)
    elif kind == INT:
        w.put(str(x._int))
    elif kind == FLOAT:
        w.put(w.float_text(x._float))
    elif kind == BOOL:
        w.put("true" if x._int else "false")
    elif kind == LIST:
        if len(x._list) == 0:
            w.put("[]")
            return
        w.put("[")
        first = True
        for item in x._list:
            w.item(first, level + 1)
            first = False
            write_tree(w, item, level + 1)
        w.newline(level)
        w.put("]")
    else:
        if len(x._dict) == 0:
            w.put("{}")
            return
        w.put("{")
        keys = list(x._dict)
        if w.sort_keys:
            keys.sort()
        first = True
        for key in keys:
            w.key(key, first, level + 1)
            first = False
            write_tree(w, x._dict[key], level + 1)
        w.newline(level)
        w.put("}")


def write_items(w, items, level, default):
    if len(items) == 0:
        w.put("[]")
        return
    w.put("[")
    first = True
    for item in items:
        w.item(first, level + 1)
        first = False
        write(w, item, level + 1, default)
    w.newline(level)
    w.put("]")


def write_tuple(w, items, first, level, default):
    """Of items of any types: made anew for each rest of the tuple."""
    w.item(first, level + 1)
    write(w, items[0], level + 1, default)
    if len(items) > 1:
        write_tuple(w, items[1:], False, level, default)


def write_dict(w, table, level, default):
    if len(table) == 0:
        w.put("{}")
        return
    w.put("{")
    keys = list(table)
    if w.sort_keys:
        keys.sort()
    first = True
    for key in keys:
        w.key(key_text(w, key), first, level + 1)
        first = False
        write(w, table[key], level + 1, default)
    w.newline(level)
    w.put("}")


def write(w, x, level, default):
    if x is None:
        w.put("null")
    elif isinstance(x, Value):
        write_tree(w, x, level)
    elif isinstance(x, str):
        w.text(x)
    elif isinstance(x, bool):
        w.put("true" if x else "false")
    elif isinstance(x, int):
        w.put(str(x))
    elif isinstance(x, float):
        w.put(w.float_text(x))
    elif isinstance(x, list):
        write_items(w, x, level, default)
    elif isinstance(x, tuple):
        if len(x) == 0:
            w.put("[]")
        else:
            w.put("[")
            write_tuple(w, x, True, level, default)
            w.newline(level)
            w.put("]")
    elif isinstance(x, dict):
        write_dict(w, x, level, default)
    elif default is not None:
        write(w, default(x), level, default)
    else:
        raise TypeError("Object of type " + type(x).__name__ + " is not JSON serializable")


def indent_text(indent):
    if isinstance(indent, str):
        return indent
    return " " * indent


def dumps(obj, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, indent=None,
          separators=None, default=None, sort_keys=False):
    lines = None if indent is None else indent_text(indent)
    item, key = ", ", ": "
    if separators is not None:
        item, key = separators
    elif lines is not None:
        item = ","
    w = Writer(ensure_ascii, allow_nan, lines, item, key, sort_keys)
    write(w, obj, 0, default)
    return "".join(w.parts)


def dump(obj, fp, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, indent=None,
         separators=None, default=None, sort_keys=False):
    fp.write(dumps(obj, skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default,
                   sort_keys))
