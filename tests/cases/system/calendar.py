"""Points in time as tuples, and which there are; the same while the program is imported."""
import time


class Second:
    def __index__(self):
        return 86400


def as_tuples(out):
    t = time.gmtime(0)
    year, month, day, hour, minute, second, weekday, yearday, dst = t
    out.append("%d %d %d %d %d %d %d %d %d" % (year, month, day, hour, minute, second, weekday, yearday, dst))
    out.append("%r %r %d %s" % (t[:3], t[-1], len(t), t == (1970, 1, 1, 0, 0, 0, 3, 1, 0)))
    out.append("%s %s %s" % (t < time.gmtime(86400), t == time.gmtime(0), t != time.gmtime(1)))
    out.append("%d %r" % (max(t, time.gmtime(5)).tm_sec, tuple(t)))
    out.append(repr(t))
    out.append("%s %s %d %d" % (isinstance(t, tuple), 1970 in t, t.index(3), t.count(0)))
    out.append("%s %r" % (hash(t) == hash(tuple(t)), t + (1,)))
    table = {time.gmtime(5): "five"}
    out.append(table[time.gmtime(5)])
    out.append("%d %d" % (sum(t), sorted([time.gmtime(7), time.gmtime(6)])[0].tm_sec))
    out.append("%d %d" % (time.gmtime(Second()).tm_mday, time.gmtime(True).tm_sec))


def limits(out):
    for x in [1e18, -1e18, 1e300, -1e13, 253402300800.0, float("nan"), float("inf"), 9.3e18]:
        try:
            out.append(str(time.gmtime(x)[:6]))
        except OverflowError as e:
            out.append(str(e))
        except ValueError as e:
            out.append(str(e))
        except OSError as e:
            out.append(str(e))
    for n in [67768036191676799, 67768036191676800, -67768040609740800, -67768040609740801, -1, 9007199254740993]:
        try:
            out.append(str(time.gmtime(n)[:6]))
        except OSError as e:
            out.append(str(e))
    try:
        time.gmtime("0")
    except TypeError as e:
        out.append(str(e))
    try:
        time.sleep("0")
    except TypeError as e:
        out.append(str(e))


def shown(out):
    for n in [0, 951827696, 1609459199, 1704067200]:
        out.append(time.strftime("%c|%x|%X|%U|%W|%D|%T|%R|%F|%e", time.gmtime(n)))
        out.append(time.asctime(time.gmtime(n)))
    out.append(time.strftime("%Y-%m-%d %H:%M:%S %j %a", (2020, 0, 0, 3, 4, 5, 6, 0, 0)))
    for t in [(2020, 13, 1, 0, 0, 0, 0, 1, 0), (2020, 1, 32, 0, 0, 0, 0, 1, 0), (2020, 1, 1, 24, 0, 0, 0, 1, 0),
              (2020, 1, 1, 0, 60, 0, 0, 1, 0), (2020, 1, 1, 0, 0, 62, 0, 1, 0), (2020, 1, 1, 0, 0, 0, -2, 1, 0),
              (2020, 1, 1, 0, 0, 0, 0, 367, 0)]:
        try:
            out.append(time.strftime("%Y", t))
        except ValueError as e:
            out.append(str(e))


def both():
    out = []
    as_tuples(out)
    limits(out)
    shown(out)
    return out


IMPORTED = both()


def entry_point(argv):
    out = both()
    for text in out:
        print(text)
    print(out == IMPORTED)
    print(time.strftime("%Y") >= "2024", len(time.asctime()) == 24, len(time.ctime()) == 24)
    return 0
