"""`isinstance(x, int)` of an attribute that becomes a float later on."""


class Box:
    def __init__(self):
        self.value = 0
        self.flag = False

def kind(box):
    if isinstance(box.value, int) or box.value.is_integer():
        return "whole"
    return "part"

def sort(box):
    if isinstance(box.value, (int, str)):
        return "int"
    if isinstance(box.value, float):
        return "float"
    return "other"

def both(box):
    return isinstance(box.value, (int, float)), isinstance(box.flag, bool), isinstance(box.flag, float), not isinstance(box.flag, int)

def padded(x, n):
    return ("%" + str(n) + "s") % (x,)

class Item:
    def __init__(self, x):
        self.x = x

def entry_point(argv):
    n = len(argv)
    b = Box()
    print(kind(b))
    b.value = 1.5 * n * 2
    b.flag = n * 1.5
    print(kind(b), sort(b), both(b))
    b.value = 2.25
    print(kind(b), sort(b))
    i = Item(1.5)
    print(padded(i.x, 6))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
