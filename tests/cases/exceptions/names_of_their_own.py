# Exceptions with attributes that happen to be called as what the toolchain keeps in exceptions.


class Told(Exception):
    def __init__(self, n, text):
        Exception.__init__(self, n, text)
        self._message = "hidden " + text
        self._args = [n, n]
        self._number = "number"
        self._notes = 2.5
        self._traceback = n


class Counted(Exception):
    _message = "of the class"

    def __init__(self, n):
        super().__init__("text %d" % n)
        self._number = n


class Quit(SystemExit):
    def __init__(self, code):
        SystemExit.__init__(self, code)
        self._shown = "shown"


def entry_point(argv):
    try:
        raise Told(3, "x")
    except Exception as e:
        print(str(e), e.args, repr(e))
        e.add_note("a note")
        if isinstance(e, Told):
            print(e._message, e._args, e._number, e._notes, e._traceback, e.__notes__)
    try:
        raise Counted(7)
    except Counted as e:
        print(e, e._message, e._number, e.args)
    try:
        raise Quit(4)
    except SystemExit as e:
        print(e.code, e)
        if isinstance(e, Quit):
            print(e._shown)
    return 0
