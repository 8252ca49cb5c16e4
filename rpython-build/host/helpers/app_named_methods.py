"""`getattr(obj, "visit_" + name)`: functions made while a program is translated."""

from types import FunctionType

__specialize__ = "types"


def _names(cls, start):
    """The attributes that a class has from its definition and those of its bases."""
    found = []
    for base in cls.__mro__:
        if base is not object:
            found += [name for name in vars(base) if name.startswith(start) and name not in found]
    return found


def _below(cls):
    """The class's subclasses, those of subclasses too, bases first."""
    found = []
    for sub in type.__subclasses__(cls):
        for each in [sub] + _below(sub):
            if each not in found:
                found.append(each)
    return found


def caller_by_argument(cls, root, name, passed, has_default):
    """What calls the method of an instance of `cls` whose name the class of `x` gives, which is `root` or below it: `name` says how. Without
    arguments that are passed it gives the instance, if that has such a method."""
    arguments = [] if passed is None else passed.rstrip(",").split(",")
    others = [arg for arg in arguments if arg != "x"]
    does = "obj" if passed is None else "obj.%s(" + ", ".join(arguments) + ")"
    lines = ["def call(%s):" % ", ".join(["obj", "x"] + ["default"] * has_default + others)]
    namespace = {"__name__": __name__}
    below = [cls] + _below(cls)
    for i, kind in enumerate([root] + _below(root)):
        method = eval(name, {"type": lambda cls: cls, "x": kind})
        namespace["K%d" % i] = kind
        asked = []
        for j, sub in enumerate(below):
            if method in _names(sub, method) and not any(issubclass(sub, above) for above in asked):
                asked.append(sub)
                namespace["C%d" % j] = sub
                lines.append("    if %stype(x) is K%d:" % ("" if sub is cls else "isinstance(obj, C%d) and " % j, i))
                lines.append("        return " + (does if passed is None else does % method))
    if has_default:
        lines.append("    return default(%s)" % ", ".join(arguments))
    else:
        lines.append("    raise AttributeError(%r + type(obj).__name__ + %r + %s + %r)"
                     % ("'", "' object has no attribute '", name, "'"))
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_named_methods_made.py", "exec"), namespace)
    return namespace["call"]


_ASKED = {
    "get": ["return %s(obj, name)"],
    "default": ["try:", "    return %s(obj, name)", "except AttributeError:", "    return default"],
    "has": ["try:", "    %s(obj, name)", "except AttributeError:", "    return False", "return True"],
}


def _asked(cls, mode, namespace):
    """Lines that ask the `__getattr__` of a class for a name that is no constant: a function beside those for each name
    that is one."""
    func = cls.__getattr__
    asked = "ask%d" % len(namespace)
    namespace[asked] = FunctionType(
        func.__code__, func.__globals__, func.__name__, func.__defaults__, func.__closure__)
    return [line % asked if "%" in line else line for line in _ASKED[mode]]


def _takes(cls, name):
    """How many arguments a method takes."""
    found = getattr(cls, name, None)
    if not isinstance(found, FunctionType):
        return None
    code = found.__code__
    return code.co_argcount, len(found.__defaults__ or ()), code.co_flags & 4


def spreading_chooser(cls, start, default):
    """The same where what it gives is called with as many arguments as there are at run time, and nothing else is done with it, if the
    methods do not take the same: an object that knows which it is. `default` says what may be given instead, if that is: `"none"`,
    `"other"`, or the name of a method."""
    below = _below(cls)
    of = [(cls, name) for name in _names(cls, start)]
    for sub in below:
        of += [(sub, name) for name in _names(sub, start) if name not in [known for _, known in of]]
    method = default if default not in ("", "none", "other") else None
    takes = [_takes(at, name) for at, name in of + ([(cls, method)] if method else [])]
    if None in takes or hasattr(cls, "__getattr__") or any("__getattr__" in vars(sub) for sub in below):
        return None
    if takes == takes[:1] * len(takes) and default != "other":
        return None
    namespace = {"__name__": __name__}
    asked = ["def choose(obj, name%s):" % (", default" if default else "")]
    calls = ["class Chosen(object):", "    def __init__(self, obj, name%s):" % (", default" if default == "other" else ""),
             "        self.obj = obj", "        self.name = name"]
    if default == "other":
        calls.append("        self.default = default")
    calls += ["    def __call__(self, *items):", "        obj = self.obj", "        name = self.name"]
    more = ", default" if default == "other" else ""
    for i, (at, name) in enumerate(of):
        is_it = "name == %r" % name
        if at is not cls:
            namespace["C%d" % i] = at
            is_it = "isinstance(obj, C%d) and %s" % (i, is_it)
        asked += ["    if %s:" % is_it, "        return Chosen(obj, name%s)" % more]
        calls += ["        if %s:" % is_it, "            return obj.%s(*items)" % name]
    if default == "other":
        asked.append("    return Chosen(obj, '', default)")
        calls.append("        return self.default(*items)")
    elif method:
        asked.append("    return Chosen(obj, '')")
        calls.append("        return obj.%s(*items)" % method)
    else:
        missing = "raise AttributeError(%r + type(obj).__name__ + %r + name + %r)" % ("'", "' object has no attribute '", "'")
        asked.append("    " + ("return None" if default else missing))
        calls.append("        " + missing)
    exec(compile("\n".join(calls + asked) + "\n", "<rpython>/helpers/app_named_methods_made.py", "exec"), namespace)
    return namespace["choose"]


def chooser(cls, start, mode):
    """What gives the attribute of this name of an instance of `cls`, all of them beginning so."""
    has = mode == "has"
    lines = ["def choose(obj, name%s):" % (", default" if mode == "default" else "")]
    namespace = {"__name__": __name__}
    known = _names(cls, start)
    for name in known:
        lines.append("    if name == %r:" % name)
        lines.append("        return " + ("True" if has else "obj." + name))
    for i, sub in enumerate(_below(cls)):
        above = []
        for base in sub.__mro__[1:]:
            if issubclass(base, cls):
                above += _names(base, start)
        own = [name for name in _names(sub, start) if name not in above]
        if own:
            namespace["C%d" % i] = sub
            lines.append("    if isinstance(obj, C%d):" % i)
            for name in own:
                lines.append("        if name == %r:" % name)
                lines.append("            return " + ("True" if has else "obj." + name))
            known += own
    # What has none of these asks its `__getattr__`.
    askers = [sub for sub in reversed(_below(cls)) if "__getattr__" in vars(sub)]
    for i, sub in enumerate(askers):
        namespace["A%d" % i] = sub
        lines.append("    if isinstance(obj, A%d):" % i)
        lines += ["        " + line for line in _asked(sub, mode, namespace)]
    if hasattr(cls, "__getattr__"):
        lines += ["    " + line for line in _asked(cls, mode, namespace)]
    elif mode == "get":
        if not known and not askers:
            return None
        lines.append("    raise AttributeError(%r + type(obj).__name__ + %r + name + %r)"
                     % ("'", "' object has no attribute '", "'"))
    else:
        lines.append("    return " + ("False" if has else "default"))
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_named_methods_made.py", "exec"), namespace)
    return namespace["choose"]


def _among(name, classes, head, *does):
    lines = [head]
    namespace = {"__name__": __name__}
    for i, cls in enumerate(classes):
        namespace["C%d" % i] = cls
        lines.append("    if isinstance(obj, C%d):" % i)
        lines += ["        " + line for line in does]
    lines.append("    raise AttributeError(%r + type(obj).__name__ + %r)"
                 % ("'", "' object has no attribute '" + name + "'"))
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_named_methods_made.py", "exec"), namespace)
    return namespace["among"]


def reader(name, *classes):
    """What reads an attribute of an object of one of these classes."""
    return _among(name, classes, "def among(obj):", "return obj." + name)


def writer(name, *classes):
    return _among(name, classes, "def among(obj, value):", "obj." + name + " = value", "return")


def deleter(name, *classes):
    return _among(name, classes, "def among(obj):", "del obj." + name, "return")
