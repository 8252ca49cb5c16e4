# What makes the message of an exception that nobody looks at: all that it does besides is done, also where it is not made.
import sys

LOG = []


class Thing(object):
    def __init__(self, n):
        self.n = n
        self.asked = 0

    def __str__(self):
        self.asked += 1
        return "thing %d" % self.n


class Quiet(object):
    def __init__(self, n):
        self.n = n

    def __str__(self):
        return "quiet " + str(self.n)


class Refused(Exception):
    def __init__(self, message, n):
        Exception.__init__(self, message)
        self.n = n


def describe(n):
    LOG.append(n)
    return "value %d" % n


def fails(n):
    if n == 4:
        raise KeyError("four")
    return "not four"


def checked(n):
    """A message for each branch."""
    if n % 2 == 0:
        raise ValueError("even: %d, %s and %r" % (n, "text", "quoted"))
    if n % 3 == 0:
        raise Refused("by three: " + str(n) + "!", n)
    if n % 5 == 0:
        raise KeyError(f"by five: {n:>5} {n * 0.5:.2f}")
    return n


def through(n):
    try:
        return checked(n) + 1
    except KeyError:
        return -5


def counted(n):
    found = [0, 0, 0]
    for i in range(n):
        try:
            found[0] += through(i)
        except ValueError:
            found[1] += 1
        except Refused as e:
            found[2] += e.n
    return found


def read(n):
    try:
        return str(through(n))
    except (ValueError, Refused) as e:
        return str(e)


def with_effects(n):
    thing = Thing(n)
    quiet = Quiet(n)
    total = 0
    for i in range(n):
        try:
            if i % 3 == 0:
                raise ValueError(describe(i))
            if i % 3 == 1:
                raise ValueError("a %s and %s" % (thing, quiet))
            raise ValueError(fails(i) + str(quiet))
        except ValueError:
            total += 1
        except KeyError:
            total += 100
    return (total, thing.asked)


def endless(n):
    i = n
    while i != 1000:
        i += 1
        if i == 990:
            LOG.append(i)
    return str(i)


def too_many(n):
    if n > 3:
        raise MemoryError("more than three")
    return str(n)


def limited(n):
    total = 0
    for i in range(n):
        try:
            too_many(i)
            if i % 2:
                raise ValueError("no " + too_many(i))
        except ValueError:
            total += 1
        except MemoryError:
            total += 100
    return total


def items(n):
    parts = ["a"] * n
    total = 0
    for i in range(n * 2):
        try:
            if i >= n:
                raise IndexError(", ".join(parts) + " has no " + endless(i))
            total += len(parts[i])
        except IndexError:
            total -= 1
            parts.append("b")
    return (total, len(parts))


def again(n):
    try:
        try:
            raise ValueError("first %d" % n)
        except ValueError:
            raise Refused("second " + str(n), n)
    except Refused as e:
        kept = e
    try:
        try:
            raise ValueError("third %d" % n)
        finally:
            LOG.append(-n)
    except ValueError:
        n += 1
    return (str(kept), n)


def entry_point(argv):
    print(counted(32))
    print(read(2), read(3), read(5), read(7))
    print(with_effects(8))
    print(limited(6), items(3))
    print(again(6))
    print(LOG)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
