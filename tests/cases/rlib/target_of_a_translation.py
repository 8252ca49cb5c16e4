import os
import sys
from rpython.rlib import jit, rstring
from rpython.rlib.streamio import open_file_as_stream
from rpython.rlib.objectmodel import we_are_translated
from rpython.jit.codewriter.policy import JitPolicy


class W_Root(object):
    def show(self):
        raise NotImplementedError


class W_Int(W_Root):
    _immutable_fields_ = ['value']

    def __init__(self, value):
        self.value = value

    def show(self):
        return str(self.value)


class W_Pair(W_Root):
    def __init__(self, car, cdr):
        self.car = car
        self.cdr = cdr

    def show(self):
        return '(%s . %s)' % (self.car.show(), self.cdr.show())


class W_Symbol(W_Root):
    table = {}

    def __init__(self, name):
        self.name = name

    def show(self):
        return self.name


def intern(name):
    w = W_Symbol.table.get(name, None)
    if w is None:
        w = W_Symbol(name)
        W_Symbol.table[name] = w
    return w


class ParseError(Exception):
    def __init__(self, msg, pos):
        self.msg = msg
        self.pos = pos


class Reader(object):
    def __init__(self, text):
        self.text = text
        self.pos = 0

    def skip(self):
        while self.pos < len(self.text) and self.text[self.pos].isspace():
            self.pos += 1

    def read(self):
        self.skip()
        if self.pos >= len(self.text):
            raise ParseError('unexpected end', self.pos)
        c = self.text[self.pos]
        if c == '(':
            self.pos += 1
            items = []
            while True:
                self.skip()
                if self.pos >= len(self.text):
                    raise ParseError('missing )', self.pos)
                if self.text[self.pos] == ')':
                    self.pos += 1
                    break
                items.append(self.read())
            w = intern('nil')
            for i in range(len(items) - 1, -1, -1):
                w = W_Pair(items[i], w)
            return w
        if c == ')':
            raise ParseError('unexpected )', self.pos)
        start = self.pos
        while self.pos < len(self.text) and not self.text[self.pos].isspace() and self.text[self.pos] not in '()':
            self.pos += 1
        token = self.text[start:self.pos]
        try:
            return W_Int(int(token))
        except ValueError:
            return intern(token)


def evaluate(w):
    if isinstance(w, W_Pair):
        op = w.car
        assert isinstance(op, W_Symbol)
        args = []
        rest = w.cdr
        while isinstance(rest, W_Pair):
            args.append(evaluate(rest.car))
            rest = rest.cdr
        return apply(op.name, args)
    return w


@jit.unroll_safe
def apply(name, args):
    if name == 'list':
        w = intern('nil')
        for i in range(len(args) - 1, -1, -1):
            w = W_Pair(args[i], w)
        return w
    total = 0
    first = True
    for arg in args:
        if not isinstance(arg, W_Int):
            raise TypeError('not a number: %s' % arg.show())
        if first:
            total = arg.value
            first = False
        elif name == '+':
            total += arg.value
        elif name == '-':
            total -= arg.value
        elif name == '*':
            total *= arg.value
        else:
            raise KeyError(name)
    return W_Int(total)


def run(text):
    try:
        return evaluate(Reader(text).read()).show()
    except ParseError as e:
        return 'parse error at %d: %s' % (e.pos, e.msg)
    except TypeError as e:
        return 'type error: %s' % e
    except KeyError as e:
        return 'no function'


def entry_point(argv):
    os.write(1, b'scheme\n')
    path = '/tmp/rpy-numbers-target-%d' % os.getpid()
    f = open_file_as_stream(path, 'w')
    f.write('(+ 1 2 (* 3 4) (- 10 5))\n(list 1 (+ 1 1) abc)\n(+ 1 x)\n(\n)\n(foo 1 2)\n42\n')
    f.close()
    f = open_file_as_stream(path)
    for line in rstring.split(f.readall(), '\n'):
        if line:
            os.write(1, ('%s => %s\n' % (line, run(line))).encode('utf-8'))
    f.close()
    os.unlink(path)
    return 0


def target(driver, args):
    driver.exe_name = 'scheme-%(backend)s'
    return entry_point, None


def jitpolicy(driver):
    return JitPolicy()

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
