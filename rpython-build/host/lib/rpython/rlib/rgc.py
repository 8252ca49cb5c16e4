"""The collector."""

import sys

from rpython.rlib.objectmodel import specialize


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


def may_ignore_finalizer(obj):
    """The finalizer of the object need not run any more."""


# Subclasses with `__del__`, by the class and what that calls; and both, by the subclass.
_finalized_classes = {}
_parts_of_finalized = {}


def _call_when_dead(obj, function):
    """Calls a function with an object some time after nothing else reaches it; the toolchain has an
    operation for that. On CPython the object becomes one of a subclass that has `__del__`."""
    base, functions = _parts_of_finalized.get(obj.__class__, (obj.__class__, ()))
    # One `__del__` for all functions: CPython calls it once in the life of an object.
    parts = base, functions + (function,)
    if parts not in _finalized_classes:
        def __del__(self):
            self.__class__ = base
            for called in parts[1]:
                called(self)
        cls = type(base.__name__, (base,), {"__del__": __del__, "__slots__": ()})
        _finalized_classes[parts] = cls
        _parts_of_finalized[cls] = parts
    obj.__class__ = _finalized_classes[parts]


@specialize.memo()
def _collector_function(queue):
    """What is called with an object of a queue that nothing reaches any more."""
    if not hasattr(queue, "_when_dead"):
        dead = queue._dead = []
        trigger = queue.finalizer_trigger

        def when_dead(obj):
            dead.append(obj)
            try:
                trigger()
            except BaseException as error:
                sys.stderr.write("Exception ignored in: <finalizer_trigger>\n")
                sys.stderr.write(type(error).__name__ + ": " + str(error) + "\n")
        queue._when_dead = when_dead
    return queue._when_dead


class FinalizerQueue(object):
    """Objects that are registered with a queue come out of it when nothing else reaches them any
    more. A program derives a class from it that names the class of the objects, `Class`, and says
    what is to be done when there are some, `finalizer_trigger`: it is called between two operations
    of the program, most often to note that `next_dead` has something to give. Queues are made while
    the program is imported."""

    Class = None

    def _freeze_(self):
        _collector_function(self)
        return True

    def finalizer_trigger(self):
        raise NotImplementedError("FinalizerQueue.finalizer_trigger")

    @specialize.arg(0)
    def register_finalizer(self, obj):
        """The object will come out of the queue, once, when nothing else reaches it."""
        _call_when_dead(obj, _collector_function(self))

    @specialize.arg(0)
    def next_dead(self):
        """An object that nothing else reaches any more, or `None`."""
        _collector_function(self)
        dead = self._dead
        if len(dead) == 0:
            return None
        return dead.pop(0)


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
