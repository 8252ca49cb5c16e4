"""`f(a, *items)` for a list, and `partial(f, name=value)`: functions made while a program is
translated."""

from rpython.rlib.objectmodel import instantiate

__specialize__ = "types"


def _plural(count):
    return "1 positional argument" if count == 1 else "%d positional arguments" % count


def too_many(name, low, high, given):
    takes = str(high) if low == high else "from " + str(low) + " to " + str(high)
    return TypeError(name + "() takes " + takes + " positional argument" + ("s" if high != 1 or low != high else "")
                     + " but " + str(given) + (" was given" if given == 1 else " were given"))


def too_few(name, missing):
    shown = ["'" + n + "'" for n in missing]
    last = shown.pop()
    if len(shown) == 0:
        return TypeError(name + "() missing 1 required positional argument: " + last)
    text = ", ".join(shown) + (", and " if len(shown) > 1 else " and ") + last
    return TypeError(name + "() missing " + str(len(shown) + 1) + " required positional arguments: " + text)


def spreader(function, low, high, before):
    """What calls a function like this one with `before` arguments and the items of a list."""
    code = function.__code__
    receivers = code.co_argcount - high
    name = function.__qualname__
    names = list(code.co_varnames[receivers:code.co_argcount])[:low]
    params = ["p%d" % i for i in range(before)]
    lines = ["def spread(%s):" % ", ".join(["function", "items"] + params), "    n = len(items)"]
    for n in range(max(low - before, 0), high - before + 1):
        given = params + ["items[%d]" % i for i in range(n)]
        lines.append("    if n == %d:" % n)
        lines.append("        return function(%s)" % ", ".join(given))
    if low > before:
        lines.append("    if n < %d:" % (low - before))
        lines.append("        raise too_few(%r, %r[%d + n:])" % (name, names, before))
    lines.append("    raise too_many(%r, %d, %d, %d + n)" % (name, low + receivers, high + receivers,
                                                             before + receivers))
    namespace = {"too_few": too_few, "too_many": too_many, "__name__": __name__}
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_spread_made.py", "exec"), namespace)
    return namespace["spread"]


def any_length(plain, cls, receivers, named, before):
    """What passes the items of a list on to a function whose last parameter, the rest, is a tuple."""
    params = ["p%d" % i for i in range(before)]
    positional = named - receivers
    need = max(positional - before, 0)
    given = params[:positional] + ["items[%d]" % i for i in range(need)]
    this = ["this"] if receivers and cls is None else []
    lines = ["def spread(%s):" % ", ".join(["items"] + this + params)]
    if need:
        names = list(plain.__code__.co_varnames[receivers + before:named])
        lines.append("    n = len(items)")
        lines.append("    if n < %d:" % need)
        lines.append("        raise too_few(%r, %r[n:])" % (plain.__qualname__, names))
        lines.append("    rest = tuple(items[%d:])" % need)
    elif before > positional:
        lines.append("    more = [%s]" % ", ".join(params[positional:]))
        lines.append("    more.extend(items)")
        lines.append("    rest = tuple(more)")
    else:
        lines.append("    rest = tuple(items)")
    if cls is not None:
        lines.append("    made = instantiate(cls)")
        lines.append("    plain(%s)" % ", ".join(["made"] + given + ["rest"]))
        lines.append("    return made")
    else:
        lines.append("    return plain(%s)" % ", ".join(this + given + ["rest"]))
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
