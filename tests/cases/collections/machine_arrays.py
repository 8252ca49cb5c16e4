from array import array


def entry_point(argv):
    a = array("i", [1, 2, 3])
    a.append(4)
    a.extend([5, 6])
    a[0] = -1
    print(len(a), a[0], a[-1], list(a), sum(a), a.typecode, a.itemsize)
    print(a.pop(), a.pop(0), list(a), 3 in a, a.index(3), a.count(9))
    a.insert(1, 50)
    a.reverse()
    a.remove(50)
    print(a.tolist())
    d = array("d", [1.5, 2.5])
    d.append(3)
    print(list(d), d[2])
    b = array("B", [0] * 4)
    b[1] = 255
    print(list(b))
    print(a == array("i", [5, 4, 3, 2]), a[1:3].tolist())
    try:
        print(a[100])
    except IndexError as e:
        print("IndexError", e)
    for x in d:
        print(x)
    return 0
