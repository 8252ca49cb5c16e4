"""`getattr(obj, "visit_" + name)`: functions made while a program is translated."""

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
    for sub in cls.__subclasses__():
        for each in [sub] + _below(sub):
            if each not in found:
                found.append(each)
    return found


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
    if mode == "get":
        if not known:
            return None
        lines.append("    raise AttributeError(%r + type(obj).__name__ + %r + name + %r)"
                     % ("'", "' object has no attribute '", "'"))
    else:
        lines.append("    return " + ("False" if has else "default"))
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_named_methods_made.py", "exec"), namespace)
    return namespace["choose"]


def _among(name, classes, head, does):
    lines = [head]
    namespace = {"__name__": __name__}
    for i, cls in enumerate(classes):
        namespace["C%d" % i] = cls
        lines.append("    if isinstance(obj, C%d):" % i)
        lines.append("        " + does + name + (" = value" if does == "obj." else ""))
        if does == "obj.":
            lines.append("        return")
    lines.append("    raise AttributeError(%r + type(obj).__name__ + %r)"
                 % ("'", "' object has no attribute '" + name + "'"))
    exec(compile("\n".join(lines) + "\n", "<rpython>/helpers/app_named_methods_made.py", "exec"), namespace)
    return namespace["among"]


def reader(name, *classes):
    """What reads an attribute of an object of one of these classes."""
    return _among(name, classes, "def among(obj):", "return obj.")


def writer(name, *classes):
    return _among(name, classes, "def among(obj, value):", "obj.")
