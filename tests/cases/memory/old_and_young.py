"""Objects old and young that are linked, replaced and dropped, against numbers that say what must be there."""
import gc
import weakref


class Node(object):
    def __init__(self, number, left):
        self.number = number
        self.left = left


class Final(object):
    def __init__(self, log, number):
        self.log = log
        self.number = number

    def __del__(self):
        self.log[0] += self.number


class Random(object):
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) & 0x7fffffff
        return (self.state >> 8) % n


def run(size, steps):
    random = Random(42)
    nodes = [None] * size
    numbers = [-1] * size
    lefts = [-1] * size
    named = {}
    known = {}
    texts = []
    log = [0]
    finals = [None] * 16
    expected = 0
    refs = [None] * 16
    ref_numbers = [0] * 16
    for step in range(steps):
        what = random.below(16)
        i = random.below(size)
        j = random.below(size)
        if what < 5:
            # Chains stay short: what is linked has no link any more.
            other = nodes[j]
            if other is not None:
                other.left = None
                lefts[j] = -1
            nodes[i] = Node(step, other)
            lefts[i] = numbers[j]
            numbers[i] = step
        elif what < 7:
            nodes[i] = None
            numbers[i] = -1
            lefts[i] = -1
        elif what < 9:
            node = nodes[i]
            if node is not None:
                node.left = Node(-step - 2, None)
                lefts[i] = -step - 2
        elif what < 11:
            key = "k%d" % random.below(200)
            named[key] = Node(step, None)
            known[key] = step
        elif what == 11:
            key = "k%d" % random.below(200)
            if key in named:
                if named[key].number != known[key]:
                    print("dict: wrong", key)
                del named[key]
        elif what == 12:
            texts.append("t%d" % step)
            if len(texts) > 300:
                texts = texts[150:]
        elif what == 13:
            k = random.below(16)
            if finals[k] is not None:
                expected += 1
            finals[k] = Final(log, 1)
        elif what == 14:
            k = random.below(16)
            node = Node(step, None)
            refs[k] = weakref.ref(node)
            ref_numbers[k] = step
            found = refs[k]()
            if found is not node or found.number != step:
                print("weakref: wrong")
        else:
            k = random.below(16)
            ref = refs[k]
            if ref is not None:
                found = ref()
                if found is not None and found.number != ref_numbers[k]:
                    print("weakref: another object")
    total = 0
    for key in named:
        if named[key].number != known[key]:
            print("dict: wrong at the end", key)
        total += 1
    for text in texts:
        if not text.startswith("t"):
            print("text: wrong")
    wrong = 0
    for i in range(size):
        node = nodes[i]
        number, left = -1, -1
        if node is not None:
            number = node.number
            if node.left is not None:
                left = node.left.number
        if number != numbers[i] or left != lefts[i]:
            wrong += 1
    print("wrong:", wrong, "named:", total, "texts:", len(texts))
    gc.collect()
    gc.collect()
    print("finalized:", log[0] == expected)
    for final in finals:
        if final is not None and final.number != 1:
            print("finalizer: wrong")


def entry_point(argv):
    if len(argv) > 2:
        run(int(argv[1]), int(argv[2]))
    else:
        run(300, 3000)
        # Lists of so many items have memory of their own.
        run(9000, 1000)
    return 0
