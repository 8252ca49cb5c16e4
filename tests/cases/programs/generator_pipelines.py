"""Generator pipelines: sources, coroutines with send, windows, merges, and lazy evaluation."""
import heapq
import itertools
import re
from collections import deque
from functools import reduce, wraps
from operator import itemgetter
from typing import Iterable, Iterator


def numbers(start=0, step=1):
    while True:
        yield start
        start += step


def take(n, it):
    for _, x in zip(range(n), it):
        yield x


def window(iterable, size):
    it = iter(iterable)
    buffer = deque(itertools.islice(it, size), maxlen=size)
    if len(buffer) == size:
        yield tuple(buffer)
    for x in it:
        buffer.append(x)
        yield tuple(buffer)


def chunked(iterable, n):
    chunk = []
    for x in iterable:
        chunk.append(x)
        if len(chunk) == n:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def pipe(source, *stages):
    for stage in stages:
        source = stage(source)
    return source


def coroutine(f):
    @wraps(f)
    def start(*args, **kwargs):
        g = f(*args, **kwargs)
        next(g)
        return g
    return start


@coroutine
def averager():
    total, count, average = 0.0, 0, 0.0
    while True:
        x = yield average
        total += x
        count += 1
        average = total / count


@coroutine
def grep(pattern, out):
    try:
        while True:
            line = yield
            if re.search(r"\berror\b", line):
                out.append(line)
    finally:
        out.append("closed")


def parse_log(lines: Iterable[str]) -> Iterator[dict]:
    for line in lines:
        stamp, level, message = line.split(" ", 2)
        yield {"time": stamp, "level": level, "message": message}


def only(word):
    def stage(lines):
        return (line for line in lines if word in line)
    return stage


def tail(lines):
    for line in lines:
        yield line.split(" ", 2)[2]


def sieve():
    composites = {}
    for n in itertools.count(2):
        if n not in composites:
            yield n
            composites[n * n] = [n]
        else:
            for p in composites.pop(n):
                composites.setdefault(n + p, []).append(p)


def flatten(tree):
    for left, value, right in [tree] if tree else []:
        yield from flatten(left)
        yield value
        yield from flatten(right)


def collatz(n):
    steps = 0
    yield n
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
        yield n
    return steps


def with_result(n, results):
    steps = yield from collatz(n)
    results[n] = steps


LOG = """\
10:01 INFO started
10:02 WARN disk at 91%
10:03 INFO user ann
10:04 ERROR an error here
10:05 WARN slow"""


def entry_point(argv):
    print(list(take(5, numbers(3, 4))), list(take(3, numbers())))
    print(list(window("abcde", 3)), list(window([1], 2)), [sum(w) for w in window(range(6), 2)])
    print(list(chunked(range(7), 3)), list(chunked("", 2)))
    print(list(pipe((line for line in LOG.splitlines()), only("WARN"), only(":"), tail)))
    print([r["message"] for r in parse_log(LOG.splitlines()) if r["level"] == "INFO"])
    avg = averager()
    print([avg.send(x) for x in (10, 20, 60)])
    found = []
    g = grep("error", found)
    for line in ["no errors", "an error", "error: x"]:
        g.send(line)
    g.close()
    print(found)
    print(list(itertools.takewhile(lambda p: p < 40, sieve())))
    results = {}
    print([list(with_result(n, results)) for n in (6, 1)], results)
    print(list(heapq.merge([1, 4, 7], [2, 5], [0, 9])))
    pairs = sorted(zip("hello", numbers()), key=itemgetter(0))
    print(pairs)
    print(reduce(lambda acc, x: acc * 10 + x, (int(c) for c in "8421"), 0))
    squares = (x * x for x in numbers(1))
    print(next(squares), next(squares), next(x for x in squares if x > 50), sum(take(3, squares)))
    a, b = itertools.tee([1, 2, 3])
    print(list(a), sum(b), list(itertools.accumulate([1, 2, 3, 4])), list(itertools.chain.from_iterable([[1], [], [2, 3]])))
    print(any(x > 3 for x in take(5, numbers())), all(x < 3 for x in take(5, numbers())))
    try:
        next(take(0, numbers()))
    except StopIteration:
        print("empty")
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
