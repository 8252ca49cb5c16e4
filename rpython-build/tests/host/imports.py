import sys
def show(code):
    try:
        exec(code, globals())
    except Exception as e:
        text = str(e)
        print(type(e).__name__, text.rsplit(" (", 1)[0] if text.endswith(".py)") else text, getattr(e, "name", None))
import pkg
print(pkg.__doc__, pkg.uno, pkg.first.one, pkg.__all__)
import pkg.sub.deep
print(pkg.sub.deep.value)
from pkg import *
print(first.__name__, second.__name__, visible, "hidden" in globals())
from pkg.first import *
print(one, "_private" in globals())
import pkg.sub.deep as pd
print(pd is sys.modules["pkg.sub.deep"], pkg.sub is sys.modules["pkg.sub"])
import ns_only.mod
print(ns_only.mod.inside, hasattr(ns_only, "__file__"))
show("import nope")
show("import pkg.nope")
show("import pkg.first.nope")
show("from pkg import nope")
show("from pkg.first import nope")
show("from . import x")
show("from .. import x")
show("import pkg.broken")
print("pkg.broken" in sys.modules, hasattr(pkg, "broken"))
show("import pkg.circ_a")
show("second.late()")
m = __import__("pkg.first"); print(m.__name__)
m = __import__("pkg.first", fromlist=["one"]); print(m.__name__)
sys.modules["fake"] = type(sys)("fake"); sys.modules["fake"].x = 5
import fake; print(fake.x)
sys.modules["blocked"] = None
show("import blocked")
def local():
    import pkg.first as f, math
    return f.one, math.pi
print(local())
print(pkg.__path__[0].endswith("pkg"), pkg.__file__.endswith("__init__.py"), __name__)
