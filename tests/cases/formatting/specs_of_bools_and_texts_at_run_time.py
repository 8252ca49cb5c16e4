def shown(spec):
    try:
        print(repr(spec), format(True, spec), f"{False:{spec}}", "{:{}}".format(True, spec))
    except ValueError as e:
        print(repr(spec), e)


def text(spec):
    try:
        print(repr(spec), "[%s]" % format("ab", spec))
    except ValueError as e:
        print(repr(spec), e)


def entry_point(argv):
    for spec in ["", "d", "5", "<4", "05", "x", "+", "s", ".2", ".2f", "c"]:
        shown(spec)
    for spec in ["", "5", "05", "0<5", "0=5", "=5", "<05", "s", "d", "+", " ", "#", "z"]:
        text(spec)
    return 0
