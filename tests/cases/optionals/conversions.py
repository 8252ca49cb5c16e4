"""A bool, int or float that may be None meets other numbers, and None stays None."""


def choose(n, small):
    result = None
    if n == 1:
        result = small
    elif n == 2:
        result = 300
    return result


def pair(n):
    if n == 0:
        return None
    if n == 1:
        return (1, None)
    if n == 2:
        return (None, "two")
    return (n, "many")


class Box:
    def __init__(self, value):
        self.value = value


def entry_point(argv):
    for n in range(3):
        print(choose(n, 5))
    for n in range(4):
        p = pair(n)
        if p is None:
            print("no pair")
            continue
        number, text = p
        if number is not None:
            print(number + 1)
        if text is not None:
            print(text.upper())
        print(p)
    boxes = [Box(None), Box(4), Box(None)]
    boxes[0].value = boxes[1].value
    boxes[1].value = None
    print([b.value for b in boxes])
    print(isinstance(boxes[0].value, int), isinstance(boxes[1].value, int))
    value = boxes[0].value
    if isinstance(value, int):
        print(value << 2)
    print(str(value), repr(boxes[1].value), "%s %r" % (value, boxes[2].value), f"{value} {boxes[1].value}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
