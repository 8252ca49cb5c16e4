class Node:
    def __init__(self, v, next=None):
        self.v = v
        self.next = next


def pick(n, a, b):
    return a if n else b


def name_of(x):
    return x and x.upper() or 'none'


def deep(n):
    return 'neg' if n < 0 else 'zero' if n == 0 else 'small' if n < 10 else 'big'


def tail(n):
    return n and n.next and n.next.next


def entry_point(argv):
    n = len(argv)
    print(pick(n, 1, 2), pick(0, 'a', 'b'), pick(n, [1], []), pick(0, 1.5, 2.5))
    print(name_of('ab'), name_of(''), name_of(None))
    print(deep(-1), deep(0), deep(5), deep(50))
    chain = Node(1, Node(2, Node(3)))
    t = tail(chain)
    print(t.v if t else None, tail(Node(1)) is None, tail(None) is None)
    xs = [] or [n]
    ys = [0] and [2]
    print(xs, ys, [] or [7], 0 or n, n and 0, '' or 'x')
    print(('yes' if n else '') or 'no', not n or not not n)
    v = None if n > 5 else n
    print(v is None, v)
    d = {}
    print(d.get('a') or 'default', d.get('a') is None)
    print(1 if [] else 2 if '' else 3 if {} else 4 if () else 5)
    f = (lambda x: x + 1) if n else (lambda x: x - 1)
    print(f(1))
    count = 0
    count += 1 if n else -1
    print(count, [x if x % 2 else -x for x in range(4)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
