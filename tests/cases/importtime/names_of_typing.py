"""Every name that modules have for the types of something, subscripted as in CPython; and what they say of themselves."""
import collections
import collections.abc
import contextlib
import functools
import os
import re
import types
import typing
import weakref
from typing import ContextManager, Match, ParamSpec, Pattern, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
said = []

for name in ("AbstractSet Any AnyStr AsyncContextManager AsyncIterable AsyncIterator Awaitable BinaryIO ByteString Callable ChainMap "
             "ClassVar Collection Concatenate Container ContextManager Coroutine Counter DefaultDict Deque Dict Final "
             "ForwardRef FrozenSet Generator Generic Hashable IO ItemsView Iterable Iterator KeysView List Literal "
             "LiteralString Mapping MappingView Match MutableMapping MutableSequence MutableSet NamedTuple Never NewType "
             "NoReturn NotRequired Optional OrderedDict ParamSpec ParamSpecArgs ParamSpecKwargs Pattern Protocol Required "
             "Reversible Self Sequence Set Sized SupportsAbs SupportsBytes SupportsComplex SupportsFloat SupportsIndex "
             "SupportsInt SupportsRound TYPE_CHECKING Text TextIO Tuple Type TypeAlias TypeGuard TypeVar TypeVarTuple "
             "TypedDict Union Unpack ValuesView AsyncGenerator Annotated assert_never assert_type cast clear_overloads "
             "dataclass_transform final get_args get_origin get_overloads get_type_hints is_typeddict no_type_check "
             "no_type_check_decorator overload reveal_type runtime_checkable").split():
    if not hasattr(typing, name):
        said.append("no typing." + name)

for name in ("AsyncContextManager AsyncIterable AsyncIterator Awaitable ContextManager Match Pattern MappingView Coroutine "
             "List Iterable Counter IO TypeGuard").split():
    arguments = (int, str, bytes) if name == "Coroutine" else str
    subscripted = getattr(typing, name)[arguments]
    if name != "MappingView":
        said.append(repr(subscripted) + " " + repr(typing.get_args(subscripted)))

for name in ("Awaitable Coroutine AsyncIterable AsyncIterator AsyncGenerator Container Collection Iterable Iterator Generator "
             "Reversible Sequence MutableSequence Set MutableSet Mapping MutableMapping KeysView ItemsView ValuesView").split():
    said.append(repr(getattr(collections.abc, name)[int]))

for generic in (re.Pattern, re.Match, contextlib.AbstractContextManager, contextlib.closing, contextlib.nullcontext,
                functools.partial, functools.partialmethod, functools.cached_property, os.PathLike, types.MappingProxyType,
                collections.deque, collections.defaultdict, collections.OrderedDict, collections.Counter,
                collections.ChainMap, collections.UserDict, collections.UserList, weakref.WeakValueDictionary,
                weakref.ref, list, dict, set, frozenset, tuple, type, enumerate):
    if typing.get_origin(generic[int]) is not generic:
        said.append("not generic: " + repr(generic))

said.append(repr((P.args, P.kwargs, typing.get_origin(P.args) is P, P.args == P.args)))


class Movie(typing.TypedDict):
    name: str


@typing.overload
def doubled(x: int) -> int: ...


@typing.overload
def doubled(x: str) -> str: ...


def doubled(x):
    return x + x


said.append(repr((typing.is_typeddict(Movie), typing.is_typeddict(dict), typing.is_typeddict(typing.TypedDict))))
said.append(repr([f.__annotations__["x"].__name__ for f in typing.get_overloads(doubled)]))
typing.clear_overloads()
said.append(repr(typing.get_overloads(doubled)))
said.append(repr([issubclass(collections.abc.Coroutine, collections.abc.Awaitable),
                  issubclass(list, collections.abc.Awaitable),
                  isinstance(contextlib.nullcontext(), ContextManager)]))


class Managed(ContextManager[int]):
    def __exit__(self, typ, value, tb):
        return False


class Path(os.PathLike[str]):
    def __init__(self, text: str) -> None:
        self.text = text

    def __fspath__(self) -> str:
        return self.text


Rule = tuple[Pattern[str], int]


def first(m: Match[str]) -> str:
    return m.group().upper()


def replaced(rule: Rule, text: str) -> str:
    return rule[0].sub(first, text)


def called(f: collections.abc.Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    return f(*args, **named)


def entry_point(argv):
    for one in said:
        print(one)
    rule: Rule = (re.compile("a+"), 1)
    print(replaced(rule, "baab"), doubled(2), doubled("x"), called(doubled, 4), os.fspath(Path("/tmp")))
    with Managed() as same:
        print(isinstance(same, Managed))

    @typing.overload
    def inner(x: int) -> int: ...
    def inner(x):
        return x + 1
    print(inner(1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
