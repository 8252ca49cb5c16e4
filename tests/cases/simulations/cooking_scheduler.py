from dataclasses import dataclass, field
from typing import Dict, List, Set


class PlanError(Exception):
    pass


@dataclass
class Step:
    name: str
    minutes: int
    needs: List[str] = field(default_factory=list)
    tool: str = ''


def parse(text: str) -> Dict[str, Step]:
    steps: Dict[str, Step] = {}
    for line in text.strip().splitlines():
        head, _, tail = line.partition('<-')
        words = head.split()
        try:
            step = Step(words[0], int(words[1]), tail.split(), words[2] if len(words) > 2 else '')
        except (IndexError, ValueError):
            raise PlanError(f'bad line {line!r}') from None
        if step.minutes <= 0:
            raise PlanError(f'{step.name} takes {step.minutes}')
        steps[step.name] = step
    for step in steps.values():
        for n in step.needs:
            if n not in steps:
                raise PlanError(f'{step.name} needs {n}')
    return steps


def critical_path(steps: Dict[str, Step]) -> List[str]:
    length: Dict[str, int] = {}
    before: Dict[str, str] = {}
    busy: Set[str] = set()

    def visit(name: str) -> int:
        if name in busy:
            raise PlanError(f'{name} waits for itself')
        if name not in length:
            busy.add(name)
            best = 0
            for n in steps[name].needs:
                if visit(n) > best:
                    best = length[n]
                    before[name] = n
            busy.remove(name)
            length[name] = best + steps[name].minutes
        return length[name]

    for s in steps:
        visit(s)
    if not steps:
        return []
    path = [max(length, key=lambda n: (length[n], n))]
    while path[0] in before:
        path.insert(0, before[path[0]])
    return path


def schedule(steps: Dict[str, Step], cooks: int) -> List[str]:
    if cooks < 1:
        raise PlanError(f'{cooks} cooks')
    started: Dict[str, int] = {}
    done: Set[str] = set()
    running: Dict[str, int] = {}
    clock = 0
    out = []
    while len(done) < len(steps):
        for name in sorted(n for n, end in running.items() if end == clock):
            del running[name]
            done.add(name)
        tools = {steps[n].tool for n in running if steps[n].tool}
        for step in sorted(steps.values(), key=lambda s: (-s.minutes, s.name)):
            if step.name in started or not all(n in done for n in step.needs):
                continue
            if len(running) < cooks and step.tool not in tools:
                started[step.name] = clock
                running[step.name] = clock + step.minutes
                if step.tool:
                    tools.add(step.tool)
                out.append(f'{clock:3}-{clock + step.minutes:<3} {step.name} {step.tool}'.rstrip())
        clock += 1
    out.append(f'ready at {clock - 1}')
    return out


MENU = """
chop 5
boil 10 stove <- chop
fry 7 pan <- chop
sauce 6 pan
pasta 9 stove
mix 2 <- boil fry sauce
serve 1 <- mix pasta
"""


def entry_point(argv):
    steps = parse(MENU)
    print(critical_path(steps), sum(s.minutes for s in steps.values()))
    for cooks in (1, 3):
        print('\n'.join(schedule(steps, cooks)))
    for text, cooks in (('a', 1), ('a x', 1), ('a 1 <- b', 1), ('a 0', 1), ('a 1 <- b\nb 1 <- a', 1), ('a 1', 0)):
        try:
            plan = parse(text)
            print(critical_path(plan), schedule(plan, cooks))
        except PlanError as e:
            print('PlanError:', e)
    print(critical_path({}), schedule({}, 1)[-1])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
