from rpython.rlib.jit import (JitDriver, promote, elidable, unroll_safe, hint, dont_look_inside, we_are_jitted,
                              loop_invariant, elidable_promote, promote_string, isconstant, set_param)
from rpython.jit.codewriter.policy import JitPolicy

driver = JitDriver(greens=['pc', 'code'], reds=['acc', 'n'])


@elidable
def square(x):
    return x * x


@unroll_safe
def total(xs):
    result = 0
    for x in xs:
        result += promote(x)
    return result


@dont_look_inside
def opaque(x):
    return x + 1


class Frame:
    _virtualizable_ = ['stack[*]', 'pc']
    _immutable_fields_ = ['code']

    def __init__(self, code):
        self = hint(self, access_directly=True, fresh_virtualizable=True)
        self.code = code
        self.pc = 0
        self.stack = [0] * 4


def interpret(code, n):
    pc = 0
    acc = 0
    while pc < len(code):
        driver.jit_merge_point(pc=pc, code=code, acc=acc, n=n)
        op = code[pc]
        pc += 1
        if op == '+':
            acc += n
        elif op == 'q':
            acc = square(acc)
        elif op == '<':
            n -= 1
            if n > 0:
                pc = 0
                driver.can_enter_jit(pc=pc, code=code, acc=acc, n=n)
    return acc


def entry_point(argv):
    set_param(driver, 'threshold', 10)
    print(interpret('++<', 5), interpret('+q', 7), total([1, 2, 3]), opaque(4))
    print(we_are_jitted(), promote(5), promote_string('abc'))
    f = Frame('xyz')
    print(f.code, f.pc, len(f.stack))
    return 0


def jitpolicy(driver):
    return JitPolicy()


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
