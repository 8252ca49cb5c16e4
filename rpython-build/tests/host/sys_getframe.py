import sys
def who():
    return sys._getframe(1).f_code.co_name
def caller():
    return who()
print(caller(), sys._getframe().f_globals is globals(), sys._getframe().f_code.co_name)
def loc():
    a, b = 1, 2
    return sorted(sys._getframe().f_locals.items())
print(loc())
class C:
    here = sys._getframe().f_code.co_name
    names = sorted(k for k in sys._getframe().f_locals if not k.startswith("__")) if False else 1
    sys._getframe().f_locals["injected"] = 42
print(C.here, C.injected)
def depth():
    f, n = sys._getframe(), 0
    while f and f.f_code.co_name != "<module>":
        f, n = f.f_back, n + 1
    return n
def d2(): return depth()
print(depth(), d2(), sys._getframe().f_lineno)
try:
    1 / 0
except ZeroDivisionError:
    t, v, tb = sys.exc_info()
    print(t.__name__, v, tb.tb_lineno, tb.tb_frame.f_code.co_name, tb.tb_next)
print(sys.exc_info())
