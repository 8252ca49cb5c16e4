# Loops over lists whose indexes are sometimes out of bounds: the loop runs up to the failing item.


def squares(n):
    result = []
    for i in range(n):
        result.append(i * i)
    return result


def fill(items, n, value):
    done = 0
    try:
        for i in range(n):
            items[i] = value + i
            done += 1
    except IndexError as e:
        print("fill:", e, done)
    return done


def add(items, start, stop):
    total = 0
    i = start
    try:
        while i < stop:
            total += items[i]
            i += 1
    except IndexError as e:
        print("add:", e, i)
    return total


def add_neighbours(items, start, stop):
    total = 0
    i = start
    try:
        while i <= stop:
            total += items[i - 1] * 3 + items[i] - items[i + 1]
            i += 1
    except IndexError:
        print("neighbours:", i)
    return total


def add_down(items, start, stop):
    total = 0
    i = start
    try:
        while i >= stop:
            total = total * 3 + items[i]
            i -= 1
    except IndexError:
        print("down:", i)
    return total


def add_steps(items, start, stop, step):
    total = 0
    i = start
    try:
        while i < stop:
            total = (total * 7 + items[i]) & 0xffffff
            i += step
    except IndexError:
        print("steps:", i)
    return total


def dot(rows, columns, n):
    total = 0
    try:
        for i in range(n):
            for j in range(n):
                for k in range(n):
                    total += rows[i][k] * columns[k][j]
    except IndexError:
        print("dot:", total)
    return total


def shrink(items):
    seen = []
    i = 0
    try:
        while i < 100:
            seen.append(items[i])
            if items[i] % 4 == 0:
                items.pop()
            i += 1
    except IndexError:
        print("shrink:", i, seen, items)


def grow(items, n):
    i = 0
    while i < n:
        items.append(items[i] + 1)
        i += 1
    return items


def swap(a, b, n):
    # The lists take each other's place while the loop runs.
    for i in range(n):
        a[i] += b[i]
        a, b = b, a
    return a, b


class Box(object):
    def __init__(self, items):
        self.items = items
        self.limit = len(items)


def through_fields(box, other, n):
    total = 0
    try:
        for i in range(n):
            total += box.items[i]
            if total % 5 == 4:
                box.items = other
                box.limit -= 1
    except IndexError:
        print("fields:", total, box.limit)
    return total


def letters(text, n):
    total = 0
    try:
        for i in range(n):
            total = (total * 31 + ord(text[i])) & 0xffff
    except IndexError as e:
        print("letters:", e)
    return total


def maybe_none(items, n):
    count = 0
    i = 0
    while i < n:
        if items is not None and i < len(items):
            count += items[i]
        i += 1
    return count


def entry_point(argv):
    extra = len(argv) - 1
    for n in [0, 1, 5, 20, 21, 40]:
        items = squares(20)
        fixed = [0] * 20
        print(n, fill(items, n + extra, 100), fill(fixed, n, 7), items[:3], fixed[-2:])
    items = squares(30)
    for start, stop in [(0, 30), (0, 31), (-5, 10), (-31, 3), (29, 30), (30, 31), (7, 7), (9, 2)]:
        print(start, stop, add(items, start, stop), add_neighbours(items, start, stop - 2),
              add_down(items, stop - 1, start))
    for step in [1, 2, 7, 29, 1 << 40, 1 << 61]:
        print(step, add_steps(items, 0, 30, step), add_steps(items, 0, 90, step),
              add_steps(items, -3, 20, step))
    rows = [squares(6) for _ in range(6)]
    print(dot(rows, rows, 6), dot(rows, rows, 7), dot(rows, rows[:3], 6))
    ragged = [squares(6), squares(4), squares(6)]
    print(dot(rows, ragged, 3), dot(ragged, rows, 5))
    shrink(squares(12))
    print(grow([1, 2], 7))
    print(swap([1, 2, 3], [10, 20, 30], 3))
    print(through_fields(Box(squares(10)), squares(4), 10),
          through_fields(Box(squares(10)), squares(40), 12))
    for text in ["", "hello", "h\u00e9llo", "\u20ac" * 20]:
        print(letters(text, 5), letters(text, len(text)))
    print(maybe_none(None, 20), maybe_none(squares(5), 20), maybe_none([], 17))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
