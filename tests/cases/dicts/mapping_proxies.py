"""`MappingProxyType`: made while the program is imported, and by it; what is read is what the dict has now."""
from types import MappingProxyType

table = {"a": 1, "b": 2}
proxy = MappingProxyType(table)
names = MappingProxyType({1: "one", 2: "two"})
nested = {"x": MappingProxyType({"y": [1, 2]})}


class Settings:
    defaults = MappingProxyType({"depth": 3})

    def __init__(self):
        self.own = {}
        self.shown = MappingProxyType(self.own)

    def set(self, name, value):
        self.own[name] = value


def total(items):
    n = 0
    for name, value in items.items():
        n += len(name) * value
    return n


def entry_point(argv):
    print(proxy["a"], len(proxy), "b" in proxy, "c" in proxy, proxy.get("c"), proxy.get("c", 7), proxy)
    table["c"] = 3
    print(proxy["c"], list(proxy), list(proxy.values()), sorted(proxy.keys()), total(proxy), total(table))
    print(names, names[1], names.get(5), nested["x"]["y"], Settings.defaults["depth"])
    s = Settings()
    s.set("k", 1.5)
    print(s.shown, s.shown["k"], dict(s.shown), s.defaults.get("depth", 0))
    copied = proxy.copy()
    copied["d"] = 4
    print("d" in proxy, copied, proxy == table, proxy | {"e": 5}, isinstance(proxy, MappingProxyType))
    for key in reversed(proxy):
        print(key)
    try:
        print(proxy["zz"])
    except KeyError as e:
        print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
