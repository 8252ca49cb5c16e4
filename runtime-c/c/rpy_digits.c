/* Decimal digits of floats, and floats of decimal digits, where 128 bits decide what they are.
 *
 * The shortest digits are found as in Raffaello Giulietti, "The Schubfach way to render doubles" (2020), floats as in
 * Daniel Lemire, "Number parsing at a gigabyte per second" (2021) and William Clinger, "How to read floating point numbers
 * accurately" (1990). The powers of ten that they need are not all in a table: one of 27 is, and a power of five leads to
 * the others.
 *
 * Such a power is greater than the true one by less than 2.6 units of its last place. For Schubfach that is enough: a product of
 * it (of a number below 2^59, that is, and so wrong by less than 2^-67) is an integer, or is farther than 2^-65.5 from all of them.
 * (The smallest distance there is for any exponent of a double is that of a convergent of a continued fraction.) */

#define RPY_TEN_STEP 27
#define RPY_TEN_FIRST (-297)
/* The powers that are in reach. */
#define RPY_TEN_LEAST (-292)
#define RPY_TEN_MOST 324

struct rpy_uint_pair {
    uint64_t high;
    uint64_t low;
};

/* Every 27th power of ten from 10^-297 on: its first 128 bits, rounded up. */
static const struct rpy_uint_pair rpy_tens[] = {
    {UINT64_C(0xa76c582338ed2621), UINT64_C(0xaf2af2b80af6f24f)},
    {UINT64_C(0x873e4f75e2224e68), UINT64_C(0x5a7744a6e804a292)},
    {UINT64_C(0xda7f5bf590966848), UINT64_C(0xaf39a475506a899f)},
    {UINT64_C(0xb080392cc4349dec), UINT64_C(0xbd8d794d96aacfb4)},
    {UINT64_C(0x8e938662882af53e), UINT64_C(0x547eb47b7282ee9d)},
    {UINT64_C(0xe65829b3046b0afa), UINT64_C(0x0cb4a5a3112a5113)},
    {UINT64_C(0xba121a4650e4ddeb), UINT64_C(0x92f34d62616ce414)},
    {UINT64_C(0x964e858c91ba2655), UINT64_C(0x3a6a07f8d510f870)},
    {UINT64_C(0xf2d56790ab41c2a2), UINT64_C(0xfae27299423fb9c4)},
    {UINT64_C(0xc428d05aa4751e4c), UINT64_C(0xaa97e14c3c26b887)},
    {UINT64_C(0x9e74d1b791e07e48), UINT64_C(0x775ea264cf55347e)},
    {UINT64_C(0x8000000000000000), UINT64_C(0x0000000000000000)},
    {UINT64_C(0xcecb8f27f4200f3a), UINT64_C(0x0000000000000000)},
    {UINT64_C(0xa70c3c40a64e6c51), UINT64_C(0x999090b65f67d924)},
    {UINT64_C(0x86f0ac99b4e8dafd), UINT64_C(0x69a028bb3ded71a4)},
    {UINT64_C(0xda01ee641a708de9), UINT64_C(0xe80e6f4820cc9496)},
    {UINT64_C(0xb01ae745b101e9e4), UINT64_C(0x5ec05dcff72e7f90)},
    {UINT64_C(0x8e41ade9fbebc27d), UINT64_C(0x14588f13be847308)},
    {UINT64_C(0xe5d3ef282a242e81), UINT64_C(0x8f1668c8a86da5fb)},
    {UINT64_C(0xb9a74a0637ce2ee1), UINT64_C(0x6d953e2bd7173693)},
    {UINT64_C(0x95f83d0a1fb69cd9), UINT64_C(0x4abdaf101564f98f)},
    {UINT64_C(0xf24a01a73cf2dccf), UINT64_C(0xbc633b39673c8ced)},
    {UINT64_C(0xc3b8358109e84f07), UINT64_C(0x0a862f80ec4700c9)},
    {UINT64_C(0x9e19db92b4e31ba9), UINT64_C(0x6c07a2c26a8346d2)},
};

/* Of 64 bits each. */
static struct rpy_uint_pair rpy_multiply(uint64_t a, uint64_t b) {
    struct rpy_uint_pair result;
#ifdef __SIZEOF_INT128__
    rpy_uint128 product = (rpy_uint128)a * b;
    result.high = (uint64_t)(product >> 64);
    result.low = (uint64_t)product;
#else
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t first = a0 * b0, middle = a1 * b0 + (first >> 32), other = a0 * b1 + (uint32_t)middle;
    result.high = a1 * b1 + (middle >> 32) + (other >> 32);
    result.low = other << 32 | (uint32_t)first;
#endif
    return result;
}

/* The first 64 bits of a product of 192 bits, the 64 behind them, and the last ones. */
static struct rpy_uint_pair rpy_multiply_pair(struct rpy_uint_pair a, uint64_t b, uint64_t *last) {
    struct rpy_uint_pair high = rpy_multiply(a.high, b), low = rpy_multiply(a.low, b);
    *last = low.low;
    high.low += low.high;
    high.high += high.low < low.high;
    return high;
}

/* Both are rounded down: the binary logarithm of a power of ten, the decimal one of a power of two or of three quarters of it. */
static int rpy_log2_ten(int exponent) {
    return (exponent * 1741647) >> 19;
}
static int rpy_log10_two(int exponent, bool three_quarters) {
    return (exponent * 1262611 - (three_quarters ? 524031 : 0)) >> 22;
}

/* 10^exponent without its exponent: the first of 128 bits is set. */
static struct rpy_uint_pair rpy_ten(int exponent) {
    int place = exponent - RPY_TEN_FIRST, i = place % RPY_TEN_STEP;
    struct rpy_uint_pair ten = rpy_tens[place / RPY_TEN_STEP];
    uint64_t five = 1, square = 5, last;
    if (i == 0)
        return ten;
    for (; i; i >>= 1, square *= square)
        if (i & 1)
            five *= square;
    ten = rpy_multiply_pair(ten, five << __builtin_clzll(five), &last);
    if (!(ten.high >> 63)) {
        ten.high = ten.high << 1 | ten.low >> 63;
        ten.low = ten.low << 1 | last >> 63;
    }
    ten.low++;
    ten.high += ten.low == 0;
    return ten;
}

/* The integer part of a product by a number with 128 bits behind the point, its last bit set if there is a fraction. */
static uint64_t rpy_product_odd(struct rpy_uint_pair ten, uint64_t number) {
    uint64_t last;
    struct rpy_uint_pair product = rpy_multiply_pair(ten, number, &last);
    return product.high | (uint64_t)((product.low | last >> 62) != 0);
}

/* The shortest decimal that reads back as a positive number, the nearest of those: gives its exponent. (It may end in zeros.) */
static int rpy_shortest(double x, uint64_t *decimal) {
    uint64_t bits = (uint64_t)rpy_float_bits(x), fraction = bits & ((UINT64_C(1) << 52) - 1);
    uint64_t number, odd, below, at, above, quarter;
    int exponent = (int)(bits >> 52), tens, shift;
    /* Below a power of two the doubles are denser. */
    bool denser = fraction == 0 && exponent > 1, shorter, longer;
    struct rpy_uint_pair ten;
    number = exponent ? fraction | UINT64_C(1) << 52 : fraction;
    exponent = exponent ? exponent - 1075 : -1074;
    if (exponent <= 0 && exponent > -53 && !(number & ((UINT64_C(1) << -exponent) - 1))) {
        *decimal = number >> -exponent;
        return 0;
    }
    tens = rpy_log10_two(exponent, denser);
    shift = exponent + rpy_log2_ten(-tens) + 1;
    ten = rpy_ten(-tens);
    /* Four times the number, and the bounds of what reads back as it; they do if it is even. */
    odd = number & 1;
    below = rpy_product_odd(ten, (4 * number - (denser ? 1 : 2)) << shift) + odd;
    at = rpy_product_odd(ten, 4 * number << shift);
    above = rpy_product_odd(ten, (4 * number + 2) << shift) - odd;
    quarter = at / 4;
    if (quarter >= 10) {
        uint64_t tenth = quarter / 10;
        shorter = below <= 40 * tenth;
        longer = 40 * tenth + 40 <= above;
        if (shorter != longer) {
            *decimal = tenth + longer;
            return tens + 1;
        }
    }
    shorter = below <= 4 * quarter;
    longer = 4 * quarter + 4 <= above;
    if (shorter == longer)
        longer = at > 4 * quarter + 2 || (at == 4 * quarter + 2 && (quarter & 1));
    *decimal = quarter + longer;
    return tens;
}

/* The float that is nearest to a decimal that is not 0. False if 128 bits do not say, as between two of them, or if it is none of the usual ones. */
static bool rpy_nearest(uint64_t number, int exponent, double *result) {
    uint64_t last, half;
    struct rpy_uint_pair product;
    int shift, binary;
#if __FLT_EVAL_METHOD__ == 0
    /* What is exact in both is rounded once. */
    static const double exact[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                   1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    if (number <= UINT64_C(1) << 53 && exponent >= -22 && exponent <= 22) {
        *result = exponent < 0 ? (double)number / exact[-exponent] : (double)number * exact[exponent];
        return true;
    }
#endif
    if (exponent < RPY_TEN_LEAST || exponent > RPY_TEN_MOST)
        return false;
    shift = __builtin_clzll(number);
    product = rpy_multiply_pair(rpy_ten(exponent), number << shift, &last);
    binary = rpy_log2_ten(exponent) + 2 - shift;
    /* 53 bits, and one that says whether to round up. */
    shift = product.high >> 63 ? 10 : 9;
    half = product.high >> shift;
    if ((half & 1) && half << shift == product.high && product.low < 3)
        return false;
    number = (half >> 1) + (half & 1);
    binary += shift + 1075;
    if (number >> 53) {
        number >>= 1;
        binary++;
    }
    if (binary < 1 || binary > 2046)
        return false;
    *result = rpy_bits_float((int64_t)((uint64_t)binary << 52 | (number & ((UINT64_C(1) << 52) - 1))));
    return true;
}
