from rpython.rlib import debug
from rpython.rlib.debug import (ll_assert, ll_assert_not_none, debug_print, debug_start, debug_stop, have_debug_prints, have_debug_prints_for, debug_flush, debug_offset,
                                make_sure_not_resized, make_sure_not_modified, mark_dict_non_null, check_nonneg, check_regular_int, check_list_of_chars, check_annotation)
from rpython.rlib.rstackovf import StackOverflow, check_stack_overflow
from rpython.rlib import rstack


def deep(n):
    rstack.stack_check()
    return 1 + deep(n + 1)


def entry_point(argv):
    n = len(argv)
    debug_start('section')
    if have_debug_prints():
        debug_print('never', n)
    debug_print('inside', n, 2.5, 'text')
    debug_stop('section')
    debug_flush()
    print(have_debug_prints_for('sec'), debug_offset(), rstack.stack_almost_full())
    ll_assert(n == 1, 'one argument')
    print(ll_assert_not_none('x'))
    fixed = make_sure_not_resized([0] * 3)
    fixed[1] = n
    print(fixed, make_sure_not_modified([1, 2]))
    d = mark_dict_non_null({'a': 1})
    check_nonneg(n)
    check_regular_int(n)
    check_list_of_chars(['a', 'b'])
    print(d['a'])
    try:
        deep(0)
    except StackOverflow:
        check_stack_overflow()
        print('stack overflow')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
