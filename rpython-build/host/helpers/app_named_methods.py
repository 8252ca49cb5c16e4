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
