"""A class with an abstract method that is called all the same."""
from abc import ABC, abstractmethod


class Shape(ABC):
    @abstractmethod
    def area(self):
        ...


def entry_point(argv):
    try:
        print(Shape())
    except TypeError as e:
        print(e)
    return 0
