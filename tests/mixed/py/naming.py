"""Names that Rust has others for."""
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

maxPorts = 7


class http_server:
    """A server, in the spelling of an old library."""

    def __init__(self, port):
        self.portNumber = port
        self.paths = []

    def addPath(self, path):
        self.paths.append(path)
        return len(self.paths)

    def match(self, path):
        return path in self.paths

    def each_path(self):
        for path in self.paths:
            yield path

    @staticmethod
    def new(port):
        return secure_server(port + 1)

    def __repr__(self):
        if self.portNumber < 0:
            raise ValueError("no port")
        return f"{type(self).__name__}({self.portNumber})"


class secure_server(http_server):
    def certificate(self):
        return f"of {self.portNumber}"


class Account:
    """As the bank has one, of the same name."""

    def __init__(self, login):
        self.login = login


def getServer(ports, first=0):
    return http_server(ports[first])


def visit(servers, visitor):
    return [visitor.wants(server) for server in servers]


def logged_in(account, servers):
    return [Session(account, server) for server in servers]


@dataclass
class Session:
    account: Account
    server: http_server


@dataclass
class point:
    x: int
    y: int

    def moved(self, by):
        self.x += by
        return self


def shared_point():
    return SHARED


SHARED = point(1, 2)


class Stack(Generic[T]):
    _mixin_ = True

    def push(self, item: T) -> None:
        self.items.append(item)

    def pop(self) -> T:
        return self.items.pop()


class IntStack(Stack[int]):
    def __init__(self):
        self.items = []


class TextStack(Stack[str]):
    def __init__(self):
        self.items = []


def digits(n):
    digits = IntStack()
    for c in str(n):
        digits.push(int(c))
    return digits
