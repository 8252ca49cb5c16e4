"""Where values of several types come to one variable, what comes after is translated for each."""


def rows(n):
    return [[i, i * i] for i in range(n)]

def pick(n):
    x = "text" if n else 5
    print(x)
    if isinstance(x, str):
        print("is str", x.upper())
    else:
        print("is int", x + 1)
    y = [1, 2] if n > 1 else {"k": 3.5}
    for item in y:
        print(item, len(y))
    return n

def gen(n):
    for i in range(n):
        v = "odd" if i % 2 else i
        print(v)
        yield str(v)

def chain(n):
    if n == 0:
        v = 1
    elif n == 1:
        v = "one"
    elif n == 2:
        v = 2.5
    elif n == 3:
        v = None
    else:
        v = [n]
    print("chain", v, repr(v), f"{v}")

def loop(n):
    last = None
    cur = 0
    while n > 0:
        print(cur)
        cur = "step" if n % 2 else 7
        n -= 1
    print(cur)

class A:
    def __init__(self): self.v = 1
    def title_of_one(self): return "A"
class B:
    def __init__(self): self.w = "b"
    def title_of_one(self): return "B"

def use(x):
    return x.title_of_one()

def three(n):
    o = A() if n else B()
    print(o.title_of_one(), use(o))
    try:
        r = int("5" if n else "x")
    except ValueError as e:
        r = str(e)
    print(r)
    while True:
        if isinstance(r, int):
            r = "now a string"
        else:
            print("end", r)
            break
    fs = []
    for k in range(3):
        w = k if k % 2 else str(k)
        u = str(w)
        fs.append(lambda: u)
    for f in fs:
        print(f())
    z = [1, 2, 3] if n else ["a"]
    z.reverse()
    for a in z: print(a)
    q = {1: 2} if n else {"a": "b"}
    for k, v in q.items():
        print(k, v)
    with_default = None if n else "k"
    print(with_default)
    t = (1, "a") if n else (1, 2, 3)
    print(t, len(t))
    total = 0
    for kind in ["i", "s", "f"]:
        val = 3 if kind == "i" else "three" if kind == "s" else 2.5
        if isinstance(val, int): total += val
        elif isinstance(val, str): total += len(val)
        else: total += int(val)
    print(total)

def count(n):
    x = 10 if n else "abc"
    i = 0
    while i < 3:
        print(x, i)
        for j in range(2):
            if j == 1:
                print(x * 2)
        i += 1
    try:
        print(len(x) if isinstance(x, str) else x)
    finally:
        print("done", x)

def what_it_is(n):
    """Numbers, truth values and sequences show as what they are."""
    average = 0 if n == 0 else n / 2
    half = n / 2 if n else 0
    print(average, repr(average), half)
    flag = n > 1 and n
    number = n if n else n == 0
    print(flag, number)
    total = 0
    for i in range(3):
        step = i if i % 2 else 0.5
        print(step)
        total += step
    print(total)
    pair = (n,) if n else [n, 1]
    print(pair)
    items = [n, 1] if n else (n,)
    print(items, len(items))
    for item in items:
        print(item)
    found = False
    for i in range(n):
        if i == 1:
            found = i
            break
    print(found)


class Price:
    def __init__(self, amount):
        self.amount = amount


def or_nothing(n):
    best = Price(2.5) if n else None
    print(best and best.amount, best.amount if best else None)
    if best is None:
        print("nothing")


def entry_point(argv):
    for n in range(3):
        what_it_is(n)
        or_nothing(n)
    three(0)
    three(1)
    count(0)
    count(1)
    for n in [0, 2]:
        found = rows(n)
        print(found[:1] if found else "none", len(found) or "empty")
        shown = str(found[0]) if found else "-"
        print(f"{found[0] if found else None} {shown}")
        pick(n)
    for t in gen(4):
        print(t)
    for n in range(5):
        chain(n)
    loop(5)
    return 0
