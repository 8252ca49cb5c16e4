"""Hints to a JIT. There is none yet: they are accepted and have no effect."""

from rpython.rlib.objectmodel import specialize
from rpython.rlib.unroll import unrolling_iterable


def elidable(func):
    """The result depends on the arguments alone."""
    func._elidable_function_ = True
    return func


purefunction = elidable


def elidable_promote(promote_args="all"):
    def decorate(func):
        return elidable(func)
    return decorate


def elidable_compatible(*args, **kwds):
    def decorate(func):
        return elidable(func)
    return decorate


def dont_look_inside(func):
    func._jit_look_inside_ = False
    return func


def look_inside(func):
    func._jit_look_inside_ = True
    return func


def unroll_safe(func):
    func._jit_unroll_safe_ = True
    return func


def loop_invariant(func):
    func._jit_loop_invariant_ = True
    return dont_look_inside(func)


def look_inside_iff(predicate, *args):
    def decorate(func):
        return func
    return decorate


def oopspec(spec):
    def decorate(func):
        func.oopspec = spec
        return func
    return decorate


def not_in_trace(func):
    func._not_in_trace_ = True
    return func


def warmup_critical_function(func):
    return func


def jit_callback(name):
    def decorate(func):
        return func
    return decorate


def hint(x, **kwds):
    return x


def promote(x):
    return x


def promote_string(x):
    return x


def promote_unicode(x):
    return x


for _function in (hint, promote, promote_string, promote_unicode):
    _function._meaning_ = "argument"


@specialize.call_location()
def isconstant(value):
    return False


def isvirtual(value):
    return False


def we_are_jitted():
    return False


we_are_jitted._meaning_ = isvirtual._meaning_ = "false"


_we_are_jitted = False


@specialize.call_location()
def jit_debug(string, arg1=0, arg2=0, arg3=0, arg4=0):
    pass


@specialize.call_location()
def assert_green(value):
    pass


@specialize.call_location()
def record_exact_class(value, cls):
    pass


@specialize.call_location()
def record_exact_value(value, const):
    pass


@specialize.call_location()
def record_known_result(result, func, *args):
    pass


@specialize.call_location()
def conditional_call(condition, function, *args):
    if condition:
        function(*args)


@specialize.call_location()
def conditional_call_elidable(value, function, *args):
    if value is None or value == 0:
        value = function(*args)
    return value


@specialize.call_location()
def force_virtualizable(virtualizable):
    pass


def ll_record_exact_class(value, cls):
    pass


def loop_unrolling_heuristic(lst, size, cutoff=2):
    return size == 0 or size < cutoff


class InvalidVirtualRef(Exception):
    """The frame behind a reference is gone."""


class DirectVRef(object):
    """A reference to a frame: calling it gives the frame."""

    def __init__(self, x):
        self._x = x
        self.forced = False

    def __call__(self):
        self.forced = True
        return self._x

    @property
    def virtual(self):
        return not self.forced


def virtual_ref(x):
    return DirectVRef(x)


def virtual_ref_finish(vref, x):
    vref.forced = True


non_virtual_ref = virtual_ref
vref_None = DirectVRef(None)

PARAMETERS = {
    "threshold": 1039, "function_threshold": 1619, "trace_eagerness": 200, "decay": 40, "trace_limit": 6000,
    "inlining": 1, "loop_longevity": 1000, "retrace_limit": 0, "pureop_historylength": 16,
    "max_retrace_guards": 15, "max_unroll_loops": 0, "max_unroll_recursion": 7, "disable_unrolling": 200,
    "enable_opts": "all", "vec": 0, "vec_all": 0, "vec_cost": 0,
}
ENABLE_ALL_OPTS = "intbounds:rewrite:virtualize:string:pure:earlyforce:heap:unroll"
BACKEND_TESTS = False


class JitHintError(Exception):
    """A wrong use of the hints."""


class JitDriver:
    """Describes the main loop of an interpreter."""

    active = True
    virtualizables = []
    name = "jitdriver"
    inline_jit_merge_point = False
    is_recursive = False

    def __init__(self, greens=None, reds=None, virtualizables=None, get_jitcell_at=None, set_jitcell_at=None,
                 get_printable_location=None, confirm_enter_jit=None, can_never_inline=None,
                 should_unroll_one_iteration=None, name="jitdriver", check_untranslated=True, vectorize=False,
                 get_unique_id=None, is_recursive=False, get_location=None):
        self.greens = list(greens) if greens is not None else []
        self.autoreds = reds == "auto"
        self.reds = None if self.autoreds else list(reds or [])
        self.virtualizables = list(virtualizables or [])
        self.name = name
        self.get_printable_location = get_printable_location
        self.get_location = get_location
        self.confirm_enter_jit = confirm_enter_jit
        self.can_never_inline = can_never_inline
        self.should_unroll_one_iteration = should_unroll_one_iteration
        self.is_recursive = is_recursive

    def _freeze_(self):
        return True

    def jit_merge_point(self, **livevars):
        pass

    def can_enter_jit(self, **livevars):
        pass

    def loop_header(self):
        pass

    jit_merge_point._meaning_ = can_enter_jit._meaning_ = loop_header._meaning_ = "nothing"

    def inline(self, call_jit_merge_point):
        def decorate(func):
            return func
        return decorate

    def clone(self):
        import copy
        return copy.copy(self)


class JitHookInterface:
    """Called by a JIT at its events."""

    def are_hooks_enabled(self):
        return True

    def on_trace_too_long(self, jitdriver, greenkey, greenkey_repr):
        pass

    def on_abort(self, reason, jitdriver, greenkey, greenkey_repr, logops, operations):
        pass

    def before_compile(self, debug_info):
        pass

    def after_compile(self, debug_info):
        pass

    def before_compile_bridge(self, debug_info):
        pass

    def after_compile_bridge(self, debug_info):
        pass


def set_param(driver, name, value):
    pass


def set_param_to_default(driver, name):
    pass


def set_user_param(driver, text):
    pass


class Counters:
    counters = ""


class AsmInfo:
    def __init__(self, ops_offset, asmaddr, asmlen, rawstart=0):
        self.ops_offset = ops_offset
        self.asmaddr = asmaddr
        self.asmlen = asmlen
        self.rawstart = rawstart


class JitDebugInfo:
    """What hooks are told."""

    def __init__(self, jitdriver_sd, logger, looptoken, operations, type, greenkey=None, fail_descr_no=-1):
        self.jitdriver_sd = jitdriver_sd
        self.logger = logger
        self.looptoken = looptoken
        self.operations = operations
        self.type = type
        self.greenkey = greenkey
        self.fail_descr_no = fail_descr_no


class AssertGreenFailed(Exception):
    pass


class TraceLimitTooHigh(Exception):
    pass


PARAMETER_DOCS = dict([(name, "") for name in PARAMETERS])
unroll_parameters = unrolling_iterable(sorted(PARAMETERS.items(), key=lambda item: item[0]))
DEBUG_ELIDABLE_FUNCTIONS = False
purefunction_promote = elidable_promote


def current_trace_length():
    """There is no trace."""
    return -1


def ll_record_exact_value(value, const):
    pass


def enter_portal_frame(unique_id):
    pass


def leave_portal_frame(unique_id):
    pass


def get_virtualizable_token(frame):
    return 0


def set_compile_hooks(enabled):
    pass
