"""What is written in the language: it is read when the program is translated."""

from ..engine import Engine
from .lists import SOURCE as LISTS
from .solutions import SOURCE as SOLUTIONS


def load():
    engine = Engine()
    for source in (LISTS, SOLUTIONS):
        engine.consult(source)
    return engine.database


bootstrap = load()
