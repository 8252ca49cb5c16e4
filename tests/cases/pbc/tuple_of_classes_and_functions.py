class A:
    k = 'a'
class B(A):
    k = 'b'
def f():
    return 1
def g():
    return 2
def entry_point(argv):
    for cls in (A, B):
        print(cls.__name__, type(cls()).__name__)
    for cls in [A, B]:
        print(cls.__name__, type(cls()).__name__)
    for h in (f, g):
        print(h())
    for x in (1, 2):
        print(x)
    for x in (A(), B()):
        print(x.k)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
