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
