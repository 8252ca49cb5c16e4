"""A text adventure with typed items, commands by decorator, and saved state."""
from __future__ import annotations
from collections import defaultdict, deque
from dataclasses import dataclass, field
from enum import Enum
import textwrap


class Direction(Enum):
    NORTH = "n"
    SOUTH = "s"
    EAST = "e"
    WEST = "w"

    @property
    def opposite(self) -> "Direction":
        return {
            Direction.NORTH: Direction.SOUTH,
            Direction.SOUTH: Direction.NORTH,
            Direction.EAST: Direction.WEST,
            Direction.WEST: Direction.EAST,
        }[self]

    @classmethod
    def parse(cls, text):
        for d in cls:
            if text in (d.value, d.name.lower()):
                return d
        raise ValueError(f"{text!r} is not a direction")


@dataclass
class Item:
    name: str
    weight: float = 1.0
    description: str = ""

    def use(self, game: Game) -> str:
        return f"You cannot use the {self.name}."


@dataclass
class Lamp(Item):
    lit: bool = False

    def use(self, game):
        self.lit = not self.lit
        return f"The lamp is now {'on' if self.lit else 'off'}."


@dataclass
class Key(Item):
    opens: tuple[str, Direction] | None = None

    def use(self, game):
        if self.opens and game.player.room.name == self.opens[0]:
            game.player.room.locked.discard(self.opens[1])
            return "Click!"
        return super().use(game)


@dataclass
class Room:
    name: str
    exits: dict[Direction, Room] = field(default_factory=dict, repr=False)
    items: dict[str, Item] = field(default_factory=dict)
    locked: set[Direction] = field(default_factory=set)
    visits: int = 0

    def connect(self, direction: Direction, other: Room, locked: bool = False):
        self.exits[direction] = other
        other.exits[direction.opposite] = self
        if locked:
            self.locked.add(direction)


@dataclass
class Player:
    room: Room
    bag: list[Item] = field(default_factory=list)
    limit: float = 5.0

    @property
    def load(self):
        return sum(item.weight for item in self.bag)

    def find(self, name):
        return next((i for i in self.bag if i.name == name), None)


class CommandError(Exception):
    pass


COMMANDS = {}
HELP = {}


def command(*names, help=""):
    def register(f):
        for name in names:
            COMMANDS[name] = f
        HELP[names[0]] = help
        return f
    return register


@command("go", "walk", help="go somewhere")
def go(game, arg):
    direction = Direction.parse(arg)
    room = game.player.room
    if direction not in room.exits:
        raise CommandError(f"You cannot go {direction.name.lower()} from here.")
    if direction in room.locked:
        raise CommandError("It is locked.")
    game.player.room = room.exits[direction]
    game.player.room.visits += 1
    return look(game, "")


@command("look", "l", help="look around")
def look(game, arg):
    room = game.player.room
    lines = [room.name.title()]
    if room.items:
        lines.append("Here: " + ", ".join(sorted(room.items)))
    ways = [d.name.lower() + ("*" if d in room.locked else "") for d in Direction if d in room.exits]
    lines.append("Ways: " + ", ".join(ways))
    return "\n".join(lines)


@command("take", "get", help="take a thing")
def take(game, arg):
    try:
        item = game.player.room.items[arg]
    except KeyError:
        raise CommandError(f"There is no {arg or 'thing'} here.") from None
    if game.player.load + item.weight > game.player.limit:
        raise CommandError(f"Too heavy ({item.weight:g} + {game.player.load:g}).")
    del game.player.room.items[arg]
    game.player.bag.append(item)
    return f"Taken: {item.name}"


@command("drop", help="drop a thing")
def drop(game, arg):
    item = game.player.find(arg)
    if item is None:
        raise CommandError("You do not have that.")
    game.player.bag.remove(item)
    game.player.room.items[item.name] = item
    return "Dropped."


@command("use", help="use a thing")
def use(game, arg):
    item = game.player.find(arg)
    if not item:
        raise CommandError("You do not have that.")
    return item.use(game)


@command("bag", "i", help="what you carry")
def bag(game, arg):
    if not game.player.bag:
        return "Nothing."
    return "\n".join(f"- {item.name:<8}{item.weight:>5.1f}" for item in game.player.bag)


@command("help")
def show_help(game, arg):
    return "\n".join(f"{name}: {text or '(no help)'}" for name, text in HELP.items())


class Game:
    def __init__(self):
        cellar = Room("cellar")
        kitchen = Room("kitchen")
        garden = Room("garden")
        tower = Room("tower")
        kitchen.connect(Direction.SOUTH, cellar)
        kitchen.connect(Direction.EAST, garden)
        garden.connect(Direction.NORTH, tower, locked=True)
        for room, item in [
            (cellar, Key("key", 0.1, "A rusty key", ("garden", Direction.NORTH))),
            (kitchen, Lamp("lamp", 1.5)),
            (kitchen, Item("stove", 80)),
            (garden, Item(name="rose", description="red")),
        ]:
            room.items[item.name] = item
        self.player = Player(kitchen)
        self.history = deque(maxlen=3)
        self.counts = defaultdict(int)

    def execute(self, line):
        verb, _, arg = line.strip().lower().partition(" ")
        self.history.append(line)
        self.counts[verb] += 1
        handler = COMMANDS.get(verb)
        if handler is None:
            return f"I do not know how to {verb!r}."
        try:
            return handler(self, arg)
        except CommandError as e:
            return str(e)
        except ValueError as e:
            return f"What? {e}"


def shortest(start, goal):
    queue = deque([(start, [])])
    seen = {start.name}
    while queue:
        room, path = queue.popleft()
        if room.name == goal:
            return path
        for d, nxt in room.exits.items():
            if nxt.name not in seen:
                seen.add(nxt.name)
                queue.append((nxt, path + [d.value]))
    return None


def entry_point(argv):
    game = Game()
    for line in ["look", "take lamp", "take stove", "use lamp", "go up", "go north", "go s", "get key", "i", "use key",
                 "go n", "go east", "go n", "use key", "go n", "dance wildly", "drop lamp", "drop lamp", "use rose", "help", "go s", "take rose", "use rose"]:
        print(">", line)
        print(textwrap.indent(game.execute(line), "    "))
    print(list(game.history), dict(game.counts))
    print(game.player.bag)
    print(game.player.room.name, game.player.room.visits, shortest(game.player.room, "cellar"), shortest(game.player.room, "moon"))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
