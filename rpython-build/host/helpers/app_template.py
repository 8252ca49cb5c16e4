"""`template % values` and `template.format(values)` of a template that is known at run time only.

Each value is an object, of a class of its own for each place where one is made, that knows what a
field may ask of it. Attributes and items that a field of `format` names (`{0.x}`, `{0[1]}`) would
need their types: for those the template has to be known when the program is translated.
"""
from rpython.helpers.app_format import percent_digits, percent_float, percent_text
from rpython.helpers.app_operators import has_method

__specialize__ = "types"


class Argument(object):
    def formatted(self, conversion, spec):
        raise NotImplementedError

    def text(self, code):
        raise NotImplementedError

    def digits(self, code):
        raise NotImplementedError

    def real(self):
        raise NotImplementedError

    def amount(self):
        raise NotImplementedError


class ArgumentOf(Argument):
    _annspecialcase_ = "specialize:ctr_location_apart"

    def __init__(self, value):
        self.value = value

    def formatted(self, conversion, spec):
        if conversion != "":
            return format(self.text(conversion), spec)
        x = self.value
        if spec == "":
            return format(x, "")
        if x is not None and (isinstance(x, (int, float, str)) or has_method(x, "__format__")):
            return format(x, spec)
        return format_without_specs(x, spec)

    def text(self, code):
        x = self.value
        if code == "s":
            return str(x)
        if code == "r":
            return repr(x)
        if code == "a":
            return ascii(x)
        if isinstance(x, int):
            if x < 0 or x > 0x10ffff:
                raise OverflowError("%c arg not in range(0x110000)")
            return chr(x)
        if isinstance(x, str):
            if len(x) == 1:
                return x
        raise TypeError("%c requires int or char")

    def digits(self, code):
        x = self.value
        if isinstance(x, int):
            return format(x, "d" if code in "iu" else code)
        if code in "xXo":
            raise TypeError("%" + code + " format: an integer is required, not " + _type_name(x))
        if isinstance(x, float):
            return str(int(x))
        raise TypeError("%" + code + " format: a real number is required, not " + _type_name(x))

    def real(self):
        x = self.value
        if isinstance(x, (int, float)):
            return float(x)
        raise TypeError("must be real number, not " + _type_name(x))

    def amount(self):
        x = self.value
        if isinstance(x, int):
            return int(x)
        raise TypeError("* wants int")


def _type_name(x):
    if x is None:
        return "NoneType"
    return type(x).__name__


def format_without_specs(x, spec):
    if spec != "":
        raise TypeError("unsupported format string passed to " + _type_name(x) + ".__format__")
    return str(x)


def arguments_of(xs):
    arguments = []
    for x in xs:
        arguments.append(ArgumentOf(x))
    return arguments


def format_all(template, items, *before):
    """`template.format(*before, *items)` of as many items as there are."""
    arguments = []
    if len(before) > 0:
        _add_arguments(arguments, *before)
    for x in items:
        arguments.append(ArgumentOf(x))
    return formatted(template, arguments, None, True)


def _add_arguments(arguments, first, *rest):
    arguments.append(ArgumentOf(first))
    if len(rest) > 0:
        _add_arguments(arguments, *rest)


def named_arguments(d):
    arguments = {}
    for name in d:
        arguments[name] = ArgumentOf(d[name])
    return arguments


class _Values(object):
    """The values of a `%`, one after the other."""

    def __init__(self, values, named):
        self.values = values
        self.named = named
        self.at = 0

    def next(self):
        if self.at >= len(self.values):
            raise TypeError("not enough arguments for format string")
        self.at += 1
        return self.values[self.at - 1]

    def find(self, key):
        named = self.named
        if named is None or key not in named:
            raise KeyError(key)
        # There is nothing but that from here on.
        self.at = len(self.values)
        return named[key]


def percent(template, values, named, all_wanted):
    """`named` are the items of a dict; `all_wanted`: that values are left over is an error."""
    given = _Values(values, named)
    parts = []
    i = 0
    n = len(template)
    while i < n:
        if template[i] != "%":
            start = i
            i = template.find("%", i)
            if i < 0:
                i = n
            parts.append(template[start:i])
            continue
        i = _percent_field(template, i + 1, given, parts)
    if all_wanted and given.at < len(values):
        raise TypeError("not all arguments converted during string formatting")
    return "".join(parts)


def _char(template, i):
    if i >= len(template):
        raise ValueError("incomplete format")
    return template[i]


def _percent_field(template, i, given, parts):
    """The field whose `%` is before this place; gives where it ends."""
    if _char(template, i) == "%":
        parts.append("%")
        return i + 1
    found = None
    if template[i] == "(":
        if given.named is None:
            raise TypeError("format requires a mapping")
        depth = 1
        start = i + 1
        while depth > 0:
            i += 1
            if i >= len(template):
                raise ValueError("incomplete format key")
            if template[i] == "(":
                depth += 1
            elif template[i] == ")":
                depth -= 1
        found = given.find(template[start:i])
        i += 1
    left = zero = alternate = False
    sign = ""
    while _char(template, i) in "-+ #0":
        c = template[i]
        if c == "-":
            left = True
        elif c == "0":
            zero = True
        elif c == "#":
            alternate = True
        elif c == "+" or sign == "":
            sign = c
        i += 1
    width = 0
    precision = -1
    if template[i] == "*":
        width = given.next().amount()
        i += 1
    else:
        while _char(template, i) in "0123456789":
            width = _longer(width, template[i], "width")
            i += 1
    if _char(template, i) == ".":
        i += 1
        precision = 0
        if _char(template, i) == "*":
            precision = max(given.next().amount(), 0)
            i += 1
        else:
            while _char(template, i) in "0123456789":
                precision = _longer(precision, template[i], "precision")
                i += 1
    if _char(template, i) in "hlL":
        i += 1
    code = _char(template, i)
    value = found if found is not None else given.next()
    if code in "sra":
        parts.append(percent_text(value.text(code), left, width, precision))
    elif code == "c":
        parts.append(percent_text(value.text(code), left, width, -1))
    elif code in "diuxXo":
        parts.append(percent_digits(value.digits(code), code, sign, alternate and code in "xXo", left, zero, width,
                                    precision))
    elif code in "eEfFgG":
        parts.append(percent_float(value.real(), code, sign, alternate, left, zero, width, precision))
    else:
        shown = code if " " <= code <= "~" else "?"
        raise ValueError("unsupported format character '" + shown + "' (0x" + format(ord(code), "x") + ") at index "
                         + str(i))
    return i + 1


def _longer(number, digit, what):
    if number > 100000000000000000:
        raise ValueError(what + " too big")
    return number * 10 + ord(digit) - ord("0")


class _Fields(object):
    """The values of a `format`, and how those without a name are counted."""

    def __init__(self, values, named, positional):
        self.values = values
        self.named = named
        self.positional = positional
        self.automatic = 0
        self.numbered = False

    def find(self, name):
        if name == "":
            if self.numbered:
                raise ValueError("cannot switch from manual field specification to automatic field numbering")
            self.automatic += 1
            return self.at(self.automatic - 1)
        if name.isdecimal():
            if self.automatic > 0:
                raise ValueError("cannot switch from automatic field numbering to manual field specification")
            self.numbered = True
            return self.at(int(name))
        named = self.named
        if named is None or name not in named:
            raise KeyError(name)
        return named[name]

    def at(self, index):
        if not self.positional:
            raise ValueError("Format string contains positional fields")
        if index >= len(self.values):
            raise IndexError("Replacement index " + str(index) + " out of range for positional args tuple")
        return self.values[index]


def formatted(template, values, named, positional):
    return _expanded(template, _Fields(values, named, positional), 2)


def _expanded(template, fields, depth):
    if depth == 0:
        raise ValueError("Max string recursion exceeded")
    parts = []
    i = 0
    n = len(template)
    while i < n:
        c = template[i]
        i += 1
        if c != "{" and c != "}":
            start = i - 1
            while i < n and template[i] != "{" and template[i] != "}":
                i += 1
            parts.append(template[start:i])
            continue
        if i < n and template[i] == c:
            parts.append(c)
            i += 1
            continue
        if c == "}" or i >= n:
            raise ValueError("Single '" + c + "' encountered in format string")
        start = i
        i = _end_of_name(template, i)
        name = template[start:i - 1]
        conversion = ""
        end = template[i - 1]
        if end == "!":
            if i >= n:
                raise ValueError("end of string while looking for conversion specifier")
            conversion = template[i]
            if i + 1 >= n:
                raise ValueError("unmatched '{' in format spec")
            end = template[i + 1]
            if end != ":" and end != "}":
                raise ValueError("expected ':' after conversion specifier")
            i += 2
        start = i
        if end == ":":
            i = _end_of_spec(template, i)
        value = _field(name, fields)
        if conversion != "" and conversion not in "sra":
            raise ValueError("Unknown conversion specifier " + conversion)
        spec = template[start:i - 1] if end == ":" else ""
        if "{" in spec or "}" in spec:
            spec = _expanded(spec, fields, depth - 1)
        parts.append(value.formatted(conversion, spec))
    return "".join(parts)


def _end_of_name(template, i):
    """Behind what ends the name of a field that begins here."""
    in_key = False
    while i < len(template):
        c = template[i]
        i += 1
        if c == "{" and not in_key:
            raise ValueError("unexpected '{' in field name")
        if c == "[":
            in_key = True
        elif c == "]":
            in_key = False
        elif c in "}:!" and not in_key:
            return i
    raise ValueError("expected '}' before end of string")


def _end_of_spec(template, i):
    depth = 1
    while i < len(template):
        c = template[i]
        i += 1
        if c == "{":
            depth += 1
        elif c == "}":
            depth -= 1
            if depth == 0:
                return i
    raise ValueError("unmatched '{' in format spec")


def _field(name, fields):
    if "." in name or "[" in name:
        raise NotImplementedError("a field with `.` or `[` in a template that is known at run time only")
    return fields.find(name)
