"""What classes have that Rust types stand for: asked while a program is translated."""
from types import UnionType
from typing import Union, get_args, get_origin

from rpython.helpers.app_classes import init_fields


def fields(cls):
    """The names that the constructor of a dataclass, or of a named tuple, takes; None of other classes."""
    if hasattr(cls, "__dataclass_fields__") or hasattr(cls, "__named__"):
        return init_fields(cls)
    return None


def computed_fields(cls):
    """The names of the fields of a dataclass that its constructor does not take."""
    if not hasattr(cls, "__dataclass_fields__"):
        return ()
    return tuple([f.name for f in cls.__dataclass_fields__.values() if not f.init and f._kind == "field"])


def members(cls):
    """The names of an Enum's members, all names that they have, and for each of these the text of its value; None of other
    classes."""
    if not hasattr(cls, "_member_map_"):
        return None
    values = [repr(member._value_) for member in cls._member_map_.values()]
    return tuple(cls._member_names_), tuple(cls._member_map_), tuple(values)


def alternatives(union):
    """The classes of a union; None of what is none."""
    if get_origin(union) not in (Union, UnionType):
        return None
    return tuple([cls for cls in get_args(union) if isinstance(cls, type) and cls is not type(None)])
