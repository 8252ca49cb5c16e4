class LispError(Exception):
    pass


class Value:
    pass


class Number(Value):
    def __init__(self, n):
        self.n = n

    def __str__(self):
        return str(self.n)


class Symbol(Value):
    def __init__(self, name):
        self.name = name

    def __str__(self):
        return self.name


class List(Value):
    def __init__(self, items):
        self.items = items

    def __str__(self):
        return '(' + ' '.join(str(i) for i in self.items) + ')'


class Lambda(Value):
    def __init__(self, params, body, env):
        self.params, self.body, self.env = params, body, env

    def __str__(self):
        return f'<lambda/{len(self.params)}>'


class Builtin(Value):
    def __init__(self, name):
        self.name = name

    def __str__(self):
        return f'<{self.name}>'


class Env:
    def __init__(self, outer=None):
        self.values = {}
        self.outer = outer

    def find(self, name):
        env = self
        while env is not None:
            if name in env.values:
                return env.values[name]
            env = env.outer
        raise LispError(f'unbound {name}')


NIL = List([])
TRUE = Symbol('t')
ARITHMETIC = {'+': lambda a, b: a + b, '-': lambda a, b: a - b, '*': lambda a, b: a * b, '/': lambda a, b: a // b}
COMPARE = {'<': lambda a, b: a < b, '=': lambda a, b: a == b, '>': lambda a, b: a > b}


def read(tokens):
    if not tokens:
        raise LispError('unexpected end')
    t = tokens.pop(0)
    if t == '(':
        items = []
        while tokens and tokens[0] != ')':
            items.append(read(tokens))
        if not tokens:
            raise LispError('missing )')
        tokens.pop(0)
        return List(items)
    if t == ')':
        raise LispError('unexpected )')
    if t == "'":
        return List([Symbol('quote'), read(tokens)])
    try:
        return Number(int(t))
    except ValueError:
        return Symbol(t)


def number(v):
    if not isinstance(v, Number):
        raise LispError(f'{v} is no number')
    return v.n


def items(v):
    if not isinstance(v, List):
        raise LispError(f'{v} is no list')
    return v.items


def apply(f, args):
    if isinstance(f, Lambda):
        if len(args) != len(f.params):
            raise LispError(f'{f} got {len(args)} arguments')
        env = Env(f.env)
        for p, a in zip(f.params, args):
            env.values[p] = a
        return evaluate(f.body, env)
    if not isinstance(f, Builtin):
        raise LispError(f'{f} is no function')
    if f.name in ARITHMETIC:
        total = number(args[0])
        for a in args[1:]:
            total = ARITHMETIC[f.name](total, number(a))
        return Number(total)
    if f.name in COMPARE:
        return TRUE if COMPARE[f.name](number(args[0]), number(args[1])) else NIL
    if f.name == 'list':
        return List(args)
    if f.name == 'cons':
        return List([args[0]] + items(args[1]))
    if f.name == 'car':
        return items(args[0])[0]
    return List(items(args[0])[1:])


def evaluate(x, env):
    if isinstance(x, Number):
        return x
    if isinstance(x, Symbol):
        return env.find(x.name)
    parts = items(x)
    if not parts:
        return NIL
    head = parts[0]
    if isinstance(head, Symbol):
        if head.name == 'quote':
            return parts[1]
        if head.name == 'if':
            test = evaluate(parts[1], env)
            return evaluate(parts[3] if isinstance(test, List) and not test.items else parts[2], env)
        if head.name == 'define':
            name = parts[1]
            assert isinstance(name, Symbol)
            env.values[name.name] = value = evaluate(parts[2], env)
            return value
        if head.name == 'lambda':
            return Lambda([str(p) for p in items(parts[1])], parts[2], env)
    return apply(evaluate(head, env), [evaluate(p, env) for p in parts[1:]])


def entry_point(argv):
    env = Env()
    for name in list(ARITHMETIC) + list(COMPARE) + ['list', 'cons', 'car', 'cdr']:
        env.values[name] = Builtin(name)
    env.values['t'] = TRUE
    env.values['nil'] = NIL
    for source in ("(define sq (lambda (x) (* x x)))", "(sq (+ 1 2 3))", "(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))",
                   "(fact 12)", "(define map (lambda (f l) (if l (cons (f (car l)) (map f (cdr l))) nil)))", "(map sq '(1 2 3 4))",
                   "((lambda (n) ((lambda (m) (list n m)) (* n 10))) 7)", "(define adder (lambda (n) (lambda (x) (+ x n))))", "((adder 5) 37)",
                   "(list car 'a (= 1 1) (> 1 2) ())", "(foo)", "(sq 1 2)", "(+ 1 'a)", "(car 5)", "(1 2)", "(car ())", "(/ 1 0)", "(list 1", ")", "(if)"):
        try:
            print(evaluate(read(source.replace('(', ' ( ').replace(')', ' ) ').replace("'", " ' ").split()), env))
        except LispError as e:
            print('error:', e)
        except IndexError:
            print('error: too short')
        except ZeroDivisionError:
            print('error: division by zero')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
