"""Large arrays of prebuilt objects, which a collector need not look through, and what else comes to be stored in them:
old objects and young ones, one by one, moved within the array and from another, before and after it grows."""
import gc

NAMES = ["a", "b", "c"]


class Node(object):
    def __init__(self, number):
        self.number = number


NONE = Node(-1)


def text(number):
    return "text %d" % number


def churn():
    """What is dead by mistake is overwritten by this."""
    gc.collect()
    texts = [text(i) for i in range(400)]
    nodes = [Node(i) for i in range(400)]
    gc.collect()
    return len(texts) + nodes[-1].number


def names(n):
    found = []
    for i in range(n):
        found.append(NAMES[i % 3])
    churn()
    return found


def others(found):
    """Those that are not prebuilt, with their places."""
    return ", ".join(["%d: %s" % (i, s) for i, s in enumerate(found) if len(s) > 1])


def one_by_one():
    found = names(9000)
    made = [text(1), text(2), text(3)]
    churn()
    # Old ones, and a young one.
    found[100] = made[0]
    found[8999] = made[1]
    found[63] = text(4)
    made = []
    churn()
    found[64] = text(5)
    found[100] = NAMES[0]
    churn()
    print(others(found))


def moved():
    found = names(9000)
    found[10] = text(10)
    found[5000] = text(11)
    churn()
    found.insert(0, "a")
    del found[4000:4100]
    churn()
    print(others(found))
    found.reverse()
    churn()
    print(others(found))
    found[6000:6002] = [text(12), "b", text(13)]
    churn()
    print(others(found))
    found.sort()
    churn()
    print(others(found))


def grown():
    found = names(9000)
    made = [text(20), text(21)]
    churn()
    for i in range(12000):
        found.append(NAMES[i % 3])
        if i % 4000 == 3999:
            found.append(made.pop() if made else text(22))
            churn()
    found.extend([text(23)])
    churn()
    print(others(found))
    twice = found + found
    found = []
    churn()
    print(len(twice), others(twice))


def nodes():
    found = [NONE] * 9000
    churn()
    made = Node(30)
    churn()
    found[4444] = made
    made = NONE
    churn()
    found[4445] = Node(31)
    churn()
    total = 0
    for node in found:
        if node is not NONE:
            total += node.number
    print(total)


def table():
    found = {}
    for i in range(6000):
        found[i] = NAMES[i % 3]
    churn()
    made = text(40)
    churn()
    found[3000] = made
    made = ""
    found[4000] = text(41)
    churn()
    del found[5999]
    found[70000] = text(42)
    churn()
    print([(i, s) for i, s in found.items() if len(s) > 1])


def entry_point(argv):
    one_by_one()
    moved()
    grown()
    nodes()
    table()
    return 0
