# What moves out of the nursery: objects of a few words and of many, texts of all lengths, empty ones, and objects
# that were asked for their identity while they were young.

import gc


class Small(object):
    pass


class Node(object):
    def __init__(self, n):
        self.n = n


class Wide(object):
    def __init__(self, n):
        self.a = self.b = self.c = self.d = self.e = self.f = self.g = n
        self.h = self.i = self.j = self.k = self.l = self.m = self.n = n
        self.o = self.p = self.q = self.r = n + 1


def run(rounds, step):
    nodes = []
    wides = []
    smalls = []
    texts = []
    of_node = {}
    of_wide = {}
    of_small = {}
    total = 0
    for i in range(rounds):
        node = Node(i)
        if i % 3 == 0:
            nodes.append(node)
            of_node[node] = i
        if i % 7 == 0:
            wide = Wide(i)
            wides.append(wide)
            of_wide[wide] = i
        if i % 5 == 0:
            small = Small()
            smalls.append(small)
            of_small[small] = i
        if i % 11 == 0:
            texts.append("x" * (i % 400))
        if i % step == step - 1:
            gc.collect()
            for node in nodes:
                total += of_node[node] - node.n
            for wide in wides:
                total += of_wide[wide] - wide.a + wide.r - wide.n
            for small in smalls:
                total += of_small[small]
            for text in texts:
                assert text == "x" * len(text)
                total += len(text)
            # Holes between what stays.
            nodes = nodes[len(nodes) // 2:]
            texts = texts[::2]
    return total


def entry_point(argv):
    print(run(200, 50))
    print(run(6000, 1500))
    return 0
