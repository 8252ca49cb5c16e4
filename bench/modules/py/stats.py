"""Statistics of the columns of a CSV text."""

import math


class CsvError(Exception):
    pass


class Column(object):
    def __init__(self, name):
        self.name = name
        self.values = []
        self.is_numeric = True

    def add(self, text):
        if not self.is_numeric:
            return
        try:
            self.values.append(float(text))
        except ValueError:
            self.is_numeric = False

    def mean(self):
        return math.fsum(self.values) / len(self.values)

    def deviation(self):
        mean = self.mean()
        total = 0.0
        for value in self.values:
            total += (value - mean) ** 2
        return math.sqrt(total / len(self.values))

    def median(self):
        values = sorted(self.values)
        middle = len(values) // 2
        if len(values) % 2 == 1:
            return values[middle]
        return (values[middle - 1] + values[middle]) / 2


def split_line(line):
    fields = []
    field = []
    quoted = False
    for c in line:
        if c == '"':
            quoted = not quoted
        elif c == "," and not quoted:
            fields.append("".join(field))
            field = []
        else:
            field.append(c)
    if quoted:
        raise CsvError("no closing quote in %r" % line)
    fields.append("".join(field))
    return fields


def summary(csv):
    lines = [line for line in csv.splitlines() if line.strip()]
    if not lines:
        raise CsvError("no header")
    columns = [Column(name.strip()) for name in split_line(lines[0])]
    for number, line in enumerate(lines[1:]):
        fields = split_line(line)
        if len(fields) != len(columns):
            raise CsvError("row %d has %d fields" % (number + 1, len(fields)))
        for column, field in zip(columns, fields):
            column.add(field.strip())
    return [
        (column.name, column.mean(), column.deviation(), column.median())
        for column in columns
        if column.is_numeric and column.values
    ]
