from collections import deque


def entry_point(argv):
    d = deque([1, 2, 3])
    d.append(4)
    d.appendleft(0)
    print(d, len(d), d[0], d[-1], d[2], list(d), list(reversed(d)), 3 in d, 9 in d)
    print(d.pop(), d.popleft(), d)
    d.extend([7, 8])
    d.extendleft([-1, -2])
    print(d, d.count(7), d.index(7), d.index(2, 1, 5))
    d.rotate()
    print(d)
    d.rotate(-3)
    print(d)
    d.rotate(100)
    d.rotate(0)
    print(d)
    d.reverse()
    d.insert(1, 99)
    d.insert(-1, 98)
    d.insert(100, 97)
    d.insert(-100, 96)
    print(d)
    d.remove(99)
    d[1] = 55
    d[-1] = 56
    del d[0]
    del d[-2]
    print(d)
    for f in range(8):
        try:
            if f == 0:
                d.remove(12345)
            elif f == 1:
                d.index(12345)
            elif f == 2:
                d[100]
            elif f == 3:
                d[-100] = 1
            elif f == 4:
                deque([0][:0]).pop()
            elif f == 5:
                deque([0][:0]).popleft()
            elif f == 6:
                del d[77]
            else:
                deque([1], maxlen=-len(argv))
        except ValueError as e:
            print('ValueError', len(str(e)) > 0)
        except IndexError as e:
            print('IndexError', e)
    m = deque(range(10), maxlen=3)
    print(m, m.maxlen, deque([1]).maxlen is None)
    m.append(10)
    m.appendleft(5)
    m.extend([1, 2])
    m.extendleft([3, 4])
    print(m, len(m))
    try:
        m.insert(1, 0)
    except IndexError as e:
        print('IndexError', e)
    z = deque([1, 2], maxlen=0)
    z.append(5)
    print(z, len(z), bool(z), bool(m))
    c = m.copy()
    c.append(100)
    print(c, m, c == m, m == deque([4, 3, 5][:0]), deque([1, 2]) == deque([1, 2]), deque([1, 2]) != deque([2]), deque([1]) < deque([1, 0]))
    print(deque([1]) + deque([2]), deque([1, 2]) * 2, 2 * deque([0]), deque('abc'), deque())
    e = deque([1, 2, 3])
    e += [4]
    e *= 2
    print(e, sum(e), max(e), sorted(e), [x * 2 for x in e])
    try:
        for x in e:
            e.append(x)
    except RuntimeError as err:
        print('RuntimeError', err)
    e.clear()
    print(e, len(e), [x for x in e])
    q = deque([(0, 'a')])
    total = 0
    for i in range(200):
        n, s = q.popleft()
        total += n
        q.append((i, s))
        q.append((i + 1, 'b'))
        if i % 3:
            q.pop()
    print(total, len(q), q[0])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
