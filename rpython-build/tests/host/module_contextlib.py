from contextlib import *
import io
@contextmanager
def cm(x):
    print("in", x)
    try: yield x * 2
    except ValueError as e: print("caught", e)
    finally: print("out", x)
with cm(3) as v: print(v)
with cm(1): raise ValueError("v")
try:
    with cm(2): raise KeyError("k")
except KeyError as e: print("KeyError", e)
with suppress(ZeroDivisionError): 1 / 0
with nullcontext(5) as n: print(n)
class Cl:
    def close(self): print("closed")
with closing(Cl()) as c: pass
with ExitStack() as st:
    st.enter_context(cm("a")); st.callback(print, "cb"); st.enter_context(cm("b")); print("body")
with ExitStack() as st:
    st.enter_context(suppress(KeyError)); raise KeyError
buf = io.StringIO()
with redirect_stdout(buf): print("hidden")
print(repr(buf.getvalue()))
@cm("deco")
def f(): print("f")
f()
class CD(ContextDecorator):
    def __enter__(self): print("cd in")
    def __exit__(self, *a): print("cd out")
@CD()
def g(): return 7
print(g())
@contextmanager
def nothing():
    if False: yield
try:
    with nothing(): pass
except RuntimeError as e: print(e)
