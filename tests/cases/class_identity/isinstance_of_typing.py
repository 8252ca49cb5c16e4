"""`isinstance` with what `typing` makes of classes, where it is written and by a name."""
from typing import Optional, Union


class A:
    pass


class B(A):
    pass


class C:
    pass


MAYBE = Optional[B]
EITHER = Union[B, C]


def make(n):
    if n == 0:
        return None
    if n == 1:
        return A()
    return B()


def entry_point(argv):
    for n in range(3):
        x = make(n)
        print(isinstance(x, Optional[A]), isinstance(x, Union[B, None]), isinstance(x, MAYBE), isinstance(x, EITHER),
              isinstance(x, Optional[Union[B, C]]), isinstance(x, B | None), isinstance(x, (Optional[B], C)))
        if isinstance(x, Union[B, C]):
            print(type(x).__name__)
    y = len(argv)
    print(isinstance(y, Union[int, str]), isinstance(y, Optional[int]), isinstance('', Union[int, str]))
    print(isinstance(None, Optional[int]), isinstance(1.5, Union[int, str]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
