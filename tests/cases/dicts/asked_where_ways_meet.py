"""Keys that were looked up on all ways that meet: the entry is the one that was found, or was added."""
from collections import Counter, OrderedDict, defaultdict


class Words:
    def __init__(self):
        self.counts = {}
        self.by_length = defaultdict(list)

    def add(self, word):
        if word not in self.counts:
            self.counts[word] = 0
        self.counts[word] += 1
        self.by_length[len(word)].append(word)


def other_key_on_one_way(d, a, b):
    if a in d:
        d[a] += 10
    else:
        d[b] = 1
    d[a] = d.get(a, 5) + 1


def deleted_on_one_way(d, k):
    if k in d:
        if d[k] > 2:
            del d[k]
    else:
        d[k] = 0
    d[k] = d.get(k, 100) + 1


def in_a_loop(d, keys):
    k = keys[0]
    for other in keys:
        if k not in d:
            d[k] = 0
        k = other
        if k in d:
            d[k] += 1


def replaced(w, word):
    if word not in w.counts:
        w.counts = {}
    w.counts[word] = w.counts.get(word, 7) + 1


def made(log):
    log.append(1)
    return len(log)


def factories(words):
    log = []
    numbered = defaultdict(lambda: made(log))
    for word in words:
        numbered[word] += 100
    print(dict(numbered), log)
    nested = defaultdict(lambda: defaultdict(int))
    for word in words:
        nested[len(word)][word] += 1
    for size in sorted(nested):
        print(size, dict(nested[size]))

    # One that changes the dict.
    growing = defaultdict(int)

    def grow():
        for i in range(20):
            growing["more%d" % i] = i
        return 50

    growing.default_factory = grow
    growing["a"] += 1
    growing["a"] += 1
    print(growing["a"], len(growing), growing["more19"])


def counted(words):
    c = Counter()
    for word in words:
        c[word] += 1
        c[word + "!"] -= 2
        if c["never"] != 0:
            print("never")
    print(sorted(c.items()), len(c), c["missing"], "missing" in c)
    c["a"] = 0
    del c["a"]
    print(c.most_common(2))


def fronts():
    o = OrderedDict()
    for i in range(12):
        o[i] = str(i)
    for i in [5, 5, 11, 0, 7, 3, 3, 9, 1, 0]:
        o.move_to_end(i, last=False)
    print(list(o.items()))
    for i in range(40):
        o.move_to_end(i * 7 % 12, last=i % 3 == 0)
        if i % 5 == 0:
            o[100 + i] = "new"
        if i % 8 == 7:
            print(o.popitem(last=i % 16 == 7), len(o), list(o))
            o[i * 7 % 12] = "again"
        for k in range(12):
            if k not in o:
                o[k] = "back"
    print(o)
    texts = OrderedDict()
    for word in ["x", "yy", "z", "x"]:
        texts[word] = len(word)
        texts.move_to_end(word, last=False)
    print(texts, list(reversed(texts)))
    while texts:
        print(texts.popitem(last=False))
    texts["p"] = 1
    texts.move_to_end("p", last=False)
    try:
        texts.move_to_end("q", last=False)
    except KeyError as e:
        print("no", e)
    print(texts, OrderedDict(o) == o)


def number_errors(d):
    for k in [3, -1, 0]:
        try:
            print(d[k])
        except KeyError as e:
            print(e, repr(e), e.args, str(e) + "!")
    try:
        d.pop(77)
    except KeyError as e:
        print(e.args[0], len(e.args))
    try:
        del d[-88]
    except KeyError as e:
        print("%s" % e)
    try:
        {1}.remove(2)
    except KeyError as e:
        print(e)
    try:
        {True: 1}[False]
    except KeyError as e:
        print(e)


def entry_point(argv):
    words = "a bb a c bb dd a".split()
    w = Words()
    for word in words:
        w.add(word)
    print(w.counts, dict(w.by_length))
    d = {"a": 1}
    other_key_on_one_way(d, "a", "b")
    other_key_on_one_way(d, "c", "d")
    print(d)
    for i in range(5):
        deleted_on_one_way(d, "a")
        deleted_on_one_way(d, "new")
    print(d)
    in_a_loop(d, words)
    print(d)
    replaced(w, "a")
    replaced(w, "fresh")
    print(w.counts)
    factories(words)
    counted(words)
    fronts()
    number_errors({0: 5})
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
