# Objects of one class that methods make empty, and fill with what is of other types than those that the methods are called on hold:
# each place that makes them has a copy of the class, and so has it for each copy whose method it is in.
import sys
class Stack:
    def __init__(self, limit=100):
        self.items = []
        self.limit = limit
    def push(self, x):
        if len(self.items) < self.limit:
            self.items.append(x)
    def pop(self):
        return self.items.pop()
    def map(self, f):
        s = Stack(self.limit)
        for x in self.items:
            s.push(f(x))
        return s
    def zip(self, other):
        s = type(self)(self.limit)
        for i in range(len(self.items)):
            s.push((self.items[i], other.items[i]))
        return s
    def fold(self, f, start):
        for x in self.items:
            start = f(start, x)
        return start
class Table:
    def __init__(self):
        self.d = {}
    def put(self, k, v):
        self.d[k] = v
    def invert(self):
        t = Table()
        for k in self.d:
            t.put(self.d[k], k)
        return t
    def map_values(self, f):
        t = Table()
        for k, v in self.d.items():
            t.put(k, f(v))
        return t
    def grouped(self):
        t = Table()
        for k, v in self.d.items():
            if v in t.d:
                t.d[v].append(k)
            else:
                t.put(v, [k])
        return t
class Cell:
    def __init__(self):
        self.value = None
    def map(self, f):
        c = Cell()
        if self.value is not None:
            c.value = f(self.value)
        return c
class LL:
    def __init__(self):
        self.head = None
    def add(self, v):
        n = Node()
        n.value = v
        n.next = self.head
        self.head = n
    def map(self, f):
        r = LL()
        n = self.head
        while n is not None:
            r.add(f(n.value))
            n = n.next
        return r
class Node:
    pass
class Sub(Stack):
    def twice(self):
        s = Sub()
        for x in self.items:
            s.push([x, x])
        return s
def entry_point(argv):
    s = Stack()
    for a in ["a", "bcd", "ef"]: s.push(len(a))
    t = s.map(str).map(len).map(lambda n: [n]).map(lambda n: (n, "x")).map(lambda p: p[1])
    print(t.items[-1] + "!")
    z = s.zip(t)
    a, b = z.pop()
    print(a + 1, b + "x")
    print(s.fold(lambda a, b: a + b, 0), t.fold(lambda a, b: a + b, ""))
    print(s.map(str).zip(s).zip(t).items)
    t = Table()
    t.put("a", 1)
    t.put("b", 2)
    i = t.invert()
    print(i.d[1] + "x", i.invert().d["a"] + 1)
    print(t.map_values(str).d, t.map_values(str).map_values(lambda x: [x]).d, t.grouped().d, t.grouped().map_values(len).d)
    c = Cell()
    c.value = "abc"
    d = c.map(len)
    print(d.value + 1 if d.value is not None else 0)
    l = LL()
    l.add(1)
    l.add(2)
    m = l.map(str)
    print(m.head.value + "!", l.head.value + 1)
    u = Sub()
    u.push("a")
    v = u.twice()
    print(v.items[0][1], u.items, u.map(len).items, v.twice().items)
    return 0
if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
