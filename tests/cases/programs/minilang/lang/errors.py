class LangError(Exception):
    def __init__(self, message, position=-1):
        self.message = message
        self.position = position


def type_error(what, a, b):
    return LangError('cannot %s %s and %s' % (what, a.kind(), b.kind()))
