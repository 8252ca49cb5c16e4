from __future__ import annotations
import bisect
from collections import OrderedDict
from collections.abc import Iterator, MutableMapping
from typing import Any, Generic, Optional, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BTree:
    class Node:
        def __init__(self, leaf=True):
            self.keys = []
            self.values = []
            self.children = []
            self.leaf = leaf

        def __repr__(self):
            return f"{self.keys}" + (f"->{self.children}" if not self.leaf else "")

    def __init__(self, degree=2):
        self.t = degree
        self.root = self.Node()
        self.size = 0

    def _search(self, node, key):
        i = bisect.bisect_left(node.keys, key)
        if i < len(node.keys) and node.keys[i] == key:
            return node, i
        if node.leaf:
            return None, -1
        return self._search(node.children[i], key)

    def __getitem__(self, key):
        node, i = self._search(self.root, key)
        if node is None:
            raise KeyError(key)
        return node.values[i]

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        return self._search(self.root, key)[0] is not None

    def __setitem__(self, key, value):
        node, i = self._search(self.root, key)
        if node:
            node.values[i] = value
            return
        root = self.root
        if len(root.keys) == 2 * self.t - 1:
            self.root = self.Node(leaf=False)
            self.root.children.append(root)
            self._split(self.root, 0)
        self._insert(self.root, key, value)
        self.size += 1

    def _split(self, parent, i):
        t = self.t
        child = parent.children[i]
        right = self.Node(child.leaf)
        parent.keys.insert(i, child.keys[t - 1])
        parent.values.insert(i, child.values[t - 1])
        parent.children.insert(i + 1, right)
        right.keys, child.keys = child.keys[t:], child.keys[:t - 1]
        right.values, child.values = child.values[t:], child.values[:t - 1]
        if not child.leaf:
            right.children, child.children = child.children[t:], child.children[:t]

    def _insert(self, node, key, value):
        i = bisect.bisect(node.keys, key)
        if node.leaf:
            node.keys.insert(i, key)
            node.values.insert(i, value)
            return
        if len(node.children[i].keys) == 2 * self.t - 1:
            self._split(node, i)
            if key > node.keys[i]:
                i += 1
        self._insert(node.children[i], key, value)

    def __iter__(self):
        yield from self._walk(self.root)

    def _walk(self, node):
        if node.leaf:
            yield from node.keys
            return
        for child, key in zip(node.children, node.keys):
            yield from self._walk(child)
            yield key
        yield from self._walk(node.children[-1])

    def range(self, lo, hi):
        return [k for k in self if lo <= k < hi]

    def height(self):
        h, node = 1, self.root
        while not node.leaf:
            node = node.children[0]
            h += 1
        return h

    def __len__(self):
        return self.size


class LRUCache:
    def __init__(self, capacity: int):
        if capacity < 1:
            raise ValueError("capacity must be at least 1")
        self.capacity = capacity
        self._data: OrderedDict[str, int] = OrderedDict()
        self.hits = self.misses = 0

    def get(self, key: str) -> Optional[int]:
        if key not in self._data:
            self.misses += 1
            return None
        self.hits += 1
        self._data.move_to_end(key)
        return self._data[key]

    def put(self, key: str, value: int) -> Optional[tuple[str, int]]:
        evicted = None
        if key in self._data:
            self._data.move_to_end(key)
        elif len(self._data) >= self.capacity:
            evicted = self._data.popitem(last=False)
        self._data[key] = value
        return evicted

    def __repr__(self):
        return f"LRUCache({dict(self._data)})"


class Trie:
    def __init__(self):
        self.children: dict[str, Trie] = {}
        self.end = False
        self.count = 0

    def add(self, word: str) -> None:
        node = self
        for c in word:
            node = node.children.setdefault(c, Trie())
            node.count += 1
        node.end = True

    def find(self, prefix: str) -> Trie | None:
        node: Trie | None = self
        for c in prefix:
            if node is None:
                return None
            node = node.children.get(c)
        return node

    def words(self, prefix: str = "") -> Iterator[str]:
        node = self.find(prefix)
        if not node:
            return
        stack = [(prefix, node)]
        while stack:
            word, node = stack.pop()
            if node.end:
                yield word
            stack.extend((word + c, child) for c, child in sorted(node.children.items(), reverse=True))

    def longest_common(self) -> str:
        out, node = "", self
        while len(node.children) == 1 and not node.end:
            [(c, node)] = node.children.items()
            out += c
        return out


class CaseInsensitiveDict(MutableMapping):
    def __init__(self, data=None):
        self._store = {}
        if data:
            self.update(data)

    def __setitem__(self, key, value):
        self._store[key.lower()] = (key, value)

    def __getitem__(self, key):
        return self._store[key.lower()][1]

    def __delitem__(self, key):
        del self._store[key.lower()]

    def __iter__(self):
        return (cased for cased, _ in self._store.values())

    def __len__(self):
        return len(self._store)


def entry_point(argv):
    tree = BTree()
    for i in range(50):
        tree[i * 37 % 50] = str(i)
    print(len(tree), tree.height(), list(tree)[:8], tree.range(20, 25), tree[37], 99 in tree, tree.get(99, "none"))
    try:
        tree[77]
    except KeyError as e:
        print("KeyError", e)
    small = BTree(2)
    for c in [5, 1, 4, 2, 3]:
        small[c] = str(c)
    print(small.root)
    cache = LRUCache(2)
    print(cache.put("a", 1), cache.put("b", 2), cache.get("a"), cache.put("c", 3), cache.get("b"), cache, cache.hits, cache.misses)
    try:
        LRUCache(0)
    except ValueError as e:
        print(e)
    t = Trie()
    for w in "car card care cat dog do".split():
        t.add(w)
    print(list(t.words("ca")), list(t.words("x")), t.find("ca").count, list(t.words()))
    only = Trie()
    only.add("prefix")
    only.add("preface")
    print(only.longest_common())
    d = CaseInsensitiveDict({"Content-Type": "text"})
    d["ACCEPT"] = "all"
    print(d["content-type"], d.get("nope", "-"), "accept" in d, list(d), len(d), sorted(d.items()))
    del d["accept"]
    print(d.pop("CONTENT-TYPE"), list(d.keys()), d.setdefault("A", "b"), dict(d))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
