# A list is empty while its keys are computed, and has its items back afterwards, also after errors.


FIXED = [3, 1, 2]


def shown(x):
    FIXED.append(x)
    FIXED.pop()
    return x


class Table(object):
    def __init__(self, rows):
        self.rows = rows

    def key(self, x):
        print(x, len(self.rows), self.rows)
        return -x

    def failing(self, x):
        if x == 2:
            raise KeyError(x)
        return x

    def growing(self, x):
        if x == 2:
            self.rows.append(7)
        return x

    def popping(self, x):
        if self.rows:
            self.rows.pop()
        return x

    def growing_and_popping(self, x):
        self.rows.append(x)
        self.rows.pop()
        return x

    def clearing(self, x):
        self.rows.clear()
        del self.rows[:]
        return x


def entry_point(argv):
    table = Table([3, 1, 2])
    table.rows.append(5)
    rows = table.rows
    rows.sort(key=table.key)
    print(rows, table.rows is rows)
    for reverse in False, True:
        try:
            rows.sort(key=table.failing, reverse=reverse)
        except KeyError as e:
            print('KeyError', e, rows)
        for key in table.growing, table.growing_and_popping:
            try:
                rows.sort(key=key, reverse=reverse)
            except ValueError as e:
                print(e, rows)
        rows.sort(key=table.popping, reverse=reverse)
        print(rows)
        rows.sort(key=table.clearing, reverse=reverse)
        print(rows)
    try:
        FIXED.sort(key=shown)
    except ValueError as e:
        print(e, FIXED)
    one = Table([4])
    one.rows.sort(key=one.key)
    one.rows.append(5)
    print(one.rows, sorted(one.rows, key=one.popping), one.rows)
    empty = Table([1])
    empty.rows.pop()
    empty.rows.sort(key=empty.growing)
    print(empty.rows)
    fixed = ['bb', 'a', 'ccc']
    fixed.sort(key=len, reverse=True)
    print(fixed)
    return 0
