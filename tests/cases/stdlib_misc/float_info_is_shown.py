"""sys.float_info shows its fields by their names."""

import sys

AT_IMPORT = repr(sys.float_info)


def shown(x):
    return "<%s>" % (x,)


def entry_point(argv):
    print(AT_IMPORT)
    print(sys.float_info)
    print(str(sys.float_info), repr(sys.float_info))
    print(f"{sys.float_info} {sys.float_info!r}")
    print("%s %r" % (sys.float_info, sys.float_info[0]) if len(argv) > 7 else shown(sys.float_info[1]))
    print(sys.float_info[0], len(sys.float_info), sys.float_info.dig)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
