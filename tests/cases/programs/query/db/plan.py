from .errors import QueryError
from .values import Number, Text, NONE


class Plan:
    def __init__(self, columns, source):
        self.columns = columns
        self.source = source

    def rows(self):
        raise NotImplementedError

    def index(self, column):
        if column not in self.columns:
            raise QueryError('no column %s in %s' % (column, ', '.join(self.columns)))
        return self.columns.index(column)


class Scan(Plan):
    def __init__(self, table):
        Plan.__init__(self, table.columns, None)
        self.table = table

    def rows(self):
        return self.table.data


class Join(Plan):
    def __init__(self, left, right, a, b):
        Plan.__init__(self, left.columns + right.columns, left)
        self.right = right
        self.a, self.b = left.index(a), right.index(b)

    def rows(self):
        found = []
        for row in self.source.rows():
            for other in self.right.rows():
                if row[self.a].same(other[self.b]):
                    found.append(row + other)
        return found


class Filter(Plan):
    def __init__(self, source, alternatives):
        Plan.__init__(self, source.columns, source)
        self.alternatives = [[(self.index(c.column), c.op, literal(c.word)) for c in conditions]
                             for conditions in alternatives]

    def rows(self):
        return [row for row in self.source.rows() if self.holds(row)]

    def holds(self, row):
        return any([all([test(row[i], op, value) for i, op, value in conditions])
                    for conditions in self.alternatives])


class Group(Plan):
    def __init__(self, source, column, select):
        columns = [column] + (['count'] if select.count else [])
        columns += ['sum ' + name for name in select.sums]
        Plan.__init__(self, columns, source)
        self.by = source.index(column)
        self.count = select.count
        self.sums = [source.index(name) for name in select.sums]

    def rows(self):
        groups = {}
        for row in self.source.rows():
            groups.setdefault(row[self.by].show(), []).append(row)
        found = []
        for rows in groups.values():
            new = [rows[0][self.by]]
            if self.count:
                new.append(Number(len(rows)))
            for at in self.sums:
                total = 0
                for row in rows:
                    value = row[at]
                    if isinstance(value, Number):
                        total += value.n
                new.append(Number(total))
            found.append(new)
        return found


class Sort(Plan):
    def __init__(self, source, column, descending):
        Plan.__init__(self, source.columns, source)
        self.at = self.index(column)
        self.descending = descending

    def rows(self):
        at = self.at
        return sorted(self.source.rows(), key=lambda row: row[at], reverse=self.descending)


class Limit(Plan):
    def __init__(self, source, count):
        Plan.__init__(self, source.columns, source)
        self.count = count

    def rows(self):
        return self.source.rows()[:self.count]


class Project(Plan):
    def __init__(self, source, columns):
        Plan.__init__(self, columns, source)
        self.places = [source.index(column) for column in columns]

    def rows(self):
        return [[row[i] for i in self.places] for row in self.source.rows()]


def literal(word):
    if word == 'none':
        return NONE
    if word.isdigit():
        return Number(int(word))
    return Text(word)


def test(value, op, other):
    if op in ('=', 'is'):
        return value.same(other)
    return value.less(other) if op == '<' else other.less(value)


def make_plan(select, catalog):
    plan = Scan(catalog.table(select.table))
    if select.join is not None:
        other, a, b = select.join
        plan = Join(plan, Scan(catalog.table(other)), a, b)
    if select.alternatives:
        plan = Filter(plan, select.alternatives)
    if select.group is not None:
        plan = Group(plan, select.group, select)
    if select.order is not None:
        plan = Sort(plan, select.order, select.descending)
    if select.limit >= 0:
        plan = Limit(plan, select.limit)
    if select.group is None and select.columns != ['*']:
        plan = Project(plan, select.columns)
    return plan


def explain(plan):
    names = []
    while plan is not None:
        names.append(plan.__class__.__name__)
        plan = plan.source
    return ' < '.join(names)
