from .errors import QueryError


class Table:
    def __init__(self, name, columns):
        self.name = name
        self.columns = columns
        self.data = []

    def insert(self, row):
        if len(row) != len(self.columns):
            raise QueryError('%s has %d columns' % (self.name, len(self.columns)))
        self.data.append(row)


class Catalog:
    def __init__(self):
        self.tables = {}

    def create(self, name, columns):
        table = self.tables[name] = Table(name, columns)
        return table

    def table(self, name):
        try:
            return self.tables[name]
        except KeyError:
            raise QueryError('no table ' + name)
