a = bytearray(b"abc")
a.append(100); a.extend(b"ef"); a += b"g"; a.insert(0, 95)
print(a, len(a), a[0], a[-1], a[1:3], a == b"_abcdefg", a.find(b"c"), a.pop(), a.pop(0))
a[0] = 65; a[1:3] = b"XYZ"; a[::2] = b"1234"
print(a, bytes(a), a.upper(), a.decode(), list(a)[:2], a * 2, a + b"!", type(a + b"!").__name__, type(b"!" + a).__name__)
del a[0]; del a[1:3]
print(a); a.remove(a[0]); a.reverse(); print(a); a.clear(); print(a, bool(a))
print(bytearray(2), bytearray([1, 2]), bytearray("é", "utf-8"), bytearray(b"x").hex(), bytearray.fromhex("ff"), bytearray(b"b") < b"c")
m = memoryview(bytearray(b"hello"))
print(m[0], bytes(m[1:3]), len(m), m.tobytes(), m.tolist()[:2], m == b"hello", m.readonly, memoryview(b"x").readonly, m[-1])
m[0] = 72
print(m.obj, m.nbytes, [chr(c) for c in m])
for f in (lambda: bytearray([300]), lambda: a.pop(), lambda: bytearray(b"a").remove(1), lambda: hash(a), lambda: memoryview("x"), lambda: a.__setitem__(5, 1)):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
