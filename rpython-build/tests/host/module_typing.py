import typing
from typing import *
T = TypeVar("T")
K = TypeVar("K")
print(List[int], Dict[str, List[int]], Optional[int], Union[int, str], Union[int, None], Callable[[int, str], bool], Tuple[int, ...], Any, Type[int], Callable[..., int], Set[int], T, ClassVar[int], Literal["a", 1], Iterable[T])
print(Union[int, int], Union[int, Union[str, int]] == Union[int, str], Optional[Optional[int]] == Optional[int], List[int] == List[int], hash(List[int]) == hash(List[int]), List[T][int], Dict[K, T][str, int])
class Stack(Generic[T]):
    def __init__(self): self.items: List[T] = []
    def push(self, x: T) -> None: self.items.append(x)
s = Stack[int](); s.push(1); print(s.items, Stack.__parameters__, isinstance(s, Stack), Stack.__mro__[1] is Generic)
class Sub(Stack[int]): pass
print(Sub.__bases__[0] is Stack, Sub().items)
class Proto(Protocol):
    def meth(self) -> int: ...
class Impl:
    def meth(self): return 1
@runtime_checkable
class RP(Protocol):
    def close(self): ...
class HasClose:
    def close(self): pass
print(isinstance(HasClose(), RP), isinstance(1, RP))
class NT(NamedTuple):
    x: int
    y: str = "d"
    def both(self): return self.x, self.y
print(NT(1), NT(1).both(), NT._fields, NT(2, "z").y, isinstance(NT(1), tuple), NT.__annotations__)
class TD(TypedDict):
    a: int
print(TD(a=1), TD.__annotations__, get_type_hints(Impl.meth))
def f(a: "int", b: Optional[str] = None) -> List[int]: ...
print(f.__annotations__["b"], get_type_hints(f)["a"], get_origin(List[int]), get_args(Dict[str, int]), get_origin(int), get_args(Callable[[int], str]), cast(int, "x"), TYPE_CHECKING)
UserId = NewType("UserId", int); print(UserId(5), UserId.__name__)
@overload
def g(x: int) -> int: ...
def g(x): return x
@final
class F: pass
print(g(1), F.__final__, NoReturn, get_origin(Optional[int]) is Union, List, Final[int], Sequence[int], Annotated[int, "m"].__metadata__)
x: "List[int]" = []
y: Final = 3
print(__annotations__, AnyStr, Generator[int, None, str], DefaultDict[str, int], Deque[int])
Pair = NamedTuple("Pair", [("a", int), ("b", str)]); print(Pair(1, "x"))
