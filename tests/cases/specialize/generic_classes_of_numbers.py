"""Objects of a class with type parameters hold `int`s at one place and `float`s at another."""

from dataclasses import dataclass
from typing import Generic, TypeVar, Union

T = TypeVar('T')
E = TypeVar('E')


class Box(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value

    def get(self) -> T:
        return self.value

    def same(self) -> 'Box[T]':
        return Box(self.value)

    def __repr__(self) -> str:
        return f'Box({self.value!r})'


@dataclass
class Ok(Generic[T]):
    value: T


@dataclass
class Err(Generic[E]):
    error: E


Result = Union[Ok[T], Err[E]]


def whole(text: str) -> 'Result[int, str]':
    try:
        return Ok(int(text))
    except ValueError as e:
        return Err(str(e))


def digits(text: str) -> 'Result[int, str]':
    if text.isdigit():
        return Ok(int(text))
    return Err('no digits: ' + text)


def decimal(text: str) -> 'Result[float, str]':
    try:
        return Ok(float(text))
    except ValueError as e:
        return Err(str(e))


def show(text: str) -> None:
    for result in [whole(text), digits(text)]:
        match result:
            case Ok(value):
                print('ok', value)
            case Err(error):
                print('error', error)
    number = decimal(text)
    if isinstance(number, Ok):
        print(number, number.value)
    else:
        print(number.error)


def boxes(n: int) -> None:
    box = Box(n) if n else Box(1.5)
    print(box, box.get(), box.same())
    box = Box(2)
    print(box)
    box = Box(2.5)
    print(box.same())
    lists = Box([n])
    print(lists)
    print(Box([2.5]), Box({'k': 1}), Box({'k': 1.5}))


def entry_point(argv):
    for text in ['1', 'x']:
        show(text)
    boxes(0)
    boxes(1)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
