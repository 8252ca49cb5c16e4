class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __str__(self):
        return "(%d, %d)" % (self.x, self.y)

    def __repr__(self):
        return "Point(%d, %d)" % (self.x, self.y)


class Money:
    def __init__(self, cents):
        self.cents = cents

    def __format__(self, spec):
        return "<" + spec + ":" + str(self.cents) + ">"

    def __repr__(self):
        return "Money(%d)" % self.cents


def template(text):
    """The text, which nobody knows before the program runs."""
    return "".join([c for c in text])


def percent_pair(text):
    try:
        print(template(text) % (7, "x"))
    except (TypeError, ValueError, OverflowError, KeyError) as e:
        print(text, type(e).__name__, e)


def percent_one(text):
    t = template(text)
    for n in [0, -5, 65, 1234567]:
        try:
            print("|".join([t % n, t % (n,), t % [n][0]]))
        except (TypeError, ValueError, OverflowError) as e:
            print(text, type(e).__name__, e)


def percent_float(text):
    for x in [0.0, -2.5, 1e10, 3.14159]:
        try:
            print(template(text) % x)
        except (TypeError, ValueError, OverflowError) as e:
            print(text, type(e).__name__, e)


def percent_any(text):
    t = template(text)
    try:
        print(t % None, t % "s", t % True, t % Point(1, 2), t % Money(3), t % [1, 2], t % {"a": 1}, t % ((1, 2),))
    except (TypeError, ValueError) as e:
        print(text, type(e).__name__, e)


def percent_named(text):
    try:
        print(template(text) % {"a": 3, "b": 40})
    except (TypeError, ValueError, KeyError) as e:
        print(text, type(e).__name__, e)


def formatted(text):
    try:
        print(template(text).format(3, "x", 2.5, name=Point(3, 4), width=8))
    except (TypeError, ValueError, KeyError, IndexError) as e:
        print(text, type(e).__name__, e)


def any_formatted(text):
    t = template(text)
    try:
        print(t.format(None), t.format([1]), t.format(Money(5)), t.format(Point(1, 2)), t.format({"k": 2.5}), t.format(True))
    except (TypeError, ValueError, KeyError, IndexError) as e:
        print(text, type(e).__name__, e)


def mapped(text):
    try:
        print(template(text).format_map({"one": 1, "two": 2}))
    except (TypeError, ValueError, KeyError, IndexError) as e:
        print(text, type(e).__name__, e)


def logged(message, *args):
    return message % args if args else message


def entry_point(argv):
    for text in ["%d of %s", "%5d|%-3s|", "%s", "%s %s %s", "%x %r", "%*d", "%%%d%%%s", "%s %d", "%d %", "%d %q", "",
                 "%(a)s", "%c%c", "%s%*s", "%.3d %.0s!", "%+d % s", "%05d%a", "%d %s %%", "%ld %hs"]:
        percent_pair(text)
    for text in ["%d", "%5d|", "%-8d|", "%08d|", "%+d", "% d", "%x", "%#X", "%#o", "%c", "%.3d", "%8.3d|", "%s", "%r",
                 "%f", "%.1e", "%g", "%i %%", "%u", "%%", "%s%s", "%99999999999999999999d"]:
        percent_one(text)
    for text in ["%f", "%.2f", "%10.3f|", "%-10.1f|", "%010.2f|", "%e", "%G", "%g", "%d", "%x", "%s", "%+.1f", "%#.0f"]:
        percent_float(text)
    for text in ["%s", "%r", "%10s", "%.2s", "%a"]:
        percent_any(text)
    for text in ["%(a)d", "%(b)05d %(a)s", "%(c)s", "no fields", "%s", "%(a)s %s", "%(a", "%(a(b))s", "%d"]:
        percent_named(text)
    for text in ["{} {} {}", "{0:>4}|{1:<6}|{1!r}", "{2:.2f} {0:05d} {name}", "{name!s:>{width}}|", "{{{0}}}", "{5}",
                 "{other}", "{", "}", "{0", "{0!z}", "{0!}", "{0!rx}", "{} {0}", "{0} {}", "{0:d} {1:s} {2:e}", "{1:d}",
                 "{0:{1}}", "{0:{width}{}}", "{!r:^7}|{:^7}|{:^7}", "", "plain", "{0:x}{0:#b}", "{0:,}", "{:{:{}}}"]:
        formatted(text)
    for text in ["{}", "{!r}", "{!s:>8}", "{0}{0}", "{!a}"]:
        any_formatted(text)
    for text in ["{one} {two:03d}", "{}", "{three}", "{one!r:>3}|"]:
        mapped(text)
    try:
        print(template("{:>9}").format(Money(5)), template("{:5}").format([1]))
    except TypeError as e:
        print(e)
    try:
        print(template("{:5}").format(None))
    except TypeError as e:
        print(e)
    numbers = tuple([n * n for n in range(len(argv) + 1)])
    try:
        print(template("%d %d") % numbers, template("%s") % numbers)
    except TypeError as e:
        print(e)
    print(template("%(a)s %(b)s") % dict(a="x", b="y"))
    print(logged("100%"), logged("%d%%", 5), logged("%d and %d", 5, 6))
    return 0
