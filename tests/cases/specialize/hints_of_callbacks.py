from typing import Callable, Generic, TypeVar

T = TypeVar("T")


class Signal(Generic[T]):
    def __init__(self) -> None:
        self.subs: list[Callable[[T], None]] = []

    def connect(self, f: Callable[[T], None]) -> None:
        self.subs.append(f)

    def emit(self, v: T) -> None:
        for f in self.subs:
            f(v)


def on_int(n: int) -> None:
    print("int", n + 1)


def on_str(s: str) -> None:
    print("str", s + "!")


def entry_point(argv):
    a: Signal[int] = Signal()
    b: Signal[str] = Signal()
    a.connect(on_int)
    b.connect(on_str)
    b.connect(lambda s: print(len(s)))
    a.emit(1)
    b.emit("x")
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
