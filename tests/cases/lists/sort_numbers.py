"""Many numbers: in runs and not, few and many distinct ones, both zeros, what is not a number."""


def numbers(n, kind):
    # type: (int, int) -> list[int]
    seed = 99 + kind
    out = []
    for i in range(n):
        seed = (seed * 1103515245 + 12345) & 0x7fffffff
        if kind == 0:
            out.append(seed)
        elif kind == 1:
            out.append(seed % 7 - 3)
        elif kind == 2:
            out.append((seed << 31) ^ (seed << 9) ^ seed)
        elif kind == 3:
            out.append(i % 50)
        elif kind == 4:
            out.append(-(seed >> 20))
        elif kind == 5:
            out.append(i ^ 1)
        else:
            out.append((1 << 62) - 1 + (1 << 62) - (seed & 3) if seed & 16 else -(1 << 62) - (1 << 62) + (seed & 3))
    return out


def is_sorted(a):
    # type: (list[int]) -> bool
    for i in range(1, len(a)):
        if a[i - 1] > a[i]:
            return False
    return True


def digest(a):
    # type: (list[int]) -> int
    total = 0
    for x in a:
        total = (total * 31 + (x & 0xffff)) & 0xffffff
    return total


def entry_point(argv):
    # type: (list[str]) -> int
    for kind in range(7):
        for n in [1, 2, 63, 64, 65, 300, 2000]:
            a = numbers(n, kind)
            b = sorted(a)
            a.sort(reverse=True)
            print("%d %d %s %d %d" % (kind, n, is_sorted(b), digest(b), digest(a)))
    # Pairs: those with the same key stay in their order.
    names = ["%d:%d" % (x, i) for i, x in enumerate(numbers(500, 1))]
    names.sort(key=lambda s: int(s.split(":")[0]))
    print(" ".join(names[:12] + names[-12:]))
    names.sort(key=lambda s: -int(s.split(":")[1]))
    print(" ".join(names[:12] + names[-12:]))
    names.sort(key=lambda s: int(s.split(":")[0]), reverse=True)
    print(" ".join(names[:12] + names[-12:]))
    # Floats.
    floats = [x / 8.0 for x in numbers(400, 2)] + [0.0, -0.0, 1e300, -1e300, 5e-324, -5e-324] * 3
    floats.append(float("inf"))
    floats.append(-float("inf"))
    floats.sort()
    print(floats[:4], floats[-4:])
    print([x for x in floats if -1e-300 < x < 1e-300])
    for i in range(1, len(floats)):
        assert floats[i - 1] <= floats[i]
    floats.append(float("nan"))
    floats.insert(0, float("nan"))
    floats.insert(200, float("nan"))
    floats.sort(key=lambda x: -x)
    print(len(floats), [i for i, x in enumerate(floats) if x != x])
    # Characters.
    chars = list("aé€😀zß" * 30 + "".join([chr(33 + x % 90) for x in numbers(200, 0)]))
    chars.sort()
    print("".join(chars))
    return 0
