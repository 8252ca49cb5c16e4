from collections import deque
from typing import Dict, List, Set


class CycleError(Exception):
    def __init__(self, nodes: List[str]):
        super().__init__('cycle among ' + ', '.join(nodes))
        self.nodes = nodes


def parse(text: str) -> Dict[str, Set[str]]:
    result: Dict[str, Set[str]] = {}
    for line in text.split('\n'):
        line = line.split('#')[0].strip()
        if not line:
            continue
        target, colon, rest = line.partition(':')
        if not colon:
            raise SyntaxError('no colon in ' + line)
        needs = result.setdefault(target.strip(), set())
        for name in rest.split():
            needs.add(name)
            result.setdefault(name, set())
    return result


def kahn(needs: Dict[str, Set[str]]) -> List[str]:
    count = {name: len(n) for name, n in needs.items()}
    users: Dict[str, List[str]] = {name: [] for name in needs}
    for name in needs:
        for n in sorted(needs[name]):
            users[n].append(name)
    ready = deque(sorted(n for n, c in count.items() if c == 0))
    order = []
    while ready:
        name = ready.popleft()
        order.append(name)
        for user in sorted(users[name]):
            count[user] -= 1
            if not count[user]:
                ready.append(user)
    if len(order) < len(needs):
        raise CycleError(sorted(set(needs) - set(order)))
    return order


def levels(needs: Dict[str, Set[str]]) -> Dict[str, int]:
    level: Dict[str, int] = {}
    for name in kahn(needs):
        level[name] = 1 + max([level[n] for n in needs[name]], default=-1)
    return level


MAKEFILE = """
app: main.o util.o   # link
main.o: main.c util.h
util.o: util.c util.h
test: app
docs:
"""


def entry_point(argv):
    needs = parse(MAKEFILE)
    print(kahn(needs))
    by_level: Dict[int, List[str]] = {}
    for name, n in levels(needs).items():
        by_level.setdefault(n, []).append(name)
    for n in sorted(by_level):
        print(n, sorted(by_level[n]))
    for text in ('a: b\nb: c\nc: a\nd: a\n', 'a b\n', ''):
        try:
            print(kahn(parse(text)))
        except CycleError as e:
            print(e, len(e.nodes))
        except SyntaxError as e:
            print('syntax:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
