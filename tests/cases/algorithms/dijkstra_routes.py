import heapq
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Tuple


class NoRoute(Exception):
    def __init__(self, start: str, goal: str) -> None:
        super().__init__(f'no route from {start} to {goal}')
        self.start = start
        self.goal = goal


@dataclass
class Town:
    name: str
    roads: List[Tuple[int, str]] = field(default_factory=list)


class Map:
    def __init__(self, text: str) -> None:
        self.towns: Dict[str, Town] = {}
        for number, line in enumerate(text.strip().splitlines(), 1):
            parts = line.split()
            if len(parts) != 3 or not parts[2].isdigit():
                raise ValueError(f'line {number}: {line!r}')
            a, b, km = parts[0], parts[1], int(parts[2])
            self.town(a).roads.append((km, b))
            self.town(b).roads.append((km, a))

    def town(self, name: str) -> Town:
        if name not in self.towns:
            self.towns[name] = Town(name)
        return self.towns[name]

    def route(self, start: str, goal: str, avoid: Optional[str] = None) -> Tuple[int, List[str]]:
        best: Dict[str, int] = {start: 0}
        came: Dict[str, str] = {}
        heap = [(0, start)]
        done = set()
        while heap:
            cost, name = heapq.heappop(heap)
            if name in done:
                continue
            done.add(name)
            if name == goal:
                path = [goal]
                while path[0] != start:
                    path.insert(0, came[path[0]])
                return cost, path
            for km, other in self.towns[name].roads:
                if other == avoid:
                    continue
                if other not in best or cost + km < best[other]:
                    best[other] = cost + km
                    came[other] = name
                    heapq.heappush(heap, (cost + km, other))
        raise NoRoute(start, goal)


TEXT = """
Aby Bex 7
Aby Cov 9
Aby Fen 14
Bex Cov 10
Bex Dun 15
Cov Dun 11
Cov Fen 2
Dun Eye 6
Eye Fen 9
Yarm Zeal 1
"""


def entry_point(argv):
    m = Map(TEXT)
    for start, goal, avoid in [('Aby', 'Eye', None), ('Aby', 'Eye', 'Fen'), ('Bex', 'Bex', None),
                               ('Aby', 'Zeal', None), ('Dun', 'Fen', 'Cov')]:
        try:
            cost, path = m.route(start, goal, avoid)
            print(f'{start} -> {goal}: {cost:3d} km via {" ".join(path)}')
        except NoRoute as e:
            print(f'{e} ({e.start[0]}{e.goal[0]})')
    try:
        Map('a b 3\na b c d\n')
    except ValueError as e:
        print('bad map:', e)
    print(max(m.towns.values(), key=lambda t: len(t.roads)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
