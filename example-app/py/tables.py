"""Tables of comma-separated values: columns of numbers, and of words.

RPython: every variable has one type. It runs on CPython as well: `python3 tables.py`.
"""
from dataclasses import dataclass


class Column:
    """What is to be said of a column."""


@dataclass
class Numbers(Column):
    name: str


@dataclass
class Words(Column):
    name: str
    different: int
    most_frequent: str


class Table:
    def __init__(self, text):
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            raise ValueError("there is no line with names")
        self.names = cells_of(lines[0])
        self.rows = []
        for number, line in enumerate(lines[1:]):
            row = cells_of(line)
            if len(row) != len(self.names):
                raise ValueError(f"row {number + 1} has {len(row)} cells, not {len(self.names)}")
            self.rows.append(row)
        self.read = {}

    def index(self, name):
        if name not in self.names:
            raise ValueError(f"there is no column {name!r}")
        return self.names.index(name)

    def keep(self, name, test):
        """Drops the rows whose cells do not pass the test; says how many are left."""
        index = self.index(name)
        self.rows = [row for row in self.rows if test(row[index])]
        self.read = {}
        return len(self.rows)

    def columns(self):
        return [self.column(name) for name in self.names]

    def column(self, name):
        try:
            self.numbers(name)
        except ValueError:
            return self.words(name)
        return Numbers(name)

    def words(self, name):
        index = self.index(name)
        counts = {}
        for row in self.rows:
            counts[row[index]] = counts.get(row[index], 0) + 1
        most_frequent = ""
        for word, count in counts.items():
            if count > counts.get(most_frequent, 0):
                most_frequent = word
        return Words(name, len(counts), most_frequent)

    def numbers(self, name):
        """The numbers of a column, read once."""
        numbers = self.read.get(name)
        if numbers is None:
            index = self.index(name)
            numbers = [float(row[index]) for row in self.rows]
            self.read[name] = numbers
        return numbers


def opened(text):
    return Table(text)


def cells_of(line):
    return [cell.strip() for cell in line.split(",")]


def self_test():
    table = opened("city, people\nOslo, 700\nRome, 2800\n\nOslo, 1\n")
    assert table.columns() == [Words("city", 2, "Oslo"), Numbers("people")]
    assert table.numbers("people") == [700.0, 2800.0, 1.0]
    assert table.keep("city", lambda city: city == "Oslo") == 2
    assert table.numbers("people") == [700.0, 1.0]


if __name__ == "__main__":
    self_test()
    print("tables: ok")
