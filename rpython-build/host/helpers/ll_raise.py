"""What helpers of several sorts raise, in functions of their own: versions of those that call them are
kept between builds, where those that raise something are made anew (`rtype/kept.rs`)."""
from rpython.ll import inline, dont_inline

__specialize__ = "low_level"


@inline
def ll_no_more():
    raise StopIteration


@dont_inline
def ll_memory_error():
    raise MemoryError
