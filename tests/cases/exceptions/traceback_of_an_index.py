# exit status: 1
# traceback: of a check in a copy within a copy


class Box(object):
    def __init__(self, items):
        self.items = items

    def get(self, i):
        return self.items[i]

    def sum_of(self, i, j):
        return self.get(i) + self.get(j)


def entry_point(argv):
    box = Box([1, 2, len(argv)])
    try:
        print(box.sum_of(1, 7))
    except IndexError:
        print("there is none")
    print(box.sum_of(0, -3))
    for i in range(4):
        print(box.sum_of(i, 0))
    return 0
