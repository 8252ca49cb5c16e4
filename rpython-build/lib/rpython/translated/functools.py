"""`functools` in translated code."""


def partial(function, /, *args):
    def call(*more, **keywords):
        return function(*args, *more, **keywords)
    return call


def reduce(function, sequence, *initial):
    it = iter(sequence)
    if len(initial) == 0:
        try:
            value = next(it)
        except StopIteration:
            raise TypeError("reduce() of empty iterable with no initial value")
    else:
        value = initial[0]
    for item in it:
        value = function(value, item)
    return value


def wraps(wrapped):
    def decorate(function):
        return function
    return decorate
