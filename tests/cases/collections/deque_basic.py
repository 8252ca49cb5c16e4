from collections import deque


def entry_point(argv):
    d = deque()
    for i in range(5):
        d.append(i)
        d.appendleft(-i)
    print(len(d), list(d), bool(d), bool(deque()))
    print(d.pop(), d.popleft(), d[0], d[-1], d[3], list(d))
    d.rotate(2)
    print(list(d))
    d.rotate(-3)
    print(list(d))
    d.extend([10, 20])
    d.extendleft([30, 40])
    print(list(d), 20 in d, 99 in d, d.count(0), d.index(10))
    d[1] = 77
    d[-1] += 1
    d.reverse()
    print(list(d), sum(d), max(d))
    d.remove(77)
    d.insert(2, 5)
    print(list(d))
    e = d.copy()
    d.clear()
    print(len(d), len(e), list(d), list(reversed(e)))
    for f in range(4):
        try:
            if f == 0:
                d.pop()
            elif f == 1:
                d.popleft()
            elif f == 2:
                print(d[0])
            else:
                e.remove(12345)
        except IndexError as x:
            print("IndexError", x)
        except ValueError as x:
            print("ValueError")
    return 0
