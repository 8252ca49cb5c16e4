"""Exceptions of all kinds on their way to Rust."""

import shop.errors
from shop.errors import OutOfStock


class Silent(Exception):
    pass


class Coded(Exception):
    def __init__(self, code):
        self.code = code

    def __str__(self):
        return "code %d" % self.code


def fail(how):
    if how == "value":
        raise ValueError("it is bad: ä€𝄞")
    if how == "silent":
        raise Silent
    if how == "coded":
        raise Coded(7)
    if how == "stock":
        raise OutOfStock("tea", 3)
    if how == "shop":
        shop.errors.check("")
    if how == "key":
        return {"a": 1}[how]
    if how == "index":
        return [1, 2][len(how)]
    if how == "zero":
        return 1 // (len(how) - 4)
    if how == "assert":
        assert how == "", "not empty"
    if how == "none":
        return length_of(None)
    return len(how)


def length_of(text):
    if text is None:
        raise TypeError("no text")
    return len(text)


def outer(n):
    return middle(n) + 1


def middle(n):
    return inner(n) * 2


def inner(n):
    if n > 10:
        raise ValueError("%d is too much" % n)
    return n


def nothing(n):
    inner(n)


def hard(n):
    return outer(n)


def reraise(n):
    try:
        return inner(n)
    except ValueError as error:
        raise Coded(len(str(error)))


def cleanup(n):
    log = []
    try:
        try:
            inner(n)
        finally:
            log.append("cleaned up")
    except ValueError:
        log.append("caught")
    return log


def depth(n):
    if n == 0:
        return 0
    return depth(n - 1) + 1


def allocate(n):
    return len([0] * n)


def not_a_char(n):
    return "x" * n
