"""Enough objects to make the collector run, and structures that it has to follow."""

import gc
import weakref


class Tree(object):
    def __init__(self, depth, name):
        self.name = name
        self.left = None
        self.right = None
        if depth > 0:
            self.left = Tree(depth - 1, name + "l")
            self.right = Tree(depth - 1, name + "r")

    def count(self):
        n = 1
        if self.left is not None:
            n += self.left.count()
        if self.right is not None:
            n += self.right.count()
        return n

    def leftmost(self):
        node = self
        while node.left is not None:
            node = node.left
        return node.name


def churn(rounds, depth):
    """Makes a tree per round, keeps one; the nodes of all, and a name from the kept one."""
    kept = Tree(depth, "")
    total = 0
    for i in range(rounds):
        total += Tree(depth, str(i)).count()
    return total, kept.leftmost()


def table(n):
    """The texts of the numbers below n, looked up again by number."""
    names = {}
    for i in range(n):
        names[i] = "n" + str(i)
    result = []
    for i in range(n - 1, -1, -1):
        result.append(names[i])
    return result


class Lease(object):
    """Something that has to be given back."""

    open = 0

    def __init__(self, name):
        Lease.open += 1
        self.name = name

    def __del__(self):
        Lease.open -= 1


leases = weakref.WeakValueDictionary()


def lease(n):
    """Takes n leases and forgets them; how many are open then, or will be given back soon."""
    for i in range(n):
        leases[str(i)] = Lease(str(i))
    return Lease.open


def given_back():
    """How many leases are open, and known by name, once nothing uses them."""
    gc.collect()
    return Lease.open, len(leases)
