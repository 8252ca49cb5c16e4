# Operations of C by name: division cuts off towards 0, words without sign wrap.
from rpython.rlib.rarithmetic import intmask, r_uint
from rpython.rtyper.lltypesystem.lloperation import llop
from rpython.rtyper.lltypesystem import lltype

int_mod = llop.int_mod
S, U, F, B = lltype.Signed, lltype.Unsigned, lltype.Float, lltype.Bool


def entry_point(argv):
    n = len(argv)
    for x in [7, -7, 8, 0, -1]:
        for y in [2, -2, 3, -7]:
            print(x * n, y, llop.int_floordiv(S, x * n, y), int_mod(S, x * n, y))
    print(llop.int_neg(S, n), llop.int_abs(S, -n), llop.int_invert(S, n), llop.int_lshift(S, n, 5), llop.int_rshift(S, -9 * n, 1))
    print(llop.int_and(S, 12, n + 9), llop.int_or(S, 12, n), llop.int_xor(S, 12, n + 3), llop.int_sub(S, n, 3))
    print(llop.int_le(B, n, 1), llop.int_eq(B, n, 2), llop.int_ne(B, n, 2), llop.int_gt(B, n, 0), llop.int_ge(B, n, 2), llop.int_is_true(B, n))
    u = llop.cast_int_to_uint(U, -n)
    print(u == r_uint(-1), llop.uint_lt(B, u, r_uint(5)), llop.uint_le(B, r_uint(5), u), llop.cast_uint_to_int(S, u))
    print(llop.cast_uint_to_int(S, llop.uint_add(U, u, r_uint(3))), llop.cast_uint_to_int(S, llop.uint_sub(U, r_uint(1), r_uint(3))), intmask(llop.uint_mul(U, u, u)))
    print(intmask(llop.uint_floordiv(U, u, r_uint(1 << 60))), intmask(llop.uint_mod(U, u, r_uint(10))), intmask(llop.uint_rshift(U, u, 62)), intmask(llop.uint_lshift(U, u, 4)))
    print(intmask(llop.uint_and(U, u, r_uint(6))), intmask(llop.uint_or(U, r_uint(n), r_uint(6))), intmask(llop.uint_xor(U, r_uint(n), r_uint(7))))
    f = llop.cast_int_to_float(F, n)
    print(llop.float_add(F, f, 0.5), llop.float_sub(F, f, 3.0), llop.float_mul(F, f, 2.5), llop.float_neg(F, f), llop.float_abs(F, -f), llop.float_lt(B, f, 2.0), llop.float_eq(B, f, 1.0))
    print(llop.cast_bool_to_int(S, n == 1))
    llop.debug_print_traceback(lltype.Void)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
