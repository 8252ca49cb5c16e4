"""The same traits as in `stores`, and none of its objects."""


def fill(store, names):
    for name in names:
        store.put(name, len(name))
    return store.len()


def first(names):
    return names.get("first")
