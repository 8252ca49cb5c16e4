"""prioqueue: shortest ways over a grid, and a queue of events.

Stresses: heapq, with tuples in the heap.
"""
import sys
from heapq import heappop, heappush, heapreplace

FAR = 1 << 40


def shortest(costs, side):
    # type: (list[int], int) -> int
    """The sum of the costs of the cheapest ways from a corner to all cells."""
    best = [FAR] * (side * side)
    best[0] = 0
    queue = [(0, 0)]
    total = 0
    while queue:
        cost, cell = heappop(queue)
        if cost > best[cell]:
            continue
        total += cost
        x = cell % side
        steps = []  # type: list[int]
        if x > 0:
            steps.append(cell - 1)
        if x < side - 1:
            steps.append(cell + 1)
        if cell >= side:
            steps.append(cell - side)
        if cell < side * (side - 1):
            steps.append(cell + side)
        for other in steps:
            there = cost + costs[other]
            if there < best[other]:
                best[other] = there
                heappush(queue, (there, other))
    return total


def events(count, machines):
    # type: (int, int) -> int
    """Machines that take turns by when each is done, and by number where two are done at once."""
    queue = []  # type: list[tuple[int, int, int]]
    for machine in range(machines):
        heappush(queue, (machine * 7 % 13, machine, 1 + machine % 5))
    total = 0
    for i in range(count):
        now, machine, pace = queue[0]
        total = (total * 3 + machine + now) & 0xffffff
        heapreplace(queue, (now + pace + (i & 3), machine, pace % 7 + 1))
    return total


def entry_point(argv):
    # type: (list[str]) -> int
    n = 1
    side = 6
    if len(argv) > 1:
        n = int(argv[1])
        side = 100
    seed = 5
    total = 0
    for _ in range(n):
        costs = []  # type: list[int]
        for _ in range(side * side):
            seed = (seed * 1103515245 + 12345) & 0x7fffffff
            costs.append(1 + (seed >> 12) % 50)
        total = (total * 31 + shortest(costs, side)) & 0x3fffffffff
        total = (total * 31 + events(side * side, side * 4)) & 0x3fffffffff
    print("prioqueue %d" % total)
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
