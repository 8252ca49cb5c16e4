"""Asking live objects what they are."""

import keyword as _keyword
import sys as _sys
import types as _types
from collections import OrderedDict as _OrderedDict, namedtuple as _namedtuple

CO_OPTIMIZED = 1
CO_NEWLOCALS = 2
CO_VARARGS = 4
CO_VARKEYWORDS = 8
CO_NESTED = 16
CO_GENERATOR = 32


def ismodule(obj):
    return isinstance(obj, _types.ModuleType)


def isclass(obj):
    return isinstance(obj, type)


def isfunction(obj):
    return isinstance(obj, _types.FunctionType)


def ismethod(obj):
    return isinstance(obj, _types.MethodType)


def isbuiltin(obj):
    return isinstance(obj, _types.BuiltinFunctionType)


def isroutine(obj):
    return isbuiltin(obj) or isfunction(obj) or ismethod(obj) or ismethoddescriptor(obj)


def ismethoddescriptor(obj):
    if isclass(obj) or ismethod(obj) or isfunction(obj):
        return False
    return hasattr(type(obj), "__get__") and not hasattr(type(obj), "__set__")


def isdatadescriptor(obj):
    if isclass(obj) or ismethod(obj) or isfunction(obj):
        return False
    return hasattr(type(obj), "__set__") or hasattr(type(obj), "__delete__")


def iscode(obj):
    return isinstance(obj, _types.CodeType)


def isframe(obj):
    return isinstance(obj, _types.FrameType)


def istraceback(obj):
    return isinstance(obj, _types.TracebackType)


def isgenerator(obj):
    return isinstance(obj, _types.GeneratorType)


def isgeneratorfunction(obj):
    return isfunction(obj) and bool(obj.__code__.co_flags & CO_GENERATOR)


def iscoroutinefunction(obj):
    return False


def isawaitable(obj):
    return False


def isabstract(obj):
    return isinstance(obj, type) and bool(getattr(obj, "__abstractmethods__", ()))


def getmro(cls):
    return cls.__mro__


def getmembers(obj, predicate=None):
    found = []
    for name in sorted(dir(obj)):
        try:
            value = getattr(obj, name)
        except AttributeError:
            continue
        if predicate is None or predicate(value):
            found.append((name, value))
    return found


def getattr_static(obj, attr, default=_sys):
    if not isinstance(obj, type):
        own = getattr(obj, "__dict__", {})
        if attr in own:
            return own[attr]
        obj = type(obj)
    for base in obj.__mro__:
        if attr in base.__dict__:
            return base.__dict__[attr]
    if default is not _sys:
        return default
    raise AttributeError(attr)


def cleandoc(doc):
    lines = doc.expandtabs().split("\n")
    margin = None
    for line in lines[1:]:
        content = len(line.lstrip())
        if content:
            indent = len(line) - content
            margin = indent if margin is None else min(margin, indent)
    lines = [lines[0].lstrip()] + [line[margin or 0:] for line in lines[1:]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return "\n".join(lines)


def getdoc(obj):
    doc = getattr(obj, "__doc__", None)
    return cleandoc(doc) if isinstance(doc, str) else None


def getmodule(obj):
    return _sys.modules.get(obj.__name__ if ismodule(obj) else getattr(obj, "__module__", None))


def getmodulename(path):
    name = path.rsplit("/", 1)[-1]
    return name[:-3] if name.endswith(".py") else None


def getfile(obj):
    if ismodule(obj):
        return obj.__file__
    if isclass(obj):
        return _sys.modules[obj.__module__].__file__
    if ismethod(obj):
        obj = obj.__func__
    if isfunction(obj):
        obj = obj.__code__
    if iscode(obj):
        return obj.co_filename
    raise TypeError("module, class, method, function, traceback, frame, or code object was expected, got %s"
                    % type(obj).__name__)


getsourcefile = getfile


def getsource(obj):
    raise OSError("could not get source code")


def unwrap(func, *, stop=None):
    seen = {id(func)}
    while hasattr(func, "__wrapped__") and not (stop is not None and stop(func)):
        func = func.__wrapped__
        if id(func) in seen:
            raise ValueError("wrapper loop when unwrapping %r" % (func,))
        seen.add(id(func))
    return func


def currentframe():
    return _sys._getframe(1)


class _Empty:
    def __repr__(self):
        return "<class 'inspect._empty'>"


class _empty:
    """Marks what is not there."""


class _Kind(int):
    def __new__(cls, value, name, description):
        self = int.__new__(cls, value)
        self.name = name
        self.description = description
        return self

    def __repr__(self):
        return "<_ParameterKind.%s: %d>" % (self.name, int(self))

    def __str__(self):
        return self.name


_POSITIONAL_ONLY = _Kind(0, "POSITIONAL_ONLY", "positional-only")
_POSITIONAL_OR_KEYWORD = _Kind(1, "POSITIONAL_OR_KEYWORD", "positional or keyword")
_VAR_POSITIONAL = _Kind(2, "VAR_POSITIONAL", "variadic positional")
_KEYWORD_ONLY = _Kind(3, "KEYWORD_ONLY", "keyword-only")
_VAR_KEYWORD = _Kind(4, "VAR_KEYWORD", "variadic keyword")


def formatannotation(annotation, base_module=None):
    if isinstance(annotation, type) and not isinstance(annotation, _types.GenericAlias):
        if annotation.__module__ in ("builtins", base_module):
            return annotation.__qualname__
        return annotation.__module__ + "." + annotation.__qualname__
    return repr(annotation).replace("typing.", "")


class Parameter:
    POSITIONAL_ONLY = _POSITIONAL_ONLY
    POSITIONAL_OR_KEYWORD = _POSITIONAL_OR_KEYWORD
    VAR_POSITIONAL = _VAR_POSITIONAL
    KEYWORD_ONLY = _KEYWORD_ONLY
    VAR_KEYWORD = _VAR_KEYWORD
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        if not isinstance(name, str):
            raise TypeError("name must be a str, not a " + type(name).__name__)
        if not name.isidentifier() or _keyword.iskeyword(name):
            raise ValueError("%r is not a valid parameter name" % name)
        if default is not _empty and kind in (_VAR_POSITIONAL, _VAR_KEYWORD):
            raise ValueError("%s parameters cannot have default values" % kind.description)
        self.name = name
        self.kind = kind
        self.default = default
        self.annotation = annotation

    def replace(self, *, name=None, kind=None, annotation=_Empty, default=_Empty):
        return Parameter(self.name if name is None else name, self.kind if kind is None else kind,
                         default=self.default if default is _Empty else default,
                         annotation=self.annotation if annotation is _Empty else annotation)

    def __str__(self):
        text = self.name
        if self.annotation is not _empty:
            text += ": " + formatannotation(self.annotation)
        if self.default is not _empty:
            text += (" = %r" if self.annotation is not _empty else "=%r") % (self.default,)
        if self.kind == _VAR_POSITIONAL:
            text = "*" + text
        elif self.kind == _VAR_KEYWORD:
            text = "**" + text
        return text

    def __repr__(self):
        return '<Parameter "%s">' % self

    def __eq__(self, other):
        if not isinstance(other, Parameter):
            return NotImplemented
        return (self.name, self.kind, self.default, self.annotation) == (
            other.name, other.kind, other.default, other.annotation)

    def __hash__(self):
        return hash((self.name, int(self.kind)))


class BoundArguments:
    def __init__(self, signature, arguments):
        self.signature = signature
        self.arguments = arguments

    @property
    def args(self):
        args = []
        for name, parameter in self.signature.parameters.items():
            if parameter.kind in (_VAR_KEYWORD, _KEYWORD_ONLY) or name not in self.arguments:
                break
            if parameter.kind == _VAR_POSITIONAL:
                args.extend(self.arguments[name])
            else:
                args.append(self.arguments[name])
        return tuple(args)

    @property
    def kwargs(self):
        kwargs = {}
        started = False
        for name, parameter in self.signature.parameters.items():
            if parameter.kind in (_VAR_KEYWORD, _KEYWORD_ONLY) or name not in self.arguments:
                started = True
            if started and name in self.arguments:
                if parameter.kind == _VAR_KEYWORD:
                    kwargs.update(self.arguments[name])
                else:
                    kwargs[name] = self.arguments[name]
        return kwargs

    def apply_defaults(self):
        arguments = {}
        for name, parameter in self.signature.parameters.items():
            if name in self.arguments:
                arguments[name] = self.arguments[name]
            elif parameter.default is not _empty:
                arguments[name] = parameter.default
            elif parameter.kind == _VAR_POSITIONAL:
                arguments[name] = ()
            elif parameter.kind == _VAR_KEYWORD:
                arguments[name] = {}
        self.arguments = arguments


class Signature:
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty):
        self.parameters = _OrderedDict()
        last = _POSITIONAL_ONLY
        for parameter in parameters or ():
            if parameter.kind < last:
                raise ValueError("wrong parameter order: %s parameter before %s parameter"
                                 % (last.description, parameter.kind.description))
            last = parameter.kind
            if parameter.name in self.parameters:
                raise ValueError("duplicate parameter name: %r" % parameter.name)
            self.parameters[parameter.name] = parameter
        self.return_annotation = return_annotation

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True):
        return signature(obj, follow_wrapped=follow_wrapped)

    def replace(self, *, parameters=_Empty, return_annotation=_Empty):
        return Signature(self.parameters.values() if parameters is _Empty else parameters,
                         return_annotation=self.return_annotation if return_annotation is _Empty
                         else return_annotation)

    def _bind(self, args, kwargs, partial):
        arguments = {}
        kwargs = dict(kwargs)
        args = list(args)
        for name, parameter in self.parameters.items():
            kind = parameter.kind
            if kind == _VAR_POSITIONAL:
                if args:
                    arguments[name] = tuple(args)
                args = []
            elif kind == _VAR_KEYWORD:
                if kwargs:
                    arguments[name] = kwargs
                kwargs = {}
            elif args and kind != _KEYWORD_ONLY:
                if name in kwargs and kind == _POSITIONAL_OR_KEYWORD:
                    raise TypeError("multiple values for argument %r" % name)
                arguments[name] = args.pop(0)
            elif name in kwargs and kind != _POSITIONAL_ONLY:
                arguments[name] = kwargs.pop(name)
            elif parameter.default is _empty and not partial:
                raise TypeError("missing a required argument: %r" % name)
        if args:
            raise TypeError("too many positional arguments")
        if kwargs:
            raise TypeError("got an unexpected keyword argument %r" % next(iter(kwargs)))
        return BoundArguments(self, arguments)

    def bind(self, /, *args, **kwargs):
        return self._bind(args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        return self._bind(args, kwargs, True)

    def __str__(self):
        parts = []
        slash = False
        star = False
        for parameter in self.parameters.values():
            if parameter.kind == _POSITIONAL_ONLY:
                slash = True
            elif slash:
                parts.append("/")
                slash = False
            if parameter.kind == _VAR_POSITIONAL:
                star = True
            elif parameter.kind == _KEYWORD_ONLY and not star:
                parts.append("*")
                star = True
            parts.append(str(parameter))
        if slash:
            parts.append("/")
        text = "(%s)" % ", ".join(parts)
        if self.return_annotation is not _empty:
            text += " -> " + formatannotation(self.return_annotation)
        return text

    def __repr__(self):
        return "<Signature %s>" % self

    def __eq__(self, other):
        if not isinstance(other, Signature):
            return NotImplemented
        return (list(self.parameters.values()) == list(other.parameters.values())
                and self.return_annotation == other.return_annotation)


def _of_function(func):
    code = func.__code__
    names = code.co_varnames
    annotations = func.__annotations__
    defaults = func.__defaults__ or ()
    kwdefaults = func.__kwdefaults__ or {}
    count = code.co_argcount
    parameters = []
    for i, name in enumerate(names[:count]):
        kind = _POSITIONAL_ONLY if i < code.co_posonlyargcount else _POSITIONAL_OR_KEYWORD
        from_end = i - (count - len(defaults))
        parameters.append(Parameter(name, kind, default=defaults[from_end] if from_end >= 0 else _empty,
                                    annotation=annotations.get(name, _empty)))
    at = count + code.co_kwonlyargcount
    if code.co_flags & CO_VARARGS:
        parameters.append(Parameter(names[at], _VAR_POSITIONAL, annotation=annotations.get(names[at], _empty)))
        at += 1
    for name in names[count:count + code.co_kwonlyargcount]:
        parameters.append(Parameter(name, _KEYWORD_ONLY, default=kwdefaults.get(name, _empty),
                                    annotation=annotations.get(name, _empty)))
    if code.co_flags & CO_VARKEYWORDS:
        parameters.append(Parameter(names[at], _VAR_KEYWORD, annotation=annotations.get(names[at], _empty)))
    return Signature(parameters, return_annotation=annotations.get("return", _empty))


def _without_first(found):
    parameters = list(found.parameters.values())
    if parameters and parameters[0].kind not in (_VAR_POSITIONAL, _VAR_KEYWORD):
        parameters = parameters[1:]
    return found.replace(parameters=parameters)


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
    if not callable(obj):
        raise TypeError("%r is not a callable object" % (obj,))
    if ismethod(obj):
        return _without_first(signature(obj.__func__))
    if follow_wrapped:
        obj = unwrap(obj, stop=lambda f: hasattr(f, "__signature__"))
        if ismethod(obj):
            return signature(obj)
    own = getattr(obj, "__signature__", None)
    if own is not None:
        return own
    if isfunction(obj):
        return _of_function(obj)
    functools = _sys.modules.get("functools")
    if functools is not None and isinstance(obj, functools.partial):
        found = signature(obj.func)
        parameters = []
        bound = found.bind_partial(*obj.args, **obj.keywords)
        keyword_from_here = False
        for name, parameter in found.parameters.items():
            if name in obj.keywords:
                keyword_from_here = True
                parameters.append(parameter.replace(kind=_KEYWORD_ONLY, default=obj.keywords[name]))
            elif name in bound.arguments and parameter.kind != _VAR_POSITIONAL:
                continue
            elif keyword_from_here and parameter.kind == _POSITIONAL_OR_KEYWORD:
                parameters.append(parameter.replace(kind=_KEYWORD_ONLY))
            else:
                parameters.append(parameter)
        return found.replace(parameters=parameters)
    if isclass(obj):
        for name in ("__new__", "__init__"):
            for base in obj.__mro__:
                if name in base.__dict__:
                    method = base.__dict__[name]
                    break
            else:
                continue
            if isinstance(method, staticmethod):
                method = method.__func__
            if isfunction(method):
                return _without_first(signature(method))
        if obj.__init__ is object.__init__:
            return Signature()
    else:
        call = getattr(type(obj), "__call__", None)
        if isfunction(call):
            return _without_first(signature(call))
    raise ValueError("no signature found for builtin %r" % (obj,))


FullArgSpec = _namedtuple("FullArgSpec", "args, varargs, varkw, defaults, kwonlyargs, kwonlydefaults, annotations")


def getfullargspec(func):
    if ismethod(func):
        func = func.__func__
    if not isfunction(func):
        func = func.__init__
    code = func.__code__
    names = code.co_varnames
    count = code.co_argcount
    at = count + code.co_kwonlyargcount
    varargs = varkw = None
    if code.co_flags & CO_VARARGS:
        varargs = names[at]
        at += 1
    if code.co_flags & CO_VARKEYWORDS:
        varkw = names[at]
    annotations = {}
    for name in ("return",) + names:
        if name in func.__annotations__:
            annotations[name] = func.__annotations__[name]
    return FullArgSpec(list(names[:count]), varargs, varkw, func.__defaults__,
                       list(names[count:count + code.co_kwonlyargcount]), func.__kwdefaults__, annotations)


def getcallargs(func, /, *positional, **named):
    bound = signature(func).bind(*positional, **named)
    bound.apply_defaults()
    return bound.arguments


ArgInfo = _namedtuple("ArgInfo", "args varargs keywords locals")
Traceback = _namedtuple("Traceback", "filename lineno function code_context index")


def getframeinfo(frame, context=1):
    return Traceback(frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name, None, None)


FrameInfo = _namedtuple("FrameInfo", "frame filename lineno function code_context index")


def stack(context=1):
    found = []
    frame = _sys._getframe(1)
    while frame is not None:
        found.append(FrameInfo(frame, *getframeinfo(frame)))
        frame = frame.f_back
    return found
