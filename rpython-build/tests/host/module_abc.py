from abc import *
class A(ABC):
    @abstractmethod
    def f(self): return "base"
    @property
    @abstractmethod
    def p(self): ...
    def g(self): return "g"
for c in (lambda: A(),):
    try: c()
    except TypeError as e: print(e)
class B(A):
    def f(self): return super().f() + "B"
try: B()
except TypeError as e: print(e)
class C(B):
    p = 5
print(C().f(), C().p, C().g(), A.__abstractmethods__ == frozenset({"f", "p"}), C.__abstractmethods__)
A.register(int); print(isinstance(5, A), issubclass(int, A), issubclass(str, A), isinstance(C(), A))
class H(ABC):
    @classmethod
    def __subclasshook__(cls, other): return hasattr(other, "quack") or NotImplemented
class D:
    def quack(self): pass
print(isinstance(D(), H), isinstance(1, H))
class M(metaclass=ABCMeta):
    @staticmethod
    @abstractmethod
    def s(): ...
    @classmethod
    @abstractmethod
    def c(cls): ...
try: M()
except TypeError as e: print(e)
