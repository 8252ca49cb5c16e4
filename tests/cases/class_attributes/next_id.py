class Node:
    _next_id = 1
    instances = None

    def __init__(self, parent=None):
        self.id = Node._next_id
        Node._next_id += 1
        self.parent = parent
        if Node.instances is None:
            Node.instances = {}
        Node.instances[self.id] = self


class Singleton:
    _instance = None

    def __init__(self, v):
        self.v = v

    @classmethod
    def get(cls):
        if cls._instance is None:
            cls._instance = cls(42)
        return cls._instance


def entry_point(argv):
    a = Node()
    b = Node(a)
    c = Node(b)
    print(a.id, b.id, c.id)
    print(len(Node.instances), Node.instances[3] is c)
    s = Singleton.get()
    t = Singleton.get()
    print(s is t, s.v)
    s.v = 7
    print(Singleton.get().v)
    print(Singleton._instance.v)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
