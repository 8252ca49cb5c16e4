import heapq
from typing import Dict, List, Tuple


def activities(jobs: List[Tuple[int, int, str]]) -> str:
    """The most that do not overlap."""
    end = -1
    chosen = ''
    for start, finish, name in sorted(jobs, key=lambda j: (j[1], j[0])):
        if finish < start:
            raise ValueError(f'{name} ends before it starts')
        if start >= end:
            chosen += name
            end = finish
    return chosen


def weighted(jobs: List[Tuple[int, int, str]], value: Dict[str, int]) -> Tuple[int, str]:
    ordered = sorted(jobs, key=lambda j: j[1])
    best: List[Tuple[int, str]] = [(0, '')]
    for i, (start, _, name) in enumerate(ordered):
        k = i
        while k > 0 and ordered[k - 1][1] > start:
            k -= 1
        with_it = (best[k][0] + value[name], best[k][1] + name)
        best.append(max(best[i], with_it, key=lambda b: b[0]))
    return best[-1]


def deadlines(jobs: Dict[str, Tuple[int, int]]) -> Tuple[str, int]:
    last = max([d for d, _ in jobs.values()], default=0)
    slots = ['.'] * last
    profit = 0
    for name in sorted(jobs, key=lambda n: (-jobs[n][1], n)):
        due, gain = jobs[name]
        for t in range(due - 1, -1, -1):
            if slots[t] == '.':
                slots[t] = name
                profit += gain
                break
    return ''.join(slots), profit


def machines(times: List[int], n: int) -> List[List[int]]:
    if n < 1:
        raise ValueError('no machines')
    heap = [(0, i) for i in range(n)]
    plan: List[List[int]] = [[] for _ in range(n)]
    for t in sorted(times, reverse=True):
        load, i = heapq.heappop(heap)
        plan[i].append(t)
        heapq.heappush(heap, (load + t, i))
    return plan


def johnson(jobs: Dict[str, Tuple[int, int]]) -> Tuple[str, int]:
    front = sorted([n for n, (a, b) in jobs.items() if a <= b], key=lambda n: jobs[n][0])
    back = sorted([n for n, (a, b) in jobs.items() if a > b], key=lambda n: -jobs[n][1])
    first = second = 0
    for n in front + back:
        a, b = jobs[n]
        first += a
        second = max(first, second) + b
    return ''.join(front + back), second


def task_cooldown(tasks: str, gap: int) -> str:
    counts: Dict[str, int] = {}
    for t in tasks:
        counts[t] = counts.get(t, 0) + 1
    ready = {t: 0 for t in counts}
    out = ''
    while counts:
        able = [t for t in counts if ready[t] <= len(out)]
        if not able:
            out += '_'
            continue
        t = max(able, key=lambda x: (counts[x], -ord(x)))
        counts[t] -= 1
        if not counts[t]:
            del counts[t]
        out += t
        ready[t] = len(out) + gap
    return out


def gas_station(gas: List[int], cost: List[int]) -> int:
    if sum(gas) < sum(cost):
        raise LookupError(f'{sum(cost) - sum(gas)} litres short')
    tank = start = 0
    for i, (g, c) in enumerate(zip(gas, cost)):
        tank += g - c
        if tank < 0:
            tank, start = 0, i + 1
    return start


def entry_point(argv):
    jobs = [(1, 4, 'a'), (3, 5, 'b'), (0, 6, 'c'), (5, 7, 'd'), (3, 9, 'e'), (5, 9, 'f'), (6, 10, 'g'), (8, 11, 'h')]
    print(activities(jobs), weighted(jobs, {n: ord(n) % 7 + 1 for n in 'abcdefgh'}), activities([]), weighted([], {}))
    print(deadlines({'a': (2, 100), 'b': (1, 19), 'c': (2, 27), 'd': (1, 25), 'e': (3, 15)}), deadlines({}))
    for n in (1, 2, 3):
        plan = machines([7, 2, 9, 4, 4, 5, 1], n)
        print(n, plan, max(sum(p) for p in plan))
    print(johnson({'A': (3, 6), 'B': (5, 2), 'C': (1, 2), 'D': (6, 6), 'E': (7, 5)}))
    print(task_cooldown('aaabbb', 2), task_cooldown('aaab', 2), task_cooldown('abc', 5), repr(task_cooldown('', 1)))
    print(gas_station([1, 2, 3, 4, 5], [3, 4, 5, 1, 2]), gas_station([5, 1], [4, 2]))
    for attempt in (1, 2, 3):
        try:
            if attempt == 1:
                activities([(5, 2, 'z')])
            elif attempt == 2:
                machines([1], 0)
            else:
                gas_station([2, 3, 4], [3, 4, 3])
        except (ValueError, LookupError) as e:
            print(type(e).__name__, e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
