"""The same traits as in `stores`, and none of its objects."""
from dataclasses import dataclass

from stores import PLANNERS, Route, Spot, way, weighed


def fill(store, names):
    for name in names:
        store.put(name, len(name))
    return store.len()


def first(names):
    return names.get("first")


def there_and_back(planner, to):
    name, total = way(planner, to)
    return name, total * 2.0


def keep(planner):
    PLANNERS.append(planner)


def heaviest(weigh, spots):
    return max([weighed(weigh, [spot]) for spot in spots])


@dataclass
class Mark:
    """Another class of the same name."""
    number: int

    def __post_init__(self):
        self.number *= 10


def marked(marker, number):
    return marker.mark(Mark(number))
