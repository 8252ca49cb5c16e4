"""Hints to a JIT. There is none yet: they are accepted and have no effect."""


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


def isconstant(value):
    return False


def isvirtual(value):
    return False


def we_are_jitted():
    return False


_we_are_jitted = False


def jit_debug(string, arg1=0, arg2=0, arg3=0, arg4=0):
    pass


def assert_green(value):
    pass


def record_exact_class(value, cls):
    pass


def record_exact_value(value, const):
    pass


def record_known_result(result, func, *args):
    pass


def conditional_call(condition, function, *args):
    if condition:
        function(*args)


def conditional_call_elidable(value, function, *args):
    if value is None or value == 0:
        value = function(*args)
    return value


def force_virtualizable(virtualizable):
    pass


def ll_record_exact_class(value, cls):
    pass


def loop_unrolling_heuristic(lst, size, cutoff=2):
    return size == 0 or size < cutoff


class virtual_ref_type:
    pass


def virtual_ref(x):
    return x


def virtual_ref_finish(vref, x):
    pass


def non_virtual_ref(x):
    return x


vref_None = None

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

    def inline(self, call_jit_merge_point):
        def decorate(func):
            return func
        return decorate

    def clone(self):
        import copy
        return copy.copy(self)


class JitHookInterface:
    """Called by a JIT at its events."""

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
