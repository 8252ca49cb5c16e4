# Comprehensions whose variables are captured: behind each its variable is of no interest any more.


def call(f):
    return f()


def entry_point(argv):
    for n in [1, 2]:
        print(n, [call(lambda: str(i)) for i in [1, 2]])
        print(n, [call(lambda: str(i + n)) for i in [1, 2]])
        print(n, [call(lambda: str(j)) for j in [3, 4] if j > n])
        print(n, {call(lambda: str(i)) for i in [5]})
        print(n, [call(lambda: str(i)) for i in [1, 2]])
        print(n, [call(lambda: str(i) + k) for i in [1, 2] for k in ["a", "b"]])
        print(n, {call(lambda: i): call(lambda: str(i)) for i in [1, 2]})
        print(n, [call(lambda: str(i)) for i in [1, 2]])
        print(n, [call(lambda: str(i)) for i in range(n)])
        print(n, [call(lambda: str(i)) for i in []])
        print(n, [call(lambda: str(i)) for i in [1, 2]])
    made = []
    for i in range(3):
        made += [lambda: (i, j) for j in range(2)]
    print([f() for f in made])
    total = 0

    def add(x):
        nonlocal total
        total += x
        return total
    print([add(x) for x in [1, 2, 3]], total, [call(lambda: add(x)) for x in [4]], total)
    return 0
