from collections import deque


def entry_point(argv):
    d = deque([1, 2, 3, 4, 5], maxlen=3)
    print(list(d), d.maxlen, len(d))
    d.append(6)
    print(list(d))
    d.appendleft(0)
    print(list(d))
    d.extend([7, 8, 9, 10])
    print(list(d))
    d.rotate(1)
    print(list(d), deque([1]).maxlen)
    try:
        d.insert(1, 1)
    except IndexError as e:
        print("IndexError", e)
    z = deque([1, 2], maxlen=0)
    z.append(5)
    print(list(z))
    words = deque(["a", "b"])
    words.append("c")
    words.extend(x + "!" for x in ["d", "e"])
    print(list(words), "".join(words), words == deque(["a", "b", "c", "d!", "e!"]))
    print(words)
    print(deque([1, 2], maxlen=5))
    return 0
