from dataclasses import dataclass, field


@dataclass
class Node:
    name: str
    next: "Node | None" = None
    kids: "list[Node]" = field(default_factory=list)


@dataclass
class A:
    b: "B | None" = None


@dataclass
class B:
    a: A


def entry_point(argv):
    n = Node("a")
    n.next = n
    print(n)
    m = Node("b", n)
    m.kids.append(m)
    print(m)
    a = A()
    a.b = B(a)
    print(a)
    print(repr(a.b), str([a]), f"{a}")
    k = Node("k")
    j = Node("j", k, [k, k])
    print(j)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
