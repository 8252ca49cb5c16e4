from typing import NamedTuple


class Emp(NamedTuple):
    name: str
    dept: str
    pay: int


def key_pay(e):
    return e.pay


def entry_point(argv):
    emps = [Emp('bob', 'x', 30), Emp('al', 'y', 20), Emp('cy', 'x', 10), Emp('al', 'x', 20)]
    for e in sorted(emps):
        print(e.name, e.dept, e.pay)
    print([e.name for e in sorted(emps, key=lambda e: (e.dept, -e.pay))])
    print(max(emps, key=key_pay).name, min(emps, key=key_pay).name)
    groups = {}
    for e in emps:
        groups.setdefault(e.dept, []).append(e)
    for dept in sorted(groups):
        print(dept, [e.name for e in groups[dept]], sum([e.pay for e in groups[dept]]))
    by = {e.name: e for e in emps}
    print(len(by), by['al'].dept)
    print(Emp('cy', 'x', 10) in emps, emps.index(Emp('cy', 'x', 10)), emps.count(Emp('zz', 'x', 1)))
    emps.remove(Emp('bob', 'x', 30))
    print(len(emps))
    print(any(e.pay > 15 for e in emps), all(e.pay > 15 for e in emps))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
