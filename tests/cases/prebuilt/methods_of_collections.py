from collections import Counter, OrderedDict, defaultdict, deque, namedtuple

d = OrderedDict()
d[1] = 2
get = d.get
move = d.move_to_end
keys = d.keys
q = deque([1, 2, 3])
push = q.append
push_left = q.appendleft
pop = q.popleft
words = defaultdict(list)
words["a"].append(1)
found = words.get
count = Counter("hello")
most = count.most_common
Point = namedtuple("Point", "x y")
p = Point(1, 2)
moved = p._replace
as_dict = {"a": 1}
lookup = as_dict.get
xs = [3, 1]
add = xs.append
sort = xs.sort
upper = "abc".upper
made = Point._make


class Holder:
    def __init__(self, method):
        self.method = method


holder = Holder(d.get)


def entry_point(argv):
    n = len(argv)
    print(get(1, 3) + get(2, 4), holder.method(1, n), list(keys()))
    d[5] = 6
    move(1)
    print(list(d), list(keys()))
    push(4)
    push_left(0)
    print(pop(), list(q), len(found("a", [])), found("b") is None)
    print(most(1), made([n, 2]))
    print(lookup("a", 3), lookup("b", n), upper())
    add(n)
    sort()
    print(xs)
    return 0
