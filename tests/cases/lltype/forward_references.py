from rpython.rtyper.lltypesystem import lltype

NODE = lltype.GcForwardReference()
NODE.become(lltype.GcStruct('node', ('value', lltype.Signed), ('next', lltype.Ptr(NODE))))
TREE = lltype.GcForwardReference()
TREE.become(lltype.GcStruct('tree', ('left', lltype.Ptr(TREE)), ('right', lltype.Ptr(TREE)), ('key', lltype.Float)))
RAWNODE = lltype.ForwardReference()
RAWNODE.become(lltype.Struct('rawnode', ('n', lltype.Signed), ('link', lltype.Ptr(RAWNODE))))


def push(head, value):
    node = lltype.malloc(NODE)
    node.value = value
    node.next = head
    return node


def insert(tree, key):
    if not tree:
        tree = lltype.malloc(TREE)
        tree.key = key
    elif key < tree.key:
        tree.left = insert(tree.left, key)
    else:
        tree.right = insert(tree.right, key)
    return tree


def walk(tree, out):
    if tree:
        walk(tree.left, out)
        out.append(tree.key)
        walk(tree.right, out)


def entry_point(argv):
    head = lltype.nullptr(NODE)
    for i in range(5):
        head = push(head, i * len(argv))
    values = []
    node = head
    while node:
        values.append(node.value)
        node = node.next
    print(values, bool(node), node == lltype.nullptr(NODE), head == head, head != head.next)
    tree = lltype.nullptr(TREE)
    for key in [2.5, 1.0, 3.5, 0.5, 9.0, 2.75]:
        tree = insert(tree, key)
    out = []
    walk(tree, out)
    print(out)
    first = lltype.malloc(RAWNODE, flavor='raw')
    second = lltype.malloc(RAWNODE, flavor='raw')
    first.n = 1
    second.n = 2
    first.link = second
    second.link = first
    print(first.link.n, first.link.link.n, first.link.link == first)
    try:
        first.link = lltype.nullptr(RAWNODE)
        print(first.link.n)
    except RuntimeError:
        print('null')
    lltype.free(first, flavor='raw')
    lltype.free(second, flavor='raw')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
