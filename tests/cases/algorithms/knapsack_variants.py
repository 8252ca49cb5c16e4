from dataclasses import dataclass
from typing import List, Tuple


@dataclass(frozen=True)
class Item:
    name: str
    weight: int
    value: int

    @property
    def density(self) -> float:
        return self.value / self.weight


def zero_one(items: List[Item], capacity: int) -> Tuple[int, List[str]]:
    if capacity < 0:
        raise ValueError('negative capacity')
    table = [[0] * (capacity + 1) for _ in range(len(items) + 1)]
    for i, item in enumerate(items, start=1):
        for c in range(capacity + 1):
            best = table[i - 1][c]
            if item.weight <= c:
                best = max(best, table[i - 1][c - item.weight] + item.value)
            table[i][c] = best
    chosen = []
    c = capacity
    for i in range(len(items), 0, -1):
        if table[i][c] != table[i - 1][c]:
            chosen.append(items[i - 1].name)
            c -= items[i - 1].weight
    return table[len(items)][capacity], sorted(chosen)


def unbounded(items: List[Item], capacity: int) -> int:
    best = [0] * (capacity + 1)
    for c in range(1, capacity + 1):
        best[c] = max([best[c - i.weight] + i.value for i in items if i.weight <= c], default=0)
    return best[capacity]


def fractional(items: List[Item], capacity: int) -> float:
    total = 0.0
    for item in sorted(items, key=lambda i: i.density, reverse=True):
        part = min(1.0, capacity / item.weight)
        total += part * item.value
        capacity -= int(part * item.weight)
        if part < 1:
            break
    return total


def partition(values: List[int]) -> int:
    reachable = {0}
    for v in values:
        reachable |= {r + v for r in reachable}
    whole = sum(values)
    return min(abs(whole - 2 * r) for r in reachable)


def entry_point(argv):
    items = [Item('map', 9, 150), Item('compass', 13, 35), Item('water', 153, 200), Item('tin', 68, 45),
             Item('suncream', 11, 70), Item('camera', 32, 30), Item('socks', 4, 50)]
    for capacity in (0, 3, 4, 50, 200, 1000):
        value, names = zero_one(items, capacity)
        print(f'{capacity:5} {value:4} {unbounded(items, capacity):6} {fractional(items, capacity):7.2f}', names)
    try:
        zero_one(items, -1)
    except ValueError as e:
        print('error:', e)
    print(partition([3, 1, 1, 2, 2, 1]), partition([5, 5, 6, 8, 30]), partition([]))
    print(items[0], items[0] == Item('map', 9, 150), items[0].density > items[1].density)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
