from rpython.rlib.rarithmetic import (most_neg_value_of, most_pos_value_of, most_neg_value_of_same_type, most_pos_value_of_same_type, r_uint, r_int32,
                                      r_uint32, r_int64, r_longlonglong, is_signed_integer_type, LONG_BIT, LONG_MASK, LONG_TEST, LONGLONG_BIT, LONGLONG_MASK,
                                      INT_MAX, INT_MIN, UINT_MAX, SHRT_MIN, SHRT_MAX, USHRT_MAX, maxint, MAXINT, OVF_DIGITS, is_valid_int, highest_bit, compute_restype,
                                      r_int, signedtype, normalizedinttype, longlongmax)

NAMES = [compute_restype(r_int32, r_uint32).__name__, compute_restype(r_int32, r_int64).__name__, compute_restype(r_uint, r_int).__name__,
         compute_restype(int, int).__name__, compute_restype(int, r_uint).__name__, normalizedinttype(r_int32).__name__]
SIGNS = [signedtype(int), signedtype(r_uint), signedtype(r_int32), is_signed_integer_type(r_uint32), is_signed_integer_type(int)]


def entry_point(argv):
    n = len(argv)
    print(NAMES, SIGNS)
    print(most_neg_value_of(int), most_pos_value_of(int), most_neg_value_of(r_uint), most_pos_value_of(r_uint))
    print(most_neg_value_of(r_int32), most_pos_value_of(r_int32), most_neg_value_of(r_uint32), most_pos_value_of(r_uint32))
    print(most_pos_value_of_same_type(n), most_neg_value_of_same_type(n), most_pos_value_of_same_type(r_uint(n)), most_neg_value_of_same_type(r_int32(n)),
          most_pos_value_of_same_type(r_int64(n)))
    print(LONG_BIT, r_uint(LONG_MASK), r_uint(LONG_TEST), LONGLONG_BIT, INT_MAX, INT_MIN, UINT_MAX, SHRT_MIN, SHRT_MAX, USHRT_MAX, maxint == MAXINT, OVF_DIGITS)
    print(is_valid_int(n), is_valid_int(maxint), longlongmax)
    for i in [0, 1, 5, 31, 40, 62]:
        print(i, highest_bit(n << i), end=' ')
    print()
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
