class Failure(Exception): pass
def deep(n):
    if n == 0:
        raise Failure("at the bottom")
    deep(n - 1)
try:
    try:
        {}["missing"]
    except KeyError as e:
        raise ValueError("second") from e
except ValueError:
    deep(5)
