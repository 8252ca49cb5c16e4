"""The collector."""

def collect(generation=-1):
    import gc
    gc.collect()


def enable():
    pass


def disable():
    pass


def isenabled():
    return True


def collect_step():
    collect()
    return True


def can_move(p):
    return True


def pin(obj):
    """Objects cannot be pinned."""
    return False


def unpin(obj):
    pass


def heap_stats():
    return None


def add_memory_pressure(estimate, obj=None):
    pass


def no_collect(func):
    return func


def must_be_light_finalizer(func):
    return func


def no_release_gil(func):
    return func


def nowrite(func):
    return func


def ll_arraycopy(source, dest, source_start, dest_start, length):
    """Copies items of low-level arrays, which may be one."""
    if source == dest and source_start < dest_start:
        i = length - 1
        while i >= 0:
            dest[dest_start + i] = source[source_start + i]
            i -= 1
    else:
        i = 0
        while i < length:
            dest[dest_start + i] = source[source_start + i]
            i += 1


ll_arraycopy._annspecialcase_ = "specialize:ll"


def ll_arrayclear(p):
    i = 0
    while i < len(p):
        p[i] = 0
        i += 1


ll_arrayclear._annspecialcase_ = "specialize:ll"


def ll_arraymove(array, source_start, dest_start, length):
    """Moves items inside of one array."""
    ll_arraycopy(array, array, source_start, dest_start, length)


ll_arraymove._annspecialcase_ = "specialize:ll"


def ll_arrayfill(p, value):
    i = 0
    while i < len(p):
        p[i] = value
        i += 1


ll_arrayfill._annspecialcase_ = "specialize:ll"


# What a step of a collection says: every one of ours is a whole collection.

def old_state(states):
    return 0


def new_state(states):
    return 0


def is_done(states):
    return True


def set_max_heap_size(nbytes):
    """The heap grows as it needs to."""


def move_out_of_nursery(obj):
    return obj


def may_ignore_finalizer(obj):
    """The finalizer of the object need not run any more."""


def ll_write_final_null_char(s):
    """Strings have a zero behind them where C needs one."""


def increase_root_stack_depth(new_size):
    """It grows as it needs to."""


def needs_write_barrier(obj):
    return False


def can_be_pinned(obj):
    return False


def get_gcflag_extra(obj):
    return False


class FinalizerQueue(object):
    """Would be told of objects that are not used any more. There are no finalizers yet."""

    Class = None

    def next_dead(self):
        return None

    def finalizer_trigger(self):
        pass

    def register_finalizer(self, obj):
        raise NotImplementedError("FinalizerQueue.register_finalizer")

    register_finalizer._not_rpython_ = ("`FinalizerQueue.register_finalizer` is not supported: the collector "
                                        "does not tell what it frees")


# What looks into the collector's own structures has no meaning here.

def _no_look_inside(name):
    def refused(*args):
        raise NotImplementedError("rgc." + name)
    refused.__name__ = name
    refused._not_rpython_ = "`rgc.%s` is not supported: the collector does not show its heap" % name
    return refused


get_rpy_roots = _no_look_inside("get_rpy_roots")
get_rpy_referents = _no_look_inside("get_rpy_referents")
get_rpy_memory_usage = _no_look_inside("get_rpy_memory_usage")
get_rpy_type_index = _no_look_inside("get_rpy_type_index")
dump_rpy_heap = _no_look_inside("dump_rpy_heap")
get_typeids_z = _no_look_inside("get_typeids_z")
get_typeids_list = _no_look_inside("get_typeids_list")
get_stats = _no_look_inside("get_stats")
do_get_objects = _no_look_inside("do_get_objects")
toggle_gcflag_extra = _no_look_inside("toggle_gcflag_extra")
register_custom_trace_hook = _no_look_inside("register_custom_trace_hook")
register_custom_light_finalizer = _no_look_inside("register_custom_light_finalizer")
