counter = 0
items = []
late = None
def bump(n):
    global counter, items
    counter += n
    items = items + [counter]

def setup():
    global late, unset
    late = {'a': counter}
    unset = 'now set'

class Node:
    _next_id = 1
    def __init__(self):
        self.id = Node._next_id
        Node._next_id += 1

def entry_point(argv):
    bump(3)
    bump(4)
    print(counter, items, late is None)
    try:
        print(unset)
    except NameError as e:
        print(e)
    setup()
    print(late['a'], unset)
    print(Node().id, Node().id)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
