class F:
    def _freeze_(self):
        return True


a = F()
a.x = 1
b = F()
b.x = 2


def memo(k, flag):
    return k.x * 10 + flag


memo._annspecialcase_ = "specialize:memo"


def at_two_places(i):
    k = a if i > 0 else b
    if i % 2:
        return memo(k, 1)
    return memo(k, 5)


def first(k):
    return memo(k, 1)


def second(k):
    return memo(k, 5)


def texts(k, text):
    return text + str(k.x)


texts._annspecialcase_ = "specialize:memo"


def of_flag(k, flag):
    return (k.x, flag)


of_flag._annspecialcase_ = "specialize:memo"


def entry_point(argv):
    print(at_two_places(1), at_two_places(2), at_two_places(-1), at_two_places(-2))
    for i in range(2):
        k = a if i == 0 else b
        print(first(k), second(k), texts(k, "x"), texts(k, "y"))
        print(of_flag(k, len(argv) > 9), of_flag(k, True))
    print(memo(a, 7), memo(b, 8), texts(a, "z"))
    return 0
