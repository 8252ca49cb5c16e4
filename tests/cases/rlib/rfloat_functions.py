from rpython.rlib import rfloat
from rpython.rlib.rfloat import formatd, string_to_float, round_double, round_away, double_to_string, DTSF_ADD_DOT_0, DTSF_ALT, DTSF_SIGN, isinf, isnan, isfinite, copysign, INFINITY, NAN, DBL_MAX, DBL_MIN, DBL_EPSILON
from rpython.rlib.rstring import ParseStringError


def parse(text):
    try:
        return repr(string_to_float(text))
    except ParseStringError as e:
        return 'ParseStringError ' + e.msg


def entry_point(argv):
    one = float(len(argv))
    for x in [0.0, -0.0, 1.0, 1.5, -2.25, 123456.789, 1e20, 1e-7, 0.1]:
        x = x * one
        print(formatd(x, 'r', 0), formatd(x, 'r', 0, DTSF_ADD_DOT_0), formatd(x, 'f', 2), formatd(x, 'e', 3), formatd(x, 'g', 5), formatd(x, 'g', 5, DTSF_ALT), formatd(x, 'f', 0, DTSF_ADD_DOT_0), formatd(x, 'f', 1, DTSF_SIGN))
    for text in ['1.5', ' -2 ', '1e3', 'inf', '-Infinity', 'nan', '', 'x', '1.2.3', '1e', '.5', '5.', '0x10', '1_0']:
        print(repr(text), parse(text))
    for x in [0.5, 1.5, 2.5, -0.5, -1.5, 2.4999, 1e15 + 0.5]:
        print(round_away(x * one), rfloat.round_half_even(x * one), round_double(x * one, 0), round_double(x * one, 0, True), end=' ; ')
    print()
    for x, digits in [(2.675, 2), (1.005, 2), (1234.5678, -2), (0.15, 1), (5.015, 2)]:
        print(round_double(x * one, digits, True), '%.6f' % round_double(x * one, digits))
    inf = INFINITY * one
    print(isinf(inf), isinf(-inf), isnan(inf - inf), isfinite(one), isfinite(inf), copysign(3.0, -0.0 * one), isnan(NAN), DBL_MAX, DBL_MIN, DBL_EPSILON)
    print(double_to_string(1.5 * one, 'r', 0, 0), double_to_string(inf, 'r', 0, 0)[1] == rfloat.DIST_INFINITY, double_to_string(NAN * one, 'r', 0, 0)[1] == rfloat.DIST_NAN)
    print('%.12g %.12g %.12g %.12g %.12g' % (rfloat.log2(8.0 * one), rfloat.exp2(10.0 * one), rfloat.cbrt(27.0 * one), rfloat.cbrt(-8.0 * one), rfloat.nextafter(one, 2.0)))
    print('%.12g %.12g %.12g %.12g %.12g %.12g' % (rfloat.erf(0.5 * one), rfloat.erfc(0.5 * one), rfloat.gamma(5.0 * one), rfloat.lgamma(10.0 * one), rfloat.expm1(1e-5 * one), rfloat.log1p(1e-5 * one)))
    print('%.12g %.12g %.12g' % (rfloat.acosh(2.0 * one), rfloat.asinh(2.0 * one), rfloat.atanh(0.5 * one)), rfloat.float_as_rbigint_ratio(0.75 * one)[0].str(), rfloat.float_as_rbigint_ratio(-3.0 * one)[0].str(), rfloat.float_as_rbigint_ratio(0.1 * one)[1].str())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
