COUNTS = {}


def counted(name):
    COUNTS[name] = 0

    def decorate(function):
        def wrapper(*args):
            COUNTS[name] += 1
            return function(*args)
        wrapper.__name__ = function.__name__
        return wrapper
    return decorate
