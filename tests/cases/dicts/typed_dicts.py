# A `TypedDict` is a dict with hints for its keys: its class makes dicts.
from typing import TypedDict


class Movie(TypedDict):
    year: int
    length: int


class More(Movie, total=False):
    rating: int


Point = TypedDict("Point", {"x": int, "y": int})


def longer(movie: Movie) -> Movie:
    return Movie(year=movie["year"], length=movie["length"] + 1)


def entry_point(argv):
    n = len(argv)
    movie = Movie(year=1999, length=100 + n)
    print(movie)
    print(longer(movie)["length"], sorted(longer(movie)))
    point: Point = {"x": n, "y": 2}
    other = Point(x=n + 1, y=3)
    print(point["x"] + other["x"], point == other, len(other))
    more = More(movie, rating=5)
    print(more["rating"], "rating" in movie)
    empty = Movie()
    empty["year"] = n
    print(empty)
    return 0
