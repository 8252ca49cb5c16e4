from rpython.rlib import jit
from rpython.rlib.jit import JitDriver, hint, promote, elidable, unroll_safe, dont_look_inside, look_inside_iff, isconstant, isvirtual, we_are_jitted
from rpython.jit.codewriter.policy import JitPolicy, StopAtXPolicy


def printable(pc, code):
    return '%d: %s' % (pc, code[pc])


driver = JitDriver(greens=['pc', 'code'], reds=['frame'], virtualizables=['frame'], get_printable_location=printable, name='main')
auto = JitDriver(greens=['n'], reds='auto', is_recursive=True)


class Hooks(jit.JitHookInterface):
    def on_abort(self, reason, jitdriver, greenkey, greenkey_repr, logops, operations):
        pass


policy = JitPolicy(Hooks())
STOPS = StopAtXPolicy(printable).look_inside_function(printable)


class Frame(object):
    _virtualizable_ = ['stack[*]', 'depth']

    def __init__(self, code):
        self = hint(self, access_directly=True, fresh_virtualizable=True)
        self.stack = [0] * 10
        self.depth = 0
        self.code = code

    def push(self, n):
        self.stack[self.depth] = n
        self.depth += 1

    def pop(self):
        self.depth -= 1
        return self.stack[self.depth]


@elidable
def square(n):
    return n * n


@jit.elidable_promote()
def cube(n):
    return n * n * n


@jit.elidable_promote('0')
def twice(n):
    return n * 2


@unroll_safe
@dont_look_inside
def helper(n):
    return n + 1


@look_inside_iff(lambda n: isconstant(n))
@jit.loop_invariant
def maybe(n):
    return n - 1


@jit.oopspec('special(n)')
@jit.not_in_trace
@jit.warmup_critical_function
def special(n):
    return n


@jit.jit_callback('callback')
def callback(n):
    return -n


def run(code):
    frame = Frame(code)
    pc = 0
    while pc < len(code):
        driver.jit_merge_point(pc=pc, code=code, frame=frame)
        c = promote(code[pc])
        pc += 1
        if c == '+':
            frame.push(frame.pop() + frame.pop())
        elif c == '*':
            frame.push(frame.pop() * frame.pop())
        elif c == '^':
            frame.push(square(frame.pop()))
        elif c == 'j':
            pc = 0 if frame.stack[0] < 50 else pc
            driver.can_enter_jit(pc=pc, code=code, frame=frame)
        else:
            frame.push(ord(c) - ord('0'))
    driver.loop_header()
    return frame.pop()


def entry_point(argv):
    n = len(argv)
    print(run('34+2*'), run('5^3+'), STOPS)
    i = 0
    while i < 3:
        auto.jit_merge_point(n=n)
        i += 1
    print(square(n + 2), cube(3), twice(n), helper(n), maybe(n), special(n), callback(n), isconstant(n), isvirtual(n), we_are_jitted())
    jit.assert_green(5)
    jit.record_exact_class(driver, JitDriver) if False else None
    jit.conditional_call(n == 1, helper, n)
    print(jit.conditional_call_elidable(0, twice, 21), jit.promote_string('abc'), jit.current_trace_length(), jit.loop_unrolling_heuristic([1, 2], 2, 5))
    jit.set_param(driver, 'threshold', 20)
    jit.set_param(None, 'trace_limit', 1000)
    jit.set_param_to_default(driver, 'threshold')
    jit.set_user_param(driver, 'off')
    ref = jit.virtual_ref(Frame('xyz'))
    print(ref().code)
    jit.virtual_ref_finish(ref, ref())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
