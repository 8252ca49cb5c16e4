import sys
def f(n):
    return 0 if n == 0 else 1 + f(n - 1)
print(f(900))
def forever():
    return forever()
try:
    forever()
except RecursionError as e:
    print("RecursionError", str(e).startswith("maximum recursion depth exceeded"))
print(sys.getrecursionlimit() > 100)
class A:
    def __repr__(self):
        return repr(self)
try:
    repr(A())
except RecursionError:
    print("again")
l = []
for _ in range(100):
    l = [l]
print(len(repr(l)))
