def entry_point(argv):
    d = {}
    for i in range(50):
        d[i] = str(i)
    for i in range(0, 50, 3):
        del d[i]
    d[3] = "three"
    d[100] = "hundred"
    d[0] = "zero"
    print(list(d)[:5], list(d)[-3:], len(d))
    d[1] = "one again"
    print(list(d.items())[:2])
    while len(d) > 2:
        d.popitem()
    print(d)
    for i in range(1000):
        d[i] = "x"
        if i >= 10:
            del d[i - 10]
    print(sorted(d))
    s = set(range(20))
    for i in range(0, 20, 2):
        s.remove(i)
    s.add(4)
    print(sorted(s), len(s))
    out = []
    try:
        for k in d:
            out.append(k)
            d[k + 5000] = "y"
    except RuntimeError as e:
        print("RuntimeError", e, len(out))
    try:
        for k in s:
            s.add(k + 100)
    except RuntimeError as e:
        print("RuntimeError", e)
    try:
        for k, v in d.items():
            del d[k]
    except RuntimeError as e:
        print("RuntimeError", e)
    return 0
