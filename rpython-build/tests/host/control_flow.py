for i in range(5):
    if i == 3: break
else:
    print("no break")
for i in []:
    pass
else:
    print("else")
n = 5
while n:
    n -= 1
    if n == 2: continue
    print(n, end=" ")
else:
    print("while else")
print(1 < 2 < 3, 1 < 3 < 2, 1 == 1.0 == True, 3 > 2 != 1)
print("yes" if [] else "no", [] or "default", 0 and 1, not None, 1 and 2)
x = 5
x += 2; x -= 1; x *= 3; x //= 2; x **= 2; x %= 50; x <<= 2; x >>= 1; x |= 1; x &= 0xff; x ^= 3
print(x)
l = [1, 2]
l += [3]; l *= 2; l[0] += 10; l[1:2] = [7, 8, 9]
print(l)
del l[0], l[-1]
print(l, 3 in l, 30 not in l, l is l, l is not None)
if (n := len(l)) > 3:
    print("walrus", n)
print([i for i in range(10) if i % 2 if i > 3])
lambda_ = lambda *a, k=1, **kw: (a, k, kw)
print(lambda_(1, 2, k=3, z=4))
global_var = 1
def set_global():
    global global_var
    global_var += 1
set_global()
print(global_var)
