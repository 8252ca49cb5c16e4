from dataclasses import dataclass, field
from enum import Enum

from .formula import Parser, FormulaError


class Kind(Enum):
    EMPTY = 0
    NUMBER = 1
    TEXT = 2
    FORMULA = 3


@dataclass
class Cell:
    name: str
    text: str = ''
    kind: Kind = Kind.EMPTY
    value: float = 0.0
    error: str = ''
    known: bool = False
    busy: bool = False
    needs: set = field(default_factory=set)


def classify(text):
    if not text:
        return Kind.EMPTY
    try:
        float(text)
        return Kind.NUMBER
    except ValueError:
        pass
    if text.isalpha() and text.islower():
        return Kind.TEXT
    return Kind.FORMULA


class Sheet:
    def __init__(self):
        self.cells = {}
        self.evaluations = 0

    def cell(self, name):
        if name not in self.cells:
            self.cells[name] = Cell(name)
        return self.cells[name]

    def set(self, name, text):
        cell = self.cell(name)
        cell.text = text.strip()
        cell.kind = classify(cell.text)
        for other in self.cells.values():
            other.known = False

    def evaluate(self, cell):
        if cell.known:
            return
        if cell.busy:
            raise FormulaError('cycle')
        cell.busy = True
        cell.error = ''
        cell.needs = set()
        self.evaluations += 1
        try:
            if cell.kind is Kind.NUMBER:
                cell.value = float(cell.text)
            elif cell.kind is Kind.TEXT:
                cell.error = 'text'
            elif cell.kind is Kind.FORMULA:
                cell.value = Parser(cell.text, self, cell).parse()
            else:
                cell.value = 0.0
        except FormulaError as e:
            cell.error = e.message
        except ZeroDivisionError:
            cell.error = 'zero'
        finally:
            cell.busy = False
        cell.known = True

    def number(self, name, reader):
        cell = self.cell(name)
        reader.needs.add(name)
        self.evaluate(cell)
        if cell.error:
            raise FormulaError(cell.error if cell.error.startswith('in ') or cell.error == 'cycle' else 'in ' + name)
        return cell.value

    def get(self, name):
        cell = self.cell(name)
        self.evaluate(cell)
        if cell.kind == Kind.TEXT:
            return cell.text
        return '#' + cell.error if cell.error else '%g' % cell.value

    def readers_of(self, name):
        return [cell.name for cell in self.cells.values() if name in cell.needs]

    def __len__(self):
        return len(self.cells)

    def __iter__(self):
        for name in sorted(self.cells):
            yield self.cells[name]
