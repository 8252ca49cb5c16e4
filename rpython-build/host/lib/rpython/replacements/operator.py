"""The classes of `operator` whose objects are functions: made from constants, as code, so that each has types of its own."""

__specialize__ = "types"


class _Nothing(object):
    def _freeze_(self):
        return True


_NOTHING = _Nothing()


def _function(expression, scope):
    """`lambda x: expression`, a version per type of its argument."""
    made = eval(compile("lambda x: " + expression, "<rpython>/rpython/replacements/operator_made.py", "eval"), scope)
    made._annspecialcase_ = "specialize:ll"
    return made


def _given(args):
    return [arg for arg in args if arg is not _NOTHING]


def made_of_items(items):
    scope = dict([("i%d" % n, item) for n, item in enumerate(items)])
    parts = ["x[i%d]" % n for n in range(len(items))]
    return _function(parts[0] if len(parts) == 1 else "(%s)" % ", ".join(parts), scope)


def made_of_attributes(names):
    parts = ["x." + name for name in names]
    return _function(parts[0] if len(parts) == 1 else "(%s)" % ", ".join(parts), {})


def made_of_method(name, args, kwargs):
    scope = dict([("a%d" % n, arg) for n, arg in enumerate(args)])
    parts = ["a%d" % n for n in range(len(args))]
    for n, key in enumerate(sorted(kwargs)):
        scope["k%d" % n] = kwargs[key]
        parts.append("%s=k%d" % (key, n))
    return _function("x.%s(%s)" % (name, ", ".join(parts)), scope)


def itemgetter(a, b=_NOTHING, c=_NOTHING, d=_NOTHING, e=_NOTHING):
    return made_of_items(_given([a, b, c, d, e]))


def attrgetter(a, b=_NOTHING, c=_NOTHING, d=_NOTHING, e=_NOTHING):
    return made_of_attributes(_given([a, b, c, d, e]))


def methodcaller(name, a=_NOTHING, b=_NOTHING, c=_NOTHING, d=_NOTHING):
    return made_of_method(name, _given([a, b, c, d]), {})


for _memo in (itemgetter, attrgetter, methodcaller):
    _memo._annspecialcase_ = "specialize:memo"
