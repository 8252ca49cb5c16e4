import sys
def show(f, *a):
    try:
        print(f(*a))
    except BaseException as e:
        print(type(e).__name__, e, e.args)
class E(Exception): pass
class E2(E):
    def __init__(self, a, b): self.a = a; self.b = b
class E3(E):
    def __init__(self, msg): super().__init__("E3: " + msg); self.msg = msg
    def __str__(self): return "<" + self.msg + ">"
print(repr(E()), repr(E(1)), repr(E(1, 2)), str(E()), str(E(1)), str(E(1, 2)), E(1, 2).args)
print(repr(E2(1, b=2)), E2(1, 2).args, str(E3("x")), E3("x").args)
print(repr(KeyError("k")), str(KeyError("k")), str(KeyError()), OSError(2, "no"), repr(OSError(2, "no")), type(OSError(2, "x")).__name__, OSError(2, "no", "file"))
def raiser(x): raise x
show(raiser, E); show(raiser, E("m")); show(raiser, 5); show(raiser, int)
def chain():
    try:
        raise ValueError("first")
    except ValueError as e:
        raise E("second") from e
try: chain()
except E as e: print(e.__cause__, e.__context__, e.__suppress_context__)
def ctx():
    try:
        raise ValueError("first")
    except ValueError:
        raise E("second")
try: ctx()
except E as e: print(e.__cause__, repr(e.__context__), e.__suppress_context__)
try:
    try: 1 / 0
    except ZeroDivisionError as e: raise E from None
except E as e: print(e.__cause__, repr(e.__context__), e.__suppress_context__)
def order():
    r = []
    try:
        r.append(1)
        try:
            r.append(2)
            raise KeyError
        except ValueError: r.append("no")
        except (KeyError, IndexError): r.append(3)
        else: r.append("no")
        finally: r.append(4)
    except: r.append("no")
    else: r.append(5)
    finally: r.append(6)
    return r
print(order())
def fin():
    try: return "try"
    finally: print("finally")
print(fin())
def fin2():
    try: return "try"
    finally: return "fin"
print(fin2())
def fin3():
    for i in range(3):
        try:
            if i == 1: continue
            if i == 2: break
        finally: print("f", i)
fin3()
def fin4():
    while True:
        try: raise ValueError
        except ValueError: return "ret"
        finally: print("cleanup")
print(fin4())
def reraise():
    try: raise E("orig")
    except E:
        try: raise
        finally: print("in finally")
show(reraise)
def noactive(): raise
show(noactive)
try: raise E("x")
except E as err: pass
show(lambda: err)
print(sys.exc_info())
try: raise E("y")
except E:
    print(sys.exc_info()[0].__name__, sys.exc_info()[1])
    try: raise KeyError(1)
    except KeyError: print(sys.exc_info()[1])
    print(sys.exc_info()[1])
print(sys.exc_info()[1])
def nested_handled():
    def inner(): raise
    try: raise E("from outer frame")
    except E: inner()
show(nested_handled)
show(lambda: [][5]); show(lambda: {}["k"]); show(lambda: int("x")); show(lambda: None.foo); show(lambda: "a".foo); show(lambda: [].pop())
def badmatch():
    try: raise E
    except 5: pass
show(badmatch)
def asrt(x): assert x > 0, "must be positive"; assert x < 10
show(asrt, 0); show(asrt, 10)
try: sys.exit(3)
except SystemExit as e: print(e.code, repr(e))
try: raise StopIteration(5)
except StopIteration as e: print(e.value)
e = E("notes"); e.add_note("a note"); print(e.__notes__)
e2 = e.with_traceback(None); print(e2 is e, e.__traceback__)
def tb():
    try: raiser(E("t"))
    except E as e:
        t = e.__traceback__; lines = []
        while t: lines.append((t.tb_frame.f_code.co_name, t.tb_lineno)); t = t.tb_next
        return lines
print(tb())
print(issubclass(KeyError, LookupError), issubclass(ModuleNotFoundError, ImportError), UnicodeDecodeError.__mro__[1:4])
e = ValueError("a"); e.extra = 5; print(e.extra, e.__dict__)
class Multi(KeyError, AttributeError): pass
try: raise Multi("both")
except AttributeError as e: print(repr(e))
def deep():
    def a(): b()
    def b():
        try: c()
        except KeyError as e: raise ValueError("v") from e
    def c(): raise KeyError("deep")
    try: a()
    except ValueError as e:
        return e.__traceback__.tb_next.tb_frame.f_code.co_name, e.__cause__.__traceback__.tb_next.tb_frame.f_code.co_name
print(deep())
def unpack():
    a, b = [1, 2, 3]
show(unpack)
def unpack2():
    a, b = [1]
show(unpack2)
def unpack3():
    a, *b, c = [1]
show(unpack3)
def unpack4():
    a, b = 5
show(unpack4)
def mutate():
    d = {1: 1, 2: 2}
    for k in d: d[k + 10] = 1
show(mutate)
