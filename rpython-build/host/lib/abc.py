"""Abstract base classes."""

# Its classes have nothing of their own that objects keep.
__mixins__ = True


def abstractmethod(funcobj):
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractproperty(property):
    __isabstractmethod__ = True


class abstractclassmethod(classmethod):
    __isabstractmethod__ = True


class abstractstaticmethod(staticmethod):
    __isabstractmethod__ = True


def _is_abstract(value):
    if isinstance(value, property):
        for part in (value.fget, value.fset, value.fdel):
            if getattr(part, "__isabstractmethod__", False):
                return True
    if isinstance(value, (classmethod, staticmethod)):
        return getattr(value.__func__, "__isabstractmethod__", False)
    return getattr(value, "__isabstractmethod__", False)


def update_abstractmethods(cls):
    if not hasattr(cls, "__abstractmethods__"):
        return cls
    abstracts = set()
    for base in cls.__bases__:
        for name in getattr(base, "__abstractmethods__", ()):
            if _is_abstract(getattr(cls, name, None)):
                abstracts.add(name)
    for name, value in cls.__dict__.items():
        if _is_abstract(value):
            abstracts.add(name)
    cls.__abstractmethods__ = frozenset(abstracts)
    return cls


class ABCMeta(type):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        abstracts = set()
        for key, value in namespace.items():
            if _is_abstract(value):
                abstracts.add(key)
        for base in bases:
            for key in getattr(base, "__abstractmethods__", ()):
                if _is_abstract(getattr(cls, key, None)):
                    abstracts.add(key)
        cls.__abstractmethods__ = frozenset(abstracts)
        cls._abc_registry = []
        return cls

    def register(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if not issubclass(subclass, cls):
            if issubclass(cls, subclass):
                raise RuntimeError("Refusing to create an inheritance cycle")
            cls._abc_registry.append(subclass)
        return subclass

    def __instancecheck__(cls, instance):
        return cls.__subclasscheck__(type(instance))

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        verdict = cls.__subclasshook__(subclass)
        if verdict is not NotImplemented:
            return verdict
        if cls in subclass.__mro__:
            return True
        for registered in cls._abc_registry:
            if issubclass(subclass, registered):
                return True
        for derived in type.__subclasses__(cls):
            if derived is not subclass and issubclass(subclass, derived):
                return True
        return False


class ABC(metaclass=ABCMeta):
    __slots__ = ()


def get_cache_token():
    return 0
