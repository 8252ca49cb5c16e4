class Shape:
    def area(self): return 1
counter = 5
def f(value):
    return vlaue
def g():
    try:
        f(1)
    except NameError:
        Shape().aera()
try:
    g()
except AttributeError as e:
    raise ValueError("x") from e
