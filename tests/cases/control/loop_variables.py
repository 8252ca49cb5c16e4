"""Variables that loops assign from each other, from themselves, and after others have read them."""
import sys


def fibonacci(n):
    a, b = 0, 1
    while n > 0:
        a, b = b, a + b
        n -= 1
    return a


def turned(a, b, c, n):
    for _ in range(n):
        a, b, c = b, c, a
    return a * 100 + b * 10 + c


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def old_and_new(n):
    i = 0
    last = -1
    total = 0
    while i < n:
        total += last * i
        last = i
        i = i * 2 + 1
    return total * 1000 + last * 10 + i


def read_behind(xs):
    i = 0
    found = 0
    while True:
        before = i
        i += 1
        if i >= len(xs):
            break
        found += xs[before] * i - before
    return found * 100 + i


def on_some_ways(n):
    i = 0
    j = 100
    while i < n:
        if i % 3 == 0:
            j = i
            i += 1
        elif i % 3 == 1:
            i = j + 2
        else:
            i, j = j + 3, i
    return i * 1000 + j


def both_after(n):
    i = 0
    k = 0
    while k < n:
        i = k
        k += 1
    return i * 10 + k


def inner(n):
    total = 0
    x = 1
    for i in range(n):
        y = x
        for j in range(i):
            y, x = x + 1, y + j
            if y > 50:
                y = i
        total += x - y
        x = y
    return total


def floats(n):
    x = 0.0
    y = 1.0
    x2 = 0.0
    for _ in range(n):
        y = 2.0 * x * y + 0.5
        x = x2 - y * 0.25
        x2 = x * x
    return int(x * 1000.0) * 10 + int(y)


def texts(n):
    a = "a"
    b = "b"
    for i in range(n):
        a, b = b + a[:2], a
    return a + "," + b


class Node(object):
    def __init__(self, n, link):
        self.n = n
        self.link = link


def reversed_list(node):
    done = None
    while node is not None:
        node.link, done, node = done, node, node.link
    return done


def behind_another(node):
    ahead = node
    while ahead is not None and ahead.link is not None:
        ahead = ahead.link.link
        node = node.link
    return node.n


def wraps(n):
    h = n
    g = -n
    for i in range(6):
        h, g = (h * 1103515245 + 12345 + g) & 0x7fffffff, h - g * 3
    return h * 2 + (g & 1)


def entry_point(argv):
    print([fibonacci(n) for n in range(12)])
    print([turned(1, 2, 3, n) for n in range(5)])
    print([gcd(a, 84) for a in range(1, 12)])
    print([old_and_new(n) for n in range(9)])
    print([read_behind(list(range(n))) for n in range(1, 7)])
    print([on_some_ways(n) for n in range(9)])
    print([both_after(n) for n in range(4)])
    print([inner(n) for n in range(12)])
    print([floats(n) for n in range(8)])
    print([texts(n) for n in range(6)])
    node = None
    for i in range(7):
        node = Node(i, node)
    print(behind_another(node))
    node = reversed_list(node)
    while node is not None:
        print(node.n)
        node = node.link
    print([wraps(n) for n in range(5)])
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
