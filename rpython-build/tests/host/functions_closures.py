def counter():
    n = 0
    def up():
        nonlocal n
        n += 1
        return n
    def get():
        return n
    return up, get

up, get = counter()
up(); up()
print(get())
adders = [lambda x, i=i: x + i for i in range(3)]
print([a(10) for a in adders])
late = [lambda: i for i in range(3)]
print([f() for f in late])
print(up.__closure__[0].cell_contents, up.__code__.co_freevars)

def outer():
    def inner():
        return x
    try:
        inner()
    except NameError as e:
        print(e)
    x = 5
    return inner()

print(outer())
def local():
    try:
        print(y)
    except UnboundLocalError as e:
        print(e)
    y = 1
local()
