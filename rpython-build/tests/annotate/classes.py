"""Instances, methods, attributes."""


class Point:
    dimensions = 2

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)

    def __eq__(self, other):
        return self.x == other.x and self.y == other.y

    def __len__(self):
        return 2

    def __repr__(self):
        return "Point(%d, %d)" % (self.x, self.y)

    @property
    def norm(self):
        return self.x * self.x + self.y * self.y

    @staticmethod
    def origin():
        return Point(0, 0)


# check: point(int) -> Instance(Point)
def point(n):
    return Point(n, 1) + Point(1, n)


# check: attribute(int) -> Integer
def attribute(n):
    return point(n).x


# check: prop(int) -> Integer
def prop(n):
    return point(n).norm + Point.dimensions + len(point(n))


# check: shown(int) -> Str
def shown(n):
    p = point(n)
    return str(p) + repr([p, Point.origin()]) + f"{p}"


# check: equal(int) -> Bool
def equal(n):
    return point(n) == Point(1, 2)


class Node:
    value = 0
    next = None

    def eval(self):
        raise NotImplementedError

    def name(self):
        return "node"


class Leaf(Node):
    def __init__(self, value):
        self.value = value

    def eval(self):
        return self.value


class Add(Node):
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def eval(self):
        return self.left.eval() + self.right.eval()

    def name(self):
        return super().name() + " add"


# check: tree(int) -> Integer
def tree(n):
    node = Leaf(n)
    if n > 3:
        node = Add(Leaf(1), Add(Leaf(n), Leaf(2)))
    return node.eval()


# check: virtual(int) -> Str
def virtual(n):
    node = Leaf(n) if n > 3 else Add(Leaf(1), Leaf(2))
    return node.name()


# check: narrowing(int) -> Integer(nonneg)
def narrowing(n):
    node = Leaf(n) if n > 3 else Add(Leaf(1), Leaf(2))
    if isinstance(node, Add):
        return node.left.value
    return node.value


# check: linked(int) -> Instance(Node, nullable)
def linked(n):
    head = None
    for i in range(n):
        node = Node()
        node.next = head
        head = node
    return head


# check: walk(int) -> Integer(nonneg)
def walk(n):
    node = linked(n)
    count = 0
    while node is not None:
        count += 1
        node = node.next
    return count


class Iter:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


# check: iterate(int) -> Integer
def iterate(n):
    total = 0
    for x in Iter(n):
        total += x
    return total + sum(Iter(n))


class Manager:
    def __enter__(self):
        return 3

    def __exit__(self, etype, value, tb):
        return False


# check: manage() -> Integer(nonneg, const=3)
def manage():
    with Manager() as m:
        return m


class Counter:
    def __init__(self):
        self.counts = {}

    def __getitem__(self, key):
        return self.counts.get(key, 0)

    def __setitem__(self, key, value):
        self.counts[key] = value

    def __contains__(self, key):
        return key in self.counts

    def __call__(self, key):
        self[key] += 1


# check: counter(list[str]) -> Integer(nonneg)
def counter(words):
    c = Counter()
    for w in words:
        c(w)
    if "a" in c:
        return c["a"]
    return 0


POINT = Point(1, 2)


# check: prebuilt() -> Integer
def prebuilt():
    POINT.x = -3
    return POINT.x


class A:
    def f(self, x):
        return x


class B(A):
    def f(self, x):
        return x + 1


# check: bound(int) -> Integer
def bound(n):
    a = A() if n > 2 else B()
    f = a.f
    return f(n)


# check: classes(int) -> Instance(A)
def classes(n):
    cls = A if n > 3 else B
    return cls()


# check: functions(int) -> Integer
def functions(n):
    f = add1 if n > 3 else add2
    return f(n) + apply(add1, n) + [add1, add2][n](n)


def add1(n):
    return n + 1


def add2(n, k=2):
    return n + k


def apply(f, n):
    return f(n)


# check: keywords(int) -> Integer
def keywords(n):
    return add2(n=n) + add2(n, k=n) + star(1, 2, n) + star() + add2(*(n, n))


def star(*args):
    total = 0
    for a in args:
        total += a
    return total
