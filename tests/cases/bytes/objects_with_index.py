from array import array


class I:
    def __init__(self, n): self.n = n

    def __index__(self): return self.n


def entry_point(argv):
    print(bytes([I(3), I(4)]))
    print(bytearray([I(3), I(255)]))
    b = bytearray(b"abc")
    b.append(I(65))
    b.extend([I(66), I(67)])
    b[0] = I(68)
    b.insert(I(1), I(69))
    print(b)
    a = array("i", [I(1), I(2)])
    a.append(I(3))
    a.extend([I(5)])
    a[0] = I(9)
    print(list(a))
    print(bytes((I(1), I(2))), bytes(x for x in [I(7)]))
    print(I(65) in b, b.count(I(65)), b.find(I(65)), b"abc".index(I(98)))
    try:
        bytes([I(300)])
    except ValueError as e:
        print(e)
    print([1,2,3][I(1)], "abc"[I(2)], list(range(I(3))), "ab" * I(2), [0] * I(2))
    print(chr(I(65)), hex(I(255)), bin(I(5)), oct(I(8)))
    b += bytes([I(1)])
    print(b)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
