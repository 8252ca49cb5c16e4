from __future__ import annotations, division
def f(a: UndefinedName, b: list[Foo] = None) -> Bar: pass
print(f.__annotations__)
class C:
    x: Nope
    y: list[int] = []
print(C.__annotations__)
v: Whatever = 3
print(v, __annotations__)
from dataclasses import dataclass, fields
@dataclass
class D:
    a: int
    b: list[int] | None = None
print(D(1), [f.type for f in fields(D)])
