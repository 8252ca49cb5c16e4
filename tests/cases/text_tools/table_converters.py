"""CSV, INI and markdown: readers, a small document model, and writers picked by name."""
import io
import os
import string
import sys
from abc import ABC, abstractmethod
from collections import namedtuple
from contextlib import contextmanager
from itertools import chain, groupby, islice, takewhile, zip_longest


Cell = namedtuple("Cell", "text align")
Table = namedtuple("Table", ["header", "rows"])


def parse_csv(source, delimiter=",", quote='"'):
    row, cell, quoted = [], [], False
    chars = iter(source)
    for c in chars:
        if quoted:
            if c == quote:
                quoted = False
            else:
                cell.append(c)
        elif c == quote:
            if cell:
                cell.append(c)
            quoted = True
        elif c == delimiter:
            row.append("".join(cell))
            cell = []
        elif c == "\n":
            row.append("".join(cell))
            yield row
            row, cell = [], []
        elif c != "\r":
            cell.append(c)
    if cell or row:
        row.append("".join(cell))
        yield row


def guess(text):
    for kind, name in ((int, "int"), (float, "float")):
        try:
            kind(text)
            return name
        except ValueError:
            continue
    if text.lower() in {"true", "false", "yes", "no"}:
        return "bool"
    return "str"


def column_types(rows):
    types = []
    for column in zip_longest(*rows, fillvalue="") if False else zip(*rows):
        kinds = {guess(v) for v in column if v}
        if kinds == {"int", "float"}:
            kinds = {"float"}
        types.append(kinds.pop() if len(kinds) == 1 else "str")
    return types


class Ini:
    def __init__(self, text=""):
        self.sections = {}
        self._parse(text)

    def _parse(self, text):
        section = self.sections.setdefault("DEFAULT", {})
        key = None
        for lineno, raw in enumerate(text.splitlines(), 1):
            line = raw.split(";", 1)[0].rstrip()
            if not line:
                continue
            if line[0] in " \t" and key is not None:
                section[key] += "\n" + line.strip()
            elif line.startswith("[") and line.endswith("]"):
                section = self.sections.setdefault(line[1:-1], {})
                key = None
            elif "=" in line:
                key, value = (part.strip() for part in line.split("=", 1))
                section[key] = value
            else:
                raise SyntaxError(f"{lineno}: {raw}")

    def get(self, section, key, default=None):
        for place in (section, "DEFAULT"):
            if place in self.sections and key in self.sections[place]:
                return self.sections[place][key]
        return default

    def getint(self, section, key, default=0):
        value = self.get(section, key)
        return default if value is None else int(value)

    def getboolean(self, section, key):
        return {"yes": True, "on": True, "no": False, "off": False}[self.get(section, key, "no").lower()]

    def items(self, section):
        merged = {**self.sections["DEFAULT"], **self.sections.get(section, {})}
        return sorted(merged.items())

    def __str__(self):
        out = io.StringIO()
        for name, values in self.sections.items():
            if not values:
                continue
            print(f"[{name}]", file=out)
            for k, v in values.items():
                print(k, "=", v.replace("\n", "\n    "), file=out)
            print(file=out)
        return out.getvalue().strip()


class Writer(ABC):
    registry = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Writer.registry[cls.__name__.replace("Writer", "").lower()] = cls

    def __init__(self, out):
        self.out = out
        self.depth = 0

    @contextmanager
    def tag(self, name, **attributes):
        attrs = "".join(f' {k}="{v}"' for k, v in attributes.items())
        self.line(f"<{name}{attrs}>")
        self.depth += 1
        try:
            yield self
        finally:
            self.depth -= 1
            self.line(f"</{name}>")

    def line(self, text):
        self.out.write("  " * self.depth + text + os.linesep)

    @abstractmethod
    def write(self, table):
        ...


class HtmlWriter(Writer):
    ESCAPES = str.maketrans({"<": "&lt;", ">": "&gt;", "&": "&amp;"})

    def write(self, table):
        with self.tag("table", border="1"):
            for i, row in enumerate([table.header] + table.rows):
                with self.tag("tr"):
                    for cell in row:
                        kind = "th" if i == 0 else "td"
                        self.line(f"<{kind}>{cell.translate(self.ESCAPES)}</{kind}>")


class MarkdownWriter(Writer):
    def write(self, table):
        widths = [max(len(v) for v in column) for column in zip(table.header, *table.rows)]
        types = column_types(table.rows)
        def fmt(row):
            cells = []
            for value, width, kind in zip(row, widths, types):
                cells.append(value.rjust(width) if kind in ("int", "float") else value.ljust(width))
            return "| " + " | ".join(cells) + " |"
        self.line(fmt(table.header))
        self.line("|" + "|".join("-" * (w + 1) + (":" if t in ("int", "float") else "-") for w, t in zip(widths, types)) + "|")
        for row in table.rows:
            self.line(fmt(row))


class CsvWriter(Writer):
    def quote(self, value):
        if any(c in value for c in ',"\n'):
            return '"' + value.replace('"', '""') + '"'
        return value

    def write(self, table):
        for row in chain([table.header], table.rows):
            self.line(",".join(map(self.quote, row)))


def convert(text, to):
    header, *rows = parse_csv(text)
    table = Table(header, rows)
    out = io.StringIO()
    Writer.registry[to](out).write(table)
    return out.getvalue()


CSV = '''name,qty,price,note
apple,3,0.5,"red, round"
pear,10,1,"say ""hi"""
<fig>,7,2.25,
'''

INI = """\
colour = red ; default
[main]
size = 12
text = one
    two
debug = on

[empty]
[other]
size=x
"""


def entry_point(argv):
    print(list(parse_csv('a,b\n"x\ny",2\n,\nlast,1')))
    for name in sorted(Writer.registry):
        print(f"-- {name}")
        print(convert(CSV, name), end="")
    print(column_types([["1", "x", "1.5", "yes"], ["2", "", "3", "no"]]))
    ini = Ini(INI)
    print(ini)
    print(ini.get("main", "colour"), ini.get("main", "nope"), ini.getint("main", "size"), ini.getint("main", "zip", 7), ini.getboolean("main", "debug"), ini.getboolean("other", "debug"))
    print(ini.items("main"))
    try:
        ini.getint("other", "size")
    except ValueError as e:
        print(e)
    try:
        Ini("[a]\nwhat")
    except SyntaxError as e:
        print("SyntaxError", e)
    try:
        convert(CSV, "pdf")
    except KeyError as e:
        print("no writer", e)
    for key, group in groupby(sorted(["bb", "a", "cc", "ddd"], key=len), key=len):
        print(key, list(group), end="; ")
    print(list(islice(takewhile(lambda n: n < 50, (i * i for i in range(100))), 2, None)))
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
