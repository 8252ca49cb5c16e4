# What a function returns is where the collector has moved it, also if nothing in the function can raise.
import gc


class Box:
    def __init__(self, n):
        self.n = n

    def collected(self):
        gc.collect()
        return self


def same(box):
    gc.collect()
    return box


def one_of(first, second, choice):
    gc.collect()
    if choice:
        return first
    gc.collect()
    return second


def after_all(box, times):
    while times > 0:
        gc.collect()
        times -= 1
    return box


def text_of(text):
    gc.collect()
    return text


same._dont_inline_ = True
one_of._dont_inline_ = True
after_all._dont_inline_ = True
text_of._dont_inline_ = True
Box.collected._dont_inline_ = True


def entry_point(argv):
    n = len(argv)
    box = same(Box(n + 1))
    others = [Box(i) for i in range(5)]
    print(box.n)
    print(one_of(Box(n + 2), Box(n + 3), n > 5).n, one_of(Box(n + 2), Box(n + 3), n > 0).n)
    print(after_all(Box(n + 4), 3).n, after_all(Box(n + 5), 0).n)
    print(Box(n + 6).collected().collected().n)
    print(text_of("text " + str(n)), others[3].n)
    return 0
