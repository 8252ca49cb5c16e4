from collections import deque, OrderedDict, defaultdict, Counter

QUEUE = deque([1, 2, 3], maxlen=4)
ORDER = OrderedDict([("a", 1), ("b", 2)])
GROUPS = defaultdict(list)
GROUPS["x"].append(1)
COUNTS = Counter("hello")
NESTED = [[1, 2], [3]]
SHARED = NESTED[0]


def entry_point(argv):
    QUEUE.append(4)
    QUEUE.append(5)
    print(list(QUEUE), QUEUE.popleft(), len(QUEUE))
    ORDER.move_to_end("a")
    ORDER["c"] = 3
    print(list(ORDER.items()))
    GROUPS["y"].append(2)
    GROUPS["x"].append(3)
    print(sorted(GROUPS.items()))
    COUNTS["l"] += 1
    print(COUNTS["l"], COUNTS["zz"], COUNTS.most_common(1))
    SHARED.append(99)
    print(NESTED, SHARED is NESTED[0])
    return 0
