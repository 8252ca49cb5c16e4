# Attributes and results that are `None` and never anything else, used as if they were more: what
# the operation raises is caught, passes `finally`, and leaves functions.


class Node(object):
    def __init__(self):
        self.next = None


def nothing(n):
    return None


def attribute(n):
    return Node().next.next


def item(n):
    return nothing(n)[n]


def assigned(n):
    x = nothing(n)
    x[n] = 1


def deleted(n):
    x = nothing(n)
    del x[n]


def sliced(n):
    return nothing(n)[n:]


def length(n):
    return len(nothing(n))


def iterated(n):
    for x in nothing(n):
        print('never', x)


def contained(n):
    return n in nothing(n)


def method(n):
    return nothing(n).method(n)


def set_attribute(n):
    nothing(n).name = n


def cleaned(n):
    try:
        print('in', n)
        return nothing(n).value
    finally:
        print('finally', n)


def only_sometimes(n):
    node = Node()
    if n > 1:
        print(node.next.next)
        print('never')
    return n


def entry_point(argv):
    n = len(argv)
    try:
        attribute(n)
    except AttributeError as e:
        print(e)
    try:
        item(n)
    except TypeError as e:
        print(e)
    try:
        assigned(n)
    except TypeError as e:
        print(e)
    try:
        deleted(n)
    except TypeError as e:
        print(e)
    try:
        sliced(n)
    except TypeError as e:
        print(e)
    try:
        length(n)
    except TypeError as e:
        print(e)
    try:
        iterated(n)
    except TypeError as e:
        print(e)
    try:
        contained(n)
    except TypeError as e:
        print(e)
    try:
        method(n)
    except AttributeError as e:
        print(e)
    try:
        set_attribute(n)
    except AttributeError as e:
        print(e)
    try:
        cleaned(n)
    except Exception as e:
        print(type(e).__name__, e)
    for i in 0, 1, 2:
        try:
            print(only_sometimes(i))
        except AttributeError as e:
            print(e)
    try:
        try:
            print(nothing(n)[0])
        except (KeyError, IndexError):
            print('never')
    except TypeError as e:
        print('outer', e)
    return 0
