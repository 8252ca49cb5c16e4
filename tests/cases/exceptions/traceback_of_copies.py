# exit status: 1
# traceback: through functions that are small enough to be copied, and what is raised again


class Failure(Exception):
    def __init__(self, code):
        self.code = code


class Missing(Failure):
    pass


def leaf(x):
    if x == 3:
        raise Missing(x)
    return x


def middle(x, seen):
    try:
        return leaf(x) + 1
    finally:
        seen.append(x)


def again(x, seen):
    try:
        return middle(x, seen)
    except Missing as e:
        if e.code == len(seen):
            raise
        return 1


def nearby(x, seen):
    try:
        return middle(x, seen)
    except Failure as e:
        return e.code * 100


def entry_point(argv):
    seen = []
    print(nearby(3, seen), again(3, seen), again(4, seen))
    print(seen)
    return again(len(seen), [1, 2])
