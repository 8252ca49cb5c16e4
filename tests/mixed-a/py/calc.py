from texts import NAME, label

stack = []


class Failure(Exception):
    pass


def name():
    return NAME


def add(a, b):
    return a + b


def push(text):
    stack.append(text)
    return len(stack)


def describe(xs):
    total = 0
    for x in xs:
        total += x
    return label(" + ".join([str(x) for x in xs])), total


def fail(why):
    raise Failure(NAME + " says " + why)
