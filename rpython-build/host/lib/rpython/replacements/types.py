"""`types.MappingProxyType` in translated code: a class, as of other mappings, where while a program is imported it is native."""

__specialize__ = "types"


class mappingproxy:
    _annspecialcase_ = "specialize:ctr_location"
    __hash__ = None

    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __iter__(self):
        return iter(self._mapping)

    def __reversed__(self):
        return reversed(self._mapping)

    def __contains__(self, key):
        return key in self._mapping

    def __getitem__(self, key):
        return self._mapping[key]

    def get(self, key, default=None):
        return self._mapping.get(key, default)

    def keys(self):
        return self._mapping.keys()

    def values(self):
        return self._mapping.values()

    def items(self):
        return self._mapping.items()

    def copy(self):
        return self._mapping.copy()

    def __eq__(self, other):
        return self._mapping == (other._mapping if isinstance(other, mappingproxy) else other)

    def __or__(self, other):
        return self._mapping | (other._mapping if isinstance(other, mappingproxy) else other)

    def __str__(self):
        return str(self._mapping)

    def __repr__(self):
        return "mappingproxy(" + repr(self._mapping) + ")"


mappingproxy.__module__ = "builtins"
MappingProxyType = mappingproxy
