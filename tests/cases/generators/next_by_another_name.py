step = next

def gen(n):
    it = iter([1, 2][:n])
    while True:
        yield step(it)

def entry_point(argv):
    n = len(argv)
    try:
        for x in gen(n):
            print(x)
        print("ended quietly")
    except RuntimeError as e:
        print("RuntimeError", e)
    return 0
