"""What no handler takes, and what is raised again at once, stays what it was; one number is kept in the exception."""


class Code(Exception):
    def __init__(self, code):
        self.code = code


class Deep(Code):
    pass


class Log(object):
    def __init__(self):
        self.entered = 0
        self.left = 0


def fail(n):
    if n % 3 == 0:
        raise Deep(n)
    if n % 3 == 1:
        raise Code(n)
    return n


def counted(n, log):
    log.entered += 1
    try:
        return fail(n)
    finally:
        log.left += 1


def other(n):
    try:
        raise Deep(n)
    except Code as e:
        return e.code


def through(n, log):
    try:
        return counted(n, log)
    except KeyError:
        return -1
    except Deep as e:
        if n > 3:
            raise
        log.left += other(n)
        raise e


def changed(e):
    e.args = (len(str(e)),)
    return e


def entry_point(argv):
    log = Log()
    for n in range(8):
        try:
            print(through(n, log))
        except Deep as e:
            print('deep', e.code, e, e.args, repr(e))
        except Code as e:
            print('code', e.code, e, e.args, repr(e), repr(changed(e)))
            e.args = ()
            print(repr(e))
    print(log.entered, log.left)
    for x in (KeyError(17), ValueError(-5), IndexError(True), OSError(2)):
        try:
            raise x
        except LookupError as e:
            print('lookup', e, repr(e))
        except Exception as e:
            print('other', e, repr(e), e.args[0] == -5)
    return 0
