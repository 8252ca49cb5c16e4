from collections import deque
from typing import List, Optional


class Process:
    def __init__(self, name: str, arrival: int, burst: int, priority: int = 0) -> None:
        if burst <= 0:
            raise ValueError(f'{name} has no work')
        self.name = name
        self.arrival = arrival
        self.burst = burst
        self.priority = priority
        self.left = burst
        self.finished: Optional[int] = None

    def turnaround(self) -> int:
        assert self.finished is not None, self.name + ' has not finished'
        return self.finished - self.arrival


class Scheduler:
    name = 'fcfs'

    def __init__(self, processes: List[Process]) -> None:
        self.incoming = sorted(processes, key=lambda p: p.arrival)
        self.all = processes
        self.ready: List[Process] = []
        self.clock = 0
        self.chart = ''

    def admit(self) -> None:
        while self.incoming and self.incoming[0].arrival <= self.clock:
            self.ready.append(self.incoming.pop(0))

    def pick(self) -> Process:
        return self.ready[0]

    def slice(self, p: Process) -> int:
        return p.left

    def run(self) -> 'Scheduler':
        while self.incoming or self.ready:
            self.admit()
            if not self.ready:
                self.chart += '-'
                self.clock += 1
                continue
            p = self.pick()
            self.ready.remove(p)
            for _ in range(min(self.slice(p), p.left)):
                self.chart += p.name
                self.clock += 1
                p.left -= 1
                self.admit()
            if p.left:
                self.ready.append(p)
            else:
                p.finished = self.clock
        return self

    def summary(self) -> str:
        turnaround = sum(p.turnaround() for p in self.all) / len(self.all)
        waiting = sum(p.turnaround() - p.burst for p in self.all) / len(self.all)
        return f'{self.name:<8} {self.chart} {turnaround:6.2f} {waiting:6.2f}'


class ShortestFirst(Scheduler):
    name = 'sjf'

    def pick(self) -> Process:
        return min(self.ready, key=lambda p: (p.left, p.arrival))


class ShortestRemaining(ShortestFirst):
    name = 'srtf'

    def slice(self, p: Process) -> int:
        return 1


class RoundRobin(Scheduler):
    name = 'rr'

    def __init__(self, processes: List[Process], quantum: int = 2) -> None:
        super().__init__(processes)
        self.quantum = quantum
        self.name = f'rr({quantum})'

    def slice(self, p: Process) -> int:
        return self.quantum


class Priority(Scheduler):
    name = 'priority'

    def pick(self) -> Process:
        return max(self.ready, key=lambda p: (p.priority, -p.arrival))


def workload() -> List[Process]:
    return [Process('A', 0, 5, 1), Process('B', 1, 3, 2), Process('C', 2, 1, 3), Process('D', 12, 2), Process('E', 13, 1, 9)]


def entry_point(argv):
    for scheduler in [Scheduler(workload()), ShortestFirst(workload()), ShortestRemaining(workload()),
                      RoundRobin(workload()), RoundRobin(workload(), 4), Priority(workload())]:
        print(scheduler.run().summary())
    try:
        Process('Z', 0, 0)
    except ValueError as e:
        print(e)
    try:
        Process('Q', 0, 4).turnaround()
    except AssertionError as e:
        print('AssertionError:', e)
    try:
        Scheduler([]).run().summary()
    except ZeroDivisionError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
