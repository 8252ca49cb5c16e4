from array import array
a = array("i", [1, 2, 3]); a.append(4); a.extend([5]); a.insert(0, 9); print(a, a[0], a[1:3], len(a), a.typecode, a.itemsize, a.tolist(), a.pop(), a.index(3), 3 in a, a.count(2), list(a))
a[0] = 7; a.reverse(); a.remove(2); del a[0]; print(a, a + array("i", [1]), a * 2, a == array("i", a), a < array("i", [100]), a.tobytes(), array("d", [1.5, 2]), array("B", b"ab"), array("f", [0.1])[0])
b = array("H"); b.frombytes(b"\1\0\2\0"); print(b, bytes(b.tobytes()), array("q", range(3)), array("b"))
b.byteswap(); print(b)
for f in (lambda: array("b", [200]), lambda: array("B", [-1]), lambda: array("z"), lambda: array("i", ["a"]), lambda: a[100], lambda: array("i").pop()):
    try: f()
    except Exception as e: print(type(e).__name__, e)
