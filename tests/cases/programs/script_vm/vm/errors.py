class SyntaxProblem(Exception):
    def __init__(self, message, line, column):
        self.message = message
        self.line = line
        self.column = column

    def pretty(self, filename):
        return "%s:%d:%d: %s" % (filename, self.line, self.column, self.message)


class ScriptError(Exception):
    """An error that scripts can catch: it carries a value."""

    def __init__(self, w_value):
        self.w_value = w_value
        self.trace = []

    def add_frame(self, name, line):
        self.trace.append("%s:%d" % (name, line))

    def describe(self):
        from .objects import space
        text = space.str(self.w_value)
        if len(self.trace) > 4:
            shown = self.trace[:2] + ["... %d more" % (len(self.trace) - 4)] + self.trace[-2:]
        else:
            shown = self.trace
        if shown:
            text += " (" + " < ".join(shown) + ")"
        return text
