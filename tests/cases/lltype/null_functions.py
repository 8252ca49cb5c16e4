from rpython.rtyper.lltypesystem.lltype import *
from rpython.rtyper.annlowlevel import llhelper

F = FuncType([Signed], Signed)
fnptr = nullptr(FuncType([], Void))
adder = nullptr(F)
S = GcStruct("S", ("call", Ptr(F)), ("n", Signed))


def add_one(n):
    return n + 1


def called(p, n):
    try:
        return p(n)
    except RuntimeError as e:
        print("RuntimeError", e)
        return -1


def entry_point(argv):
    n = len(argv)
    one = llhelper(Ptr(F), add_one)
    if n > 10:
        fnptr()
    try:
        fnptr()
    except RuntimeError as e:
        print("RuntimeError", e)
    print(called(one, n), called(adder, n), called(one if n > 10 else adder, n), bool(adder), not fnptr)
    s = malloc(S)
    print(called(s.call, 3), s.call == adder)
    s.call = one
    print(called(s.call, 3), s.call == adder, s.call == one)
    return 0
