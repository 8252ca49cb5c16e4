"""Checks of low-level Python that is not the toolchain's own, and C strings."""
from rpython.ll import (cast, Char, Signed, Void, BYTES, RAW_BYTES, llbytes, hlbytes, malloc_raw,
                        malloc_uninit, c_call)

__specialize__ = "low_level"


def ll_byte_of_char(c):
    """A character as a byte."""
    n = cast(Signed, c)
    if n > 255:
        raise ValueError("this character does not fit in a byte")
    return cast(Char, n)


def ll_check_index(n, i):
    if i < 0 or i >= n:
        raise IndexError("array index out of range")


def ll_bytes2charp(data):
    b = llbytes(data)
    n = len(b.chars)
    p = malloc_raw(RAW_BYTES, n + 1)
    i = 0
    while i < n:
        p[i] = b.chars[i]
        i += 1
    p[n] = cast(Char, 0)
    return p


def ll_strlen_raw(p):
    ll_check_raw(p)
    n = 0
    while cast(Signed, p[n]) != 0:
        n += 1
    return n


def ll_charp2bytes(p, n):
    ll_check_raw(p)
    if n < 0:
        n = 0
    b = malloc_uninit(BYTES, n)
    b.hash = 0
    i = 0
    while i < n:
        b.chars[i] = p[i]
        i += 1
    return hlbytes(b)


def ll_check_raw(p):
    if not p:
        raise RuntimeError("a null pointer is dereferenced")


def ll_save_errno():
    c_call(Void, "rpy_save_errno")


def ll_saved_errno():
    return c_call(Signed, "rpy_saved_errno")


def ll_set_saved_errno(n):
    c_call(Void, "rpy_set_saved_errno", n)
