from dataclasses import dataclass
from typing import List, Optional


@dataclass(order=True, frozen=True)
class Interval:
    start: int
    end: int
    name: str = ''

    def __post_init__(self):
        if self.end < self.start:
            raise ValueError(f'[{self.start}, {self.end}) is backwards')

    def overlaps(self, other: 'Interval') -> bool:
        return self.start < other.end and other.start < self.end

    def __str__(self) -> str:
        return f'{self.name or "?"}[{self.start},{self.end})'


class Node:
    def __init__(self, interval: Interval):
        self.interval = interval
        self.latest = interval.end
        self.left: Optional[Node] = None
        self.right: Optional[Node] = None


def build(intervals: List[Interval]) -> Optional[Node]:
    if not intervals:
        return None
    middle = len(intervals) // 2
    node = Node(intervals[middle])
    node.left = build(intervals[:middle])
    node.right = build(intervals[middle + 1:])
    for child in (node.left, node.right):
        if child is not None:
            node.latest = max(node.latest, child.latest)
    return node


def search(node: Optional[Node], wanted: Interval) -> List[Interval]:
    if node is None or node.latest <= wanted.start:
        return []
    found = search(node.left, wanted)
    if node.interval.overlaps(wanted):
        found.append(node.interval)
    if node.interval.start < wanted.end:
        found += search(node.right, wanted)
    return found


def merge(intervals: List[Interval]) -> List[Interval]:
    result: List[Interval] = []
    for i in sorted(intervals):
        if result and i.start <= result[-1].end:
            last = result.pop()
            result.append(Interval(last.start, max(last.end, i.end), last.name + i.name))
        else:
            result.append(i)
    return result


def rooms_needed(intervals: List[Interval]) -> int:
    events = sorted([(i.start, 1) for i in intervals] + [(i.end, -1) for i in intervals])
    most = now = 0
    for _, change in events:
        now += change
        most = max(most, now)
    return most


def free_slots(intervals: List[Interval], start: int, end: int) -> List[str]:
    out = []
    for i in merge(intervals):
        if i.start > start:
            out.append(str(Interval(start, min(i.start, end), 'free')))
        start = max(start, i.end)
    if start < end:
        out.append(str(Interval(start, end, 'free')))
    return out


def entry_point(argv):
    data = [Interval(15, 20, 'a'), Interval(10, 30, 'b'), Interval(17, 19, 'c'), Interval(5, 8, 'd'),
            Interval(12, 15, 'e'), Interval(30, 40, 'f')]
    tree = build(sorted(data))
    for query in (Interval(14, 16), Interval(8, 10), Interval(0, 6), Interval(29, 31), Interval(15, 15)):
        print(query, '->', ' '.join(str(i) for i in search(tree, query)) or 'nothing',
              sorted(search(tree, query)) == sorted(i for i in data if i.overlaps(query)))
    print([str(i) for i in merge(data)], rooms_needed(data), rooms_needed([]))
    print(free_slots(data, 0, 50))
    try:
        Interval(3, 1)
    except ValueError as e:
        print(e)
    print(data[0] < data[1], max(data), search(None, data[0]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
