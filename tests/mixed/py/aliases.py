from dataclasses import dataclass


class Unknown(Exception):
    def __init__(self, id):
        super().__init__(id)
        self.id = id


@dataclass
class Entry:
    id: int
    words: list[str]


ENTRIES = {}


def add(words):
    id = len(ENTRIES) + 1
    ENTRIES[id] = Entry(id, words)
    return id


def entry(id):
    if id not in ENTRIES:
        raise Unknown(id)
    return ENTRIES[id]


def all_entries():
    return [ENTRIES[id] for id in sorted(ENTRIES)]


def index():
    found = {}
    for id in sorted(ENTRIES):
        for word in ENTRIES[id].words:
            found.setdefault(word, []).append(id)
    return found


def transposed(rows):
    return [[row[i] for row in rows] for i in range(len(rows[0]))]


def doubled(rows):
    return [[2 * x for x in row] for row in rows]


def mirrored(rows):
    return rows[::-1]


def chosen(ids, keep):
    return [id for id in ids if keep(id)]


def noted(log, ids):
    return [log.note(id, ["x"] * id) for id in ids]


FIRST = 1
