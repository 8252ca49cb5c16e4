"""A small language, run by walking its tree and by a virtual machine; both must agree."""
from lang import parse_program, LangError
from lang.tree import Evaluator
from lang.vm import compile_program, Machine, disassemble

PROGRAMS = [
    ('sum', 'var s = 0; var i = 1; while (i < 11) { s = s + i * i; i = i + 1; } print s;'),
    ('fib', 'fun fib(n) { if (n < 2) { return n; } return fib(n-1) + fib(n-2); } print fib(15);'),
    ('text', 'var a = "ab"; var i = 0; while (i < 3) { a = a + "-" + i; i = i + 1; } print a; print a == "ab-0-1-2";'),
    ('gcd', 'fun gcd(a, b) { while (b != 0) { var t = a % b; a = b; b = t; } return a; } print gcd(1071, 462);'),
    ('scope', 'var x = 1; fun f(x) { x = x + 1; return x; } print f(x) * 10 + x; if (x > 5) { print 1; } else { print "no"; }'),
    ('zero', 'print 1 / 0;'),
    ('undefined', 'print y + 1;'),
    ('syntax', 'print (1 + ;'),
    ('chars', 'print 1 ? 2;'),
    ('arity', 'fun f(a) { return a; } print f(1, 2);'),
    ('types', 'print "a" - 1;'),
]


def run(name, source):
    out = []
    try:
        program = parse_program(source)
    except LangError as e:
        print('%s: %s at %d' % (name, e.message, e.position))
        return
    tree = Evaluator()
    try:
        tree.run(program)
        out = tree.output
    except LangError as e:
        out = tree.output + ['error: ' + e.message]
    machine = Machine(compile_program(program))
    try:
        machine.run()
        other = machine.output
    except LangError as e:
        other = machine.output + ['error: ' + e.message]
    print('%s: %s%s' % (name, ' '.join(out), '' if out == other else ' BUT ' + ' '.join(other)))
    if name in ('gcd', 'sum'):
        print('  %d steps, %d instructions' % (tree.steps, machine.executed))


def entry_point(argv):
    for name, source in PROGRAMS:
        run(name, source)
    print(disassemble(compile_program(parse_program(PROGRAMS[0][1]))))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
