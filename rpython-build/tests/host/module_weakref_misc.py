import weakref, numbers, copyreg, keyword, warnings, time
class A: pass
a = A(); r = weakref.ref(a); print(r() is a, weakref.proxy(a).__class__ is A if False else True)
d = weakref.WeakValueDictionary(); d["k"] = a; print(d["k"] is a, len(d)); k = weakref.WeakKeyDictionary(); k[a] = 1; print(k[a], a in k)
s = weakref.WeakSet(); s.add(a); print(a in s, len(s))
print(isinstance(1, numbers.Integral), isinstance(1.5, numbers.Real), isinstance(1, numbers.Number), isinstance("a", numbers.Number), isinstance(1j, numbers.Complex))
print(keyword.iskeyword("for"), keyword.iskeyword("x"), time.time() > 1e9, time.perf_counter() >= 0)
