"""Functions made while a program is imported."""


class NiceCompile(object):
    """Compiles text with a file name that tells where it comes from."""

    def __init__(self, namespace_or_filename):
        if isinstance(namespace_or_filename, dict):
            name = namespace_or_filename.get("__name__", "?")
        else:
            name = namespace_or_filename
        self.name = name

    def __call__(self, source):
        return compile2(source, "<%s>" % self.name)


def compile2(source, filename="<source>", mode="exec", flags=0, dont_inherit=0):
    """The code of text, whose indentation may start anywhere."""
    lines = source.split("\n")
    indents = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    indent = min(indents) if indents else 0
    return compile("\n".join([line[indent:] for line in lines]) + "\n", filename, mode)


def compile_template(source, resultname):
    """The function that text defines, in the caller's names."""
    scope = {}
    exec(compile2(source), scope)
    return scope[resultname]


def func_with_new_name(func, newname, globals=None):
    """A copy of the function with another name."""
    new = type(func)(func.__code__, func.__globals__ if globals is None else globals, newname,
                     func.__defaults__, func.__closure__)
    new.__kwdefaults__ = func.__kwdefaults__
    new.__dict__.update(func.__dict__)
    return new


def func_renamer(newname):
    """A decorator: the same with another name."""
    def decorate(func):
        return func_with_new_name(func, newname)
    return decorate


def with_unicode_literals(fn=None, **kwds):
    """Literals are text already."""
    if fn is None:
        return lambda f: f
    return fn


def rpython_wrapper(f, template, templateargs=None, **globaldict):
    """A function of the same arguments that the template makes: `{name}`, `{arglist}`, `{original}`."""
    args = list(f.__code__.co_varnames[:f.__code__.co_argcount])
    known = {"name": f.__name__, "arglist": ", ".join(args), "args": ", ".join(args), "original": "__original_%s" % f.__name__}
    known.update(templateargs or {})
    scope = dict(globaldict)
    scope[known["original"]] = f
    exec(compile2(template.format(**known)), scope)
    new = scope[f.__name__]
    new.__defaults__ = f.__defaults__
    new.__doc__ = f.__doc__
    return new


valid_identifier_letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"


def valid_identifier(stuff):
    """A name made of anything."""
    text = "".join([c if c in valid_identifier_letters else "_" for c in str(stuff)])
    return "_" + text if not text or text[0].isdigit() else text


def has_varargs(func):
    return (func.__code__.co_flags & 4) != 0


def has_varkeywords(func):
    return (func.__code__.co_flags & 8) != 0


def nice_repr_for_func(fn, name=None):
    return "(%s:%d)%s" % (fn.__module__, fn.__code__.co_firstlineno, name or fn.__name__)
