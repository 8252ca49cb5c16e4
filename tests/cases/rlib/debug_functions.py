from rpython.rlib.debug import (debug_start, debug_stop, debug_print, have_debug_prints, ll_assert,
                                check_nonneg, make_sure_not_resized, mark_dict_non_null, ll_assert_not_none)


def work(n):
    debug_start('my-work')
    debug_print('working on', n, 1.5, 'x')
    if have_debug_prints():
        print('never')
    debug_stop('my-work')
    return n * 2


def entry_point(argv):
    print(work(21))
    xs = make_sure_not_resized([1, 2, 3])
    xs[0] = 10
    print(xs, len(xs))
    d = mark_dict_non_null({'a': 1})
    d['b'] = 2
    print(d)
    n = len(xs)
    check_nonneg(n)
    ll_assert(n == 3, 'length')
    s = ll_assert_not_none('text')
    print(s)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
