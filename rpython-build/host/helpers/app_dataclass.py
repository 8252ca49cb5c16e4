"""`dataclasses.asdict` and `astuple`, in ordinary Python. Each dataclass gets methods of its own for
them, made while a program is translated; `make_…` is not translated itself."""
from dataclasses import asdict, astuple

__specialize__ = "types"


def _convert_method(cls, before, part, between, after):
    names = [f.name for f in cls.__dataclass_fields__.values() if f._kind == "field"]
    parts = between.join([part % ((name,) * part.count("%s")) for name in names])
    text = "def convert(self):\n return " + before + parts + after
    namespace = {"__name__": "dataclasses", "_dict": dict_part, "_tuple": tuple_part}
    exec(text, namespace)
    return namespace["convert"]


def make_astuple(cls):
    return _convert_method(cls, "(", "_tuple(self.%s), ", "", ")")


def make_asdict(cls):
    return _convert_method(cls, "{", "'%s': _dict(self.%s)", ", ", "}")


def tuple_part(value):
    if value is None:
        return None
    if isinstance(value, (bool, int, float, str, bytes)) or hasattr(value, "_member_map_"):
        return value
    if isinstance(value, list):
        return [tuple_part(item) for item in value]
    if isinstance(value, tuple):
        return tuple([tuple_part(item) for item in value])
    if isinstance(value, dict):
        return {tuple_part(key): tuple_part(item) for key, item in value.items()}
    if hasattr(value, "__dataclass_fields__"):
        return astuple(value)
    return no_copy(value)


def dict_part(value):
    if value is None:
        return None
    if isinstance(value, (bool, int, float, str, bytes)) or hasattr(value, "_member_map_"):
        return value
    if isinstance(value, list):
        return [dict_part(item) for item in value]
    if isinstance(value, tuple):
        return tuple([dict_part(item) for item in value])
    if isinstance(value, dict):
        return {dict_part(key): dict_part(item) for key, item in value.items()}
    if hasattr(value, "__dataclass_fields__"):
        return asdict(value)
    return no_copy(value)


def no_copy(value):
    return value


no_copy._not_rpython_ = ("`asdict` and `astuple` copy dataclasses, lists, tuples, dicts, numbers and texts alone; "
                         "this field holds something else")
