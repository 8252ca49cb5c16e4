"""`SyntaxError`: what is wrong, and where."""


class Unclosed(SyntaxError):
    pass


class Located(SyntaxError):
    def __init__(self, msg, line):
        super().__init__(msg)
        self.lineno = line


class Other(IndentationError):
    def __init__(self, msg, column):
        SyntaxError.__init__(self, msg, ("dir/file.py", 3, column, "text of it"))


at_import = []
for error in (SyntaxError(), SyntaxError("m"), SyntaxError("m", ("d/f.py", 1, 2, "t"))):
    at_import.append("%r %s %s %s" % (error.msg, error.filename, error.lineno, error))
try:
    compile("x = (", "dir/some.py", "exec")
except SyntaxError as e:
    at_import.append("%s %s" % (e.filename, e.lineno))


def parse(text):
    if text == "(":
        raise Unclosed("'(' was never closed")
    if text == ")":
        raise SyntaxError("unmatched ')'", ("<text>", 1, 1, text))
    if text == "[":
        raise Located("open", 7)
    if text == " ":
        raise Other("indented", 4)
    if text == "":
        raise SyntaxError()
    return len(text)


def entry_point(argv):
    for one in at_import:
        print(one)
    for text in ["abc", "(", ")", "[", " ", ""]:
        try:
            print(parse(text))
        except SyntaxError as e:
            print(type(e).__name__, e.msg, e.filename, e.lineno, e.offset, e.text, str(e))
    try:
        raise SyntaxError("plain")
    except SyntaxError as e:
        print(e.msg, e.args, e, repr(e))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
