class Trouble:
    pass


class Base(Exception):
    pass


def single(n):
    try:
        if n:
            raise Base("b")
        return 1
    except Trouble:
        return 2


def in_tuple(n):
    try:
        if n:
            raise Base("b")
        return 1
    except (ValueError, Trouble):
        return 2


def behind_one_that_matches(n):
    try:
        if n == 1:
            raise Base("b")
        if n == 2:
            raise KeyError("k")
        return 1
    except Base:
        return 2
    except (ValueError, Trouble, Base):
        return 3


def a_number(n):
    try:
        if n:
            raise Base("b")
        return 1
    except 5:
        return 2


def nothing(n):
    try:
        if n:
            raise Base("b")
        return 1
    except ():
        return 2


def a_type(n):
    try:
        if n:
            raise Base("b")
        return 1
    except int:
        return 2


def nested(n):
    try:
        if n:
            raise Base("b")
        return 1
    except (ValueError, (Base, KeyError)):
        return 2


def text(n):
    try:
        if n:
            raise Base("b")
        return 1
    except "Base":
        return 2


def with_else(n):
    try:
        if n:
            raise Base("b")
    except None:
        return 2
    else:
        return 1
    finally:
        print("finally")


def entry_point(argv):
    fs = [("single", single), ("in_tuple", in_tuple), ("behind", behind_one_that_matches), ("a_number", a_number), ("nothing", nothing), ("a_type", a_type), ("nested", nested), ("text", text), ("with_else", with_else)]
    for name, f in fs:
        for n in range(3):
            try:
                print(name, n, f(n))
            except Exception as e:
                print(name, n, type(e).__name__, e)
    return 0
