/* Functions whose results are rounded as the C library does it, and so CPython's: compilers round what they make of constants to
 * the nearest, and have `x * x` for `pow(x, 2.0)`, which is another number now and then. They do not know them by other names.
 * (No header of the C library may come behind this: it would declare these.)
 */
#ifndef RPY_ROUNDED_H
#define RPY_ROUNDED_H

#if defined(__GNUC__) || defined(__clang__)
#define RPY_TEXT_OF(x) #x
#define RPY_SYMBOL_IN(prefix, name) RPY_TEXT_OF(prefix) name
#define RPY_SYMBOL(name) RPY_SYMBOL_IN(__USER_LABEL_PREFIX__, name)
#define RPY_ROUNDED_1(name) double rpy_libm_##name(double) __asm__(RPY_SYMBOL(#name)) __attribute__((const))
#define RPY_ROUNDED_2(name) double rpy_libm_##name(double, double) __asm__(RPY_SYMBOL(#name)) __attribute__((const))
RPY_ROUNDED_1(acos);
RPY_ROUNDED_1(asin);
RPY_ROUNDED_1(atan);
RPY_ROUNDED_1(cbrt);
RPY_ROUNDED_1(cos);
RPY_ROUNDED_1(cosh);
RPY_ROUNDED_1(exp);
RPY_ROUNDED_1(exp2);
RPY_ROUNDED_1(expm1);
RPY_ROUNDED_1(log);
RPY_ROUNDED_1(log10);
RPY_ROUNDED_1(log1p);
RPY_ROUNDED_1(log2);
RPY_ROUNDED_1(sin);
RPY_ROUNDED_1(sinh);
RPY_ROUNDED_1(tan);
RPY_ROUNDED_1(tanh);
RPY_ROUNDED_2(atan2);
RPY_ROUNDED_2(pow);
#define acos rpy_libm_acos
#define asin rpy_libm_asin
#define atan rpy_libm_atan
#define atan2 rpy_libm_atan2
#define cbrt rpy_libm_cbrt
#define cos rpy_libm_cos
#define cosh rpy_libm_cosh
#define exp rpy_libm_exp
#define exp2 rpy_libm_exp2
#define expm1 rpy_libm_expm1
#define log rpy_libm_log
#define log10 rpy_libm_log10
#define log1p rpy_libm_log1p
#define log2 rpy_libm_log2
#define pow rpy_libm_pow
#define sin rpy_libm_sin
#define sinh rpy_libm_sinh
#define tan rpy_libm_tan
#define tanh rpy_libm_tanh
#endif

#endif
