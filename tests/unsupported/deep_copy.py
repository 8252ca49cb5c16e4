import copy


class Node(object):
    def __init__(self, parts):
        self.parts = parts


def entry_point(argv):
    node = Node([len(argv)])
    other = copy.deepcopy(node)
    other.parts.append(2)
    print(node.parts, other.parts)
    return 0
