class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next

    def get(self):
        return self.value


def nth(node, k):
    for i in range(k):
        node = node.next
    return node


def text(flag):
    if flag:
        return 'text'
    return None


def items(flag):
    if flag:
        return [1, 2]
    return None


def entry_point(argv):
    n = len(argv)
    head = Node(1, Node(2))
    print(nth(head, 0).value, nth(head, 1).get())
    try:
        print(nth(head, 2).value)
    except AttributeError as e:
        print('AttributeError', e)
    try:
        print(nth(head, 3))
    except AttributeError as e:
        print('AttributeError', e)
    try:
        print(nth(head, 2).get())
    except AttributeError as e:
        print('AttributeError', e)
    try:
        nth(head, 2).value = 5
    except AttributeError as e:
        print('AttributeError', e)
    try:
        print(text(n > 1).upper())
    except AttributeError as e:
        print('AttributeError', e)
    try:
        items(n > 1).append(3)
    except AttributeError as e:
        print('AttributeError', e)
    try:
        print(items(n > 1)[0])
    except TypeError as e:
        print('TypeError', type(e).__name__)
    try:
        for x in items(n > 1):
            print(x)
    except TypeError as e:
        print('TypeError', type(e).__name__)
    try:
        print(len(items(n > 1)))
    except TypeError as e:
        print('TypeError', type(e).__name__)
    try:
        print(3 in items(n > 1))
    except TypeError as e:
        print('TypeError', type(e).__name__)
    try:
        items(n > 1)[0] = 1
    except TypeError as e:
        print('TypeError', type(e).__name__)
    try:
        print('a' + text(n > 1))
    except TypeError as e:
        print('TypeError')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
