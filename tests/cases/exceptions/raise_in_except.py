class First(Exception):
    pass


class Second(Exception):
    pass


def convert():
    try:
        raise First()
    except First:
        raise Second()


def chained():
    try:
        raise First()
    except First as e:
        raise Second() from e


def entry_point(argv):
    try:
        convert()
    except Second:
        print('second')
    try:
        chained()
    except Second as e:
        print('chained', e.__cause__ is not None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
