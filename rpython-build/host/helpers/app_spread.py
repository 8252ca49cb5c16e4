"""`f(a, *items)` for a list, and `partial(f, name=value)`: functions made while a program is
translated."""

from rpython.rlib.objectmodel import instantiate

__specialize__ = "types"


def _plural(count):
    return "1 positional argument" if count == 1 else "%d positional arguments" % count


def too_many(name, low, high, given, by_name):
    takes = str(high) if low == high else "from " + str(low) + " to " + str(high)
    shown = str(given)
    if by_name:
        shown += (" positional argument" + ("s" if given != 1 else "") + " (and " + str(by_name)
                  + " keyword-only argument" + ("s" if by_name != 1 else "") + ")")
    return TypeError(name + "() takes " + takes + " positional argument" + ("s" if high != 1 or low != high else "")
                     + " but " + shown + (" was given" if given == 1 and not by_name else " were given"))


def too_few(name, missing):
    shown = ["'" + n + "'" for n in missing]
    last = shown.pop()
    if len(shown) == 0:
        return TypeError(name + "() missing 1 required positional argument: " + last)
    text = ", ".join(shown) + (", and " if len(shown) > 1 else " and ") + last
    return TypeError(name + "() missing " + str(len(shown) + 1) + " required positional arguments: " + text)


def _by_name(names):
    """The parameters that arguments of these names come in, and what passes them on."""
    names = names.split(",") if names else []
    return ["k%d" % i for i in range(len(names))], ["%s=k%d" % (name, i) for i, name in enumerate(names)]


def spreader(function, low, high, before, receivers, by_name):
    """What calls a function like this one with `before` arguments, the items of a list and arguments of these names."""
    code = function.__code__
    name = function.__qualname__
    names = list(code.co_varnames[receivers:code.co_argcount])
    params = ["p%d" % i for i in range(before)]
    keywords, passed = _by_name(by_name)
    lines = ["def spread(%s):" % ", ".join(["function", "items"] + params + keywords), "    n = len(items)"]
    for n in range(max(low - before, 0), high - before + 1):
        given = params + ["items[%d]" % i for i in range(n)] + passed
        lines.append("    if n == %d:" % n)
        lines.append("        return function(%s)" % ", ".join(given))
    if low > before:
        lines.append("    if n < %d:" % (low - before))
        lines.append("        raise too_few(%r, %r[%d + n:])" % (name, names[:low], before))
    if high < len(names):
        lines.append("    raise TypeError(%r)" % ("%s() got multiple values for argument %r" % (name, names[high])))
    else:
        # (All that were given by name are taken by name alone.)
        lines.append("    raise too_many(%r, %d, %d, %d + n, %d)" % (name, low + receivers, high + receivers,
                                                                     before + receivers, len(passed)))
    namespace = {"too_few": too_few, "too_many": too_many, "__name__": __name__}
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_spread_made.py", "exec"), namespace)
    return namespace["spread"]


def any_length(plain, cls, receivers, before, by_name):
    """What passes the items of a list on to a function that takes the rest of them by name, as a tuple."""
    code = plain.__code__
    rest = code.co_varnames[code.co_argcount + code.co_kwonlyargcount - 1]
    names = list(code.co_varnames[receivers:code.co_argcount])
    low = len(names) - len(plain.__defaults__ or ())
    params = ["p%d" % i for i in range(before)]
    keywords, passed = _by_name(by_name)
    this = ["this"] if receivers and cls is None else []
    lines = ["def spread(%s):" % ", ".join(["items"] + this + params + keywords)]

    def call(indent, given, rest_of):
        """Calls it with these, and these as the rest."""
        given = given + passed + ["%s=%s" % (rest, rest_of)]
        if cls is None:
            lines.append(indent + "return plain(%s)" % ", ".join(this + given))
        else:
            lines.append(indent + "made = instantiate(cls)")
            lines.append(indent + "plain(%s)" % ", ".join(["made"] + given))
            lines.append(indent + "return made")

    need = max(len(names) - before, 0)
    if need:
        lines.append("    n = len(items)")
        least = max(low - before, 0)
        if least:
            lines.append("    if n < %d:" % least)
            lines.append("        raise too_few(%r, %r[n:])" % (plain.__qualname__, names[before:low]))
        for n in range(least, need):
            lines.append("    if n == %d:" % n)
            call("        ", params + ["items[%d]" % i for i in range(n)], "tuple(items[%d:])" % n)
        call("    ", params + ["items[%d]" % i for i in range(need)], "tuple(items[%d:])" % need)
    elif before > len(names):
        lines.append("    more = [%s]" % ", ".join(params[len(names):]))
        lines.append("    more.extend(items)")
        call("    ", params[:len(names)], "tuple(more)")
    else:
        call("    ", params, "tuple(items)")
    namespace = {"too_few": too_few, "plain": plain, "cls": cls, "instantiate": instantiate, "__name__": __name__}
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_spread_made.py", "exec"), namespace)
    return namespace["spread"]


def partial_with(names):
    """`functools.partial` with keywords of these names, whose values come behind the function."""
    names = names.split(",")
    values = ["value%d" % i for i in range(len(names))]
    lines = ["def partial(function, %s, *args):" % ", ".join(values),
             "    def call(*more, **others):",
             "        return function(*args, *more, %s, **others)" % ", ".join(map("%s=%s".__mod__, zip(names, values))),
             "    return call"]
    namespace = {"__name__": __name__}
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_spread_made.py", "exec"), namespace)
    return namespace["partial"]


def each(*functions):
    """What calls whichever of these functions it is given with a list of arguments, behind others."""
    call = None
    for function in reversed(functions):
        call = _call_of(function, call)
    return call


def _call_of(function, otherwise):
    if otherwise is None:
        return lambda f, items, *before: function(*before, *items)

    def call(f, items, *before):
        if f is function:
            return function(*before, *items)
        return otherwise(f, items, *before)

    return call


def unzipper(count):
    """What `zip(*rows)` gives of rows of so many items, for who unpacks it: a tuple of each."""
    each = ["tuple([row[%d] for row in rows])" % i for i in range(count)]
    lines = ["def unzip(rows):", "    if len(rows) == 0:",
             "        raise ValueError(%r)" % ("not enough values to unpack (expected %d, got 0)" % count),
             "    return (%s,)" % ", ".join(each)]
    namespace = {"__name__": __name__}
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_spread_made.py", "exec"), namespace)
    return namespace["unzip"]
