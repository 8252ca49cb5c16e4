"""closures: functions made at run time, kept in lists, made of others, and with a state.

Stresses: making closures, calls of what is not known, variables that inner functions assign.
"""
import sys


def adder(k):
    return lambda x: x + k


def scaler(k):
    return lambda x: (x * k) & 0xffffff


def clamp(low, high):
    def clamped(x):
        # type: (int) -> int
        if x < low:
            return low
        if x > high:
            return high
        return x
    return clamped


def composed(f, g):
    return lambda x: g(f(x))


def above(bound):
    return lambda x: x & 1023 > bound


def counter(step):
    count = 0

    def tick():
        # type: () -> int
        nonlocal count
        count = (count + step) & 0xffffff
        return count
    return tick


def made(kind, k):
    if kind == 0:
        return adder(k)
    if kind == 1:
        return scaler(k | 1)
    return clamp(k, k * 64)


def entry_point(argv):
    # type: (list[str]) -> int
    n = 2
    if len(argv) > 1:
        n = int(argv[1])
    seed = 31
    total = 0
    values = [i * 37 & 1023 for i in range(64)]
    for _ in range(n):
        stages = []
        for _ in range(8):
            seed = (seed * 1103515245 + 12345) & 0x7fffffff
            stages.append(made((seed >> 12) % 3, (seed >> 16) & 255))
        whole = stages[0]
        for stage in stages[1:]:
            whole = composed(whole, stage)
        for x in values:
            total += whole(x)
        keep = above(seed >> 22)
        for x in values:
            for stage in stages:
                x = stage(x)
            if keep(x):
                total += x
        ticks = [counter(1 + i) for i in range(4)]
        for i in range(64):
            total += ticks[i & 3]()
        total &= 0x3fffffffff
    print("closures %d" % total)
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
