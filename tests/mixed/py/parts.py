"""Classes that have nothing in common but a union, of Python's or of Rust's."""
from dataclasses import dataclass, field
from typing import Dict, List, NamedTuple, Optional, Union


@dataclass
class Text:
    content: str

    kind = "text"

    def cost(self):
        return len(self.content)


@dataclass
class Image:
    width: int
    height: int

    kind = "image"

    def cost(self):
        return self.width * self.height


@dataclass
class Group:
    parts: "List[Part]"
    title: "Optional[Part]" = None

    kind = "group"

    def cost(self):
        return sum([part.cost() for part in self.parts])


Part = Union[Text, Image, Group]


# In no union, and of other types.

@dataclass
class Invoice:
    content: float
    width: str

    kind = 3

    def cost(self, currency):
        return currency + str(self.content)


def kinds(parts: List[Part]) -> List[str]:
    return [part.kind for part in parts]


def cost(part: Part) -> int:
    return part.cost()


def first(parts: List[Part], kind: str) -> Optional[Part]:
    for part in parts:
        if part.kind == kind:
            return part
    return None


def by_kind(parts: List[Part]) -> Dict[str, Part]:
    return {part.kind: part for part in parts}


def wrapped(part: Part, depth: int) -> Part:
    for _ in range(depth):
        part = Group([part], part)
    return part


def flat(part: Part) -> List[Part]:
    if not isinstance(part, Group):
        return [part]
    found: List[Part] = []
    for inner in part.parts:
        found.extend(flat(inner))
    return found


def doubled(part: Part) -> Part:
    if isinstance(part, Text):
        return Text(part.content * 2)
    if isinstance(part, Image):
        return Image(part.width * 2, part.height)
    return Group([doubled(inner) for inner in part.parts], part.title)


def swapped(pair):
    a, b = pair
    return b, a


def invoice():
    return Invoice(1.5, "wide").cost("EUR ") + str(Invoice(2.0, "").kind)


# Python says nothing of these: they are one type in Rust.

@dataclass
class Cat:
    name: str
    lives: int = 9

    @property
    def shown(self):
        return self.name + " (%d)" % self.lives


class Position(NamedTuple):
    name: str
    row: int

    @property
    def shown(self):
        return self.name + "@%d" % self.row


class Vehicle:
    def __init__(self, shown=1):
        self.shown = shown


@dataclass
class Bus(Vehicle):
    name: str
    seats: List[int] = field(default_factory=list)

    @property
    def shown(self):
        return self.name + "!"

    @shown.setter
    def shown(self, value):
        pass


def shown(things):
    return [thing.shown for thing in things]


def renamed(thing, name):
    if isinstance(thing, Cat):
        return Cat(name, thing.lives - 1)
    if isinstance(thing, Position):
        return Position(name, thing.row + 1)
    return Bus(name, thing.seats + [1])


def named(things, name):
    for thing in things:
        if thing.name == name:
            return thing
    raise KeyError(name)
