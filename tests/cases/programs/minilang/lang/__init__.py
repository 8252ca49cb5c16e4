from .errors import LangError
from .parser import Parser
from .lexer import tokenize


def parse_program(source):
    return Parser(tokenize(source)).program()
