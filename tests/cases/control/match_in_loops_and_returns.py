class Num:
    __match_args__ = ('value',)

    def __init__(self, value):
        self.value = value


class Bin:
    __match_args__ = ('op', 'left', 'right')

    def __init__(self, op, left, right):
        self.op = op
        self.left = left
        self.right = right


class Neg:
    __match_args__ = ('arg',)

    def __init__(self, arg):
        self.arg = arg


class Node:
    pass


def evaluate(e):
    if isinstance(e, Num):
        return e.value
    return -1


class Expr:
    pass


class Const(Expr):
    __match_args__ = ('n',)

    def __init__(self, n):
        self.n = n


class Add(Expr):
    __match_args__ = ('a', 'b')

    def __init__(self, a, b):
        self.a = a
        self.b = b


class Mul(Add):
    pass


def simplify(e):
    match e:
        case Mul(Const(0), _) | Mul(_, Const(0)):
            return Const(0)
        case Mul(Const(1), x) | Mul(x, Const(1)):
            return simplify(x)
        case Mul(a, b):
            return Mul(simplify(a), simplify(b))
        case Add(Const(x), Const(y)):
            return Const(x + y)
        case Add(Const(0), x) | Add(x, Const(0)):
            return simplify(x)
        case Add(a, b):
            return Add(simplify(a), simplify(b))
        case _:
            return e


def show(e):
    match e:
        case Const(n) if n < 0:
            return '(%d)' % n
        case Const(n):
            return str(n)
        case Mul(a, b):
            return show(a) + '*' + show(b)
        case Add(a=a, b=b):
            return '(' + show(a) + '+' + show(b) + ')'
    return '?'


def run(program):
    stack = []
    out = []
    for line in program:
        match line.split():
            case []:
                continue
            case ['push', ('-1' | '0' | '1') as small]:
                out.append('small')
                stack.append(int(small))
            case ['push', n]:
                stack.append(int(n))
            case ['pop']:
                out.append(str(stack.pop()))
            case ['add' | 'plus']:
                stack.append(stack.pop() + stack.pop())
            case ['stop', *_]:
                break
            case [cmd, *args]:
                out.append('%s/%d' % (cmd, len(args)))
    else:
        out.append('end')
    return out, stack


def entry_point(argv):
    e = Add(Mul(Const(1), Const(5)), Mul(Const(0), Const(9)))
    print(show(e), show(simplify(e)), show(simplify(simplify(e))))
    print(show(simplify(Add(Const(2), Const(-5)))), show(Mul(Const(1), Const(2))))
    print(run(['push 1', 'push 20', 'add', 'pop', '', 'zz a b', 'push 3']))
    print(run(['push 4', 'stop now', 'pop']))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
