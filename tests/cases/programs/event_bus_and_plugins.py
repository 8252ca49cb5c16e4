"""Event bus with callbacks, plug-in registry with decorators, priorities and unsubscription."""
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, Callable, ClassVar, Dict, List, Optional, Type


@dataclass
class Event:
    name: str
    source: str = "?"
    cancelled: bool = False


@dataclass
class KeyEvent(Event):
    key: str = ""
    shift: bool = False


@dataclass
class TimerEvent(Event):
    tick: int = 0


Handler = Callable[[Event], Optional[bool]]


class EventBus:
    _ids = count(1)

    def __init__(self) -> None:
        self._handlers: Dict[str, List[tuple]] = defaultdict(list)

    def listen(self, name: str, *, priority: int = 0):
        def decorator(f: Handler) -> Handler:
            self.on(name, f, priority=priority)
            return f
        return decorator

    def on(self, name: str, handler: Handler, *, priority: int = 0):
        token = next(self._ids)
        self._handlers[name].append((-priority, token, handler))
        self._handlers[name].sort(key=lambda entry: entry[:2])
        return token

    def off(self, name: str, token: int) -> bool:
        before = len(self._handlers[name])
        self._handlers[name] = [h for h in self._handlers[name] if h[1] != token]
        return len(self._handlers[name]) < before

    def emit(self, event: Event) -> int:
        called = 0
        for _, _, handler in list(self._handlers[event.name]) + list(self._handlers["*"]):
            called += 1
            handler(event)
            if event.cancelled:
                break
        return called


class Plugin:
    registry: ClassVar[Dict[str, Type["Plugin"]]] = {}
    name = ""

    def __init_subclass__(cls, /, name: str = "", **kw):
        super().__init_subclass__(**kw)
        cls.name = name or cls.__name__.lower()
        Plugin.registry[cls.name] = cls

    def __init__(self, bus: EventBus, options: Dict[str, str]):
        self.bus = bus
        self.options = options
        self.setup()

    def setup(self) -> None:
        pass

    def report(self) -> str:
        return f"{self.name}: nothing"


class KeyLogger(Plugin, name="keys"):
    def setup(self):
        self.pressed = []
        self.bus.on("key", self.handle, priority=5)

    def handle(self, event):
        if isinstance(event, KeyEvent):
            self.pressed.append(event.key.upper() if event.shift else event.key)

    def report(self):
        return f"{self.name}: {''.join(self.pressed)!r}"


class Clock(Plugin):
    def setup(self):
        self.ticks = 0
        self.bus.on("timer", self.on_timer)
        self.every = int(self.options.get("every", "2"))

    def on_timer(self, event: TimerEvent):
        self.ticks = event.tick
        if event.tick % self.every == 0:
            self.bus.emit(KeyEvent("key", source=self.name, key="t"))

    def report(self):
        return f"{self.name}: {self.ticks} ticks, every {self.every}"


class Filter(Plugin, name="filter"):
    def setup(self):
        blocked = self.options.get("block", "")

        def check(event):
            if isinstance(event, KeyEvent) and event.key in blocked and event.key:
                event.cancelled = True
        self.bus.on("key", check, priority=10)


class Silent(Plugin):
    pass


def log_event(log, prefix, event):
    log.append(f"{prefix}{event.name}/{event.source}")


def entry_point(argv):
    bus = EventBus()
    plugins = [Plugin.registry[name](bus, {"block": "xz", "every": "3"}) for name in sorted(Plugin.registry)]
    log = []
    bus.on("*", partial(log_event, log, "> "))

    @bus.listen("key", priority=1)
    def shout(event):
        if event.key == "!":
            print("shouted by", event.source)

    hits = 0

    def counter(event):
        nonlocal hits
        hits += 1

    token = bus.on("timer", counter)
    for c in "hexlo!":
        n = bus.emit(KeyEvent("key", "user", key=c, shift=c == "h"))
        print(c, n, end="; ")
    print()
    for t in range(1, 8):
        bus.emit(TimerEvent("timer", tick=t))
    print(bus.off("timer", token), bus.off("timer", token))
    bus.emit(TimerEvent("timer", tick=8))
    print(hits, [p.report() for p in plugins])
    print(len(log), log[:3], log[-1])
    print(KeyEvent("key", key="a"), Event("x") == Event("x"), Event("x") == TimerEvent("x"))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
