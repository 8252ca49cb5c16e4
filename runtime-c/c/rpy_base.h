/* Types, attributes and arithmetic that generated code is written in.
 *
 * This file and its neighbours are included into each text of a translated library, and everything
 * here is static. C11; gcc and clang, and nothing that MSVC cannot be
 * taught.
 *
 * A library is one text, or it is divided into units: then RPY_UNIT is defined, as 0 in the unit that
 * the runtime's C files are in. What units share is hidden instead of static, under names that start
 * with the library's prefix.
 */
#ifndef RPY_BASE_H
#define RPY_BASE_H

/* gcc cannot see that lengths are not negative once it has inlined far enough, and warns of copies
 * that would be too long if they were. And it warns where a comparison of a narrow type is decided by
 * the type, or one of bits by a constant, which is what a version of a function for bytes, or for one constant,
 * comes to. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#if __GNUC__ >= 11
#pragma GCC diagnostic ignored "-Wstringop-overread"
#endif
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* What units share: RPY_SHARED where it is defined (RPY_SHARED_INLINE: to be inlined where there is one text), RPY_DECLARED
 * where it is declared, RPY_VARIABLE for a variable of the runtime. */
#ifdef RPY_UNIT
#if defined(_WIN32) || !(defined(__GNUC__) || defined(__clang__))
#define RPY_SHARED
#else
#define RPY_SHARED __attribute__((visibility("hidden")))
#endif
#define RPY_SHARED_INLINE RPY_SHARED
#define RPY_DECLARED extern RPY_SHARED
#define RPY_HAS_RUNTIME (RPY_UNIT == 0)
#else
#define RPY_SHARED static
#define RPY_SHARED_INLINE static RPY_INLINE
#define RPY_DECLARED static
#define RPY_HAS_RUNTIME 1
#endif
#if RPY_HAS_RUNTIME
#define RPY_VARIABLE RPY_SHARED
#else
#define RPY_VARIABLE RPY_DECLARED
#endif

/* The C library's headers take longer to read than most units are to compile. A unit has them only if it calls functions that are
 * not declared here by nothing but their names: then it defines RPY_LIBC. */
#if !defined(RPY_LIBC) && (RPY_HAS_RUNTIME || !(defined(__GNUC__) || defined(__clang__)))
#define RPY_LIBC 1
#endif
#if RPY_LIBC
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#define RPY_INFINITY ((double)INFINITY)
#define RPY_NAN ((double)NAN)
#else
#define RPY_INFINITY __builtin_inf()
#define RPY_NAN __builtin_nan("")
/* (The toolchain reads these lines.) */
#define RPY_OF_LIBC
RPY_OF_LIBC void *malloc(size_t);
RPY_OF_LIBC void free(void *);
RPY_OF_LIBC double acos(double);
RPY_OF_LIBC double asin(double);
RPY_OF_LIBC double atan(double);
RPY_OF_LIBC double atan2(double, double);
RPY_OF_LIBC double cbrt(double);
RPY_OF_LIBC double ceil(double);
RPY_OF_LIBC double copysign(double, double);
RPY_OF_LIBC double cos(double);
RPY_OF_LIBC double cosh(double);
RPY_OF_LIBC double exp(double);
RPY_OF_LIBC double exp2(double);
RPY_OF_LIBC double expm1(double);
RPY_OF_LIBC double fabs(double);
RPY_OF_LIBC double floor(double);
RPY_OF_LIBC double fmod(double, double);
RPY_OF_LIBC double ldexp(double, int);
RPY_OF_LIBC double log(double);
RPY_OF_LIBC double log10(double);
RPY_OF_LIBC double log1p(double);
RPY_OF_LIBC double log2(double);
RPY_OF_LIBC double nextafter(double, double);
RPY_OF_LIBC double pow(double, double);
RPY_OF_LIBC double remainder(double, double);
RPY_OF_LIBC double rint(double);
RPY_OF_LIBC double sin(double);
RPY_OF_LIBC double sinh(double);
RPY_OF_LIBC double sqrt(double);
RPY_OF_LIBC double tan(double);
RPY_OF_LIBC double tanh(double);
RPY_OF_LIBC double trunc(double);
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RPY_UNUSED __attribute__((unused))
#define RPY_NOINLINE __attribute__((noinline))
#define RPY_COLD __attribute__((noinline, cold))
/* What only cold functions call would be taken for cold, too. */
#define RPY_HOT __attribute__((noinline, hot))
#define RPY_INLINE inline __attribute__((always_inline, unused))
#define RPY_PRINTF(format, first) __attribute__((format(printf, format, first)))
#define RPY_LIKELY(x) __builtin_expect(!!(x), 1)
/* What is known of a variable's value is of no use from here on. */
#define RPY_FORGET(x) __asm__("" : "+r"(x))
#define RPY_UNLIKELY(x) __builtin_expect(!!(x), 0)
#define RPY_ALIGNED(n) __attribute__((aligned(n)))
#define RPY_NORETURN __attribute__((noreturn))
#define RPY_UNREACHABLE() __builtin_unreachable()
#else
#define RPY_UNUSED
#define RPY_NOINLINE __declspec(noinline)
#define RPY_COLD __declspec(noinline)
#define RPY_HOT __declspec(noinline)
#define RPY_INLINE __forceinline
#define RPY_PRINTF(format, first)
#define RPY_LIKELY(x) (x)
#define RPY_FORGET(x) ((void)0)
#define RPY_UNLIKELY(x) (x)
#define RPY_ALIGNED(n)
#define RPY_NORETURN __declspec(noreturn)
#define RPY_UNREACHABLE() abort()
#endif

#if defined(__cplusplus)
#define RPY_THREAD thread_local
#elif defined(_MSC_VER)
#define RPY_THREAD __declspec(thread)
#elif defined(__GLIBC__)
/* Found at an offset that is known when the library is loaded: otherwise, in code for any position, each use is a call, as the
 * compiler sees it. glibc has room for that in libraries that are loaded later, too; for much less than is used here
 * others have none. */
#define RPY_THREAD __attribute__((tls_model("initial-exec"))) _Thread_local
#else
#define RPY_THREAD _Thread_local
#endif

#if defined(__SANITIZE_ADDRESS__)
#define RPY_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RPY_ASAN 1
#endif
#endif
#ifdef RPY_ASAN
#include <sanitizer/asan_interface.h>
#define RPY_POISON(p, n) __asan_poison_memory_region((p), (n))
#define RPY_UNPOISON(p, n) __asan_unpoison_memory_region((p), (n))
#else
#define RPY_ASAN 0
#define RPY_POISON(p, n) ((void)(p), (void)(n))
#define RPY_UNPOISON(p, n) ((void)(p), (void)(n))
#endif

/* A function in which other threads may run: objects move meanwhile. The toolchain reads it. */
#define RPY_WAITS

/* RPython's int and r_uint: one word of the target. */
typedef intptr_t rpy_signed;
typedef uintptr_t rpy_unsigned;
/* The type in which words wrap. Where the compiler has been told that signed ones do it is that: gcc has a variable for each
 * type in which a number is looked at, and moves from one to the other in loops. */
#ifdef RPY_WRAPV
typedef rpy_signed rpy_wrapping;
#else
typedef rpy_unsigned rpy_wrapping;
#endif
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 rpy_int128 RPY_ALIGNED(8);
__extension__ typedef unsigned __int128 rpy_uint128 RPY_ALIGNED(8);
#endif

/* ---- integers ------------------------------------------------------------------------- */

/* Division that rounds down, and its remainder; the divisor is not zero. The smallest value by
 * -1 wraps, in these and in the truncating ones. */
#define RPY_DIVISION(name, T, U)                                                              \
    static RPY_INLINE T rpy_div_##name(T a, T b) {                                             \
        return b == -1 ? (T)((U)0 - (U)a) : (T)(a / b);                                        \
    }                                                                                         \
    static RPY_INLINE T rpy_rem_##name(T a, T b) { return b == -1 ? (T)0 : (T)(a % b); }       \
    static RPY_INLINE T rpy_floordiv_##name(T a, T b) {                                        \
        T q, r;                                                                               \
        if (RPY_UNLIKELY(b == -1))                                                            \
            return (T)((U)0 - (U)a);                                                          \
        q = (T)(a / b);                                                                       \
        r = (T)(a % b);                                                                       \
        return (T)(q - ((r != 0) & ((r ^ b) < 0)));                                           \
    }                                                                                         \
    static RPY_INLINE T rpy_mod_##name(T a, T b) {                                             \
        T r;                                                                                  \
        if (RPY_UNLIKELY(b == -1))                                                            \
            return 0;                                                                         \
        r = (T)(a % b);                                                                       \
        return (T)(r + (((r != 0) & ((r ^ b) < 0)) ? b : 0));                                 \
    }
RPY_DIVISION(i8, int8_t, uint8_t)
RPY_DIVISION(i16, int16_t, uint16_t)
RPY_DIVISION(i32, int32_t, uint32_t)
RPY_DIVISION(i64, int64_t, uint64_t)
RPY_DIVISION(signed, rpy_signed, rpy_unsigned)
#ifdef __SIZEOF_INT128__
RPY_DIVISION(i128, rpy_int128, rpy_uint128)
#endif

/* Arithmetic that says whether it overflowed. */
#if defined(__GNUC__) || defined(__clang__)
#define RPY_ADD_OVF(T, a, b, r) __builtin_add_overflow((T)(a), (T)(b), (r))
#define RPY_SUB_OVF(T, a, b, r) __builtin_sub_overflow((T)(a), (T)(b), (r))
#define RPY_MUL_OVF(T, a, b, r) __builtin_mul_overflow((T)(a), (T)(b), (r))
#else
static RPY_INLINE bool rpy_add_ovf(rpy_signed a, rpy_signed b, rpy_signed *r) {
    *r = (rpy_signed)((rpy_unsigned)a + (rpy_unsigned)b);
    return ((a ^ *r) & (b ^ *r)) < 0;
}
static RPY_INLINE bool rpy_sub_ovf(rpy_signed a, rpy_signed b, rpy_signed *r) {
    *r = (rpy_signed)((rpy_unsigned)a - (rpy_unsigned)b);
    return ((a ^ b) & (a ^ *r)) < 0;
}
static RPY_INLINE bool rpy_mul_ovf(rpy_signed a, rpy_signed b, rpy_signed *r) {
    *r = (rpy_signed)((rpy_unsigned)a * (rpy_unsigned)b);
    if (a == 0 || b == 0)
        return false;
    if ((a == -1 && b == INTPTR_MIN) || (b == -1 && a == INTPTR_MIN))
        return true;
    return *r / b != a;
}
#define RPY_ADD_OVF(T, a, b, r) rpy_add_ovf((a), (b), (r))
#define RPY_SUB_OVF(T, a, b, r) rpy_sub_ovf((a), (b), (r))
#define RPY_MUL_OVF(T, a, b, r) rpy_mul_ovf((a), (b), (r))
#endif

/* ---- floats --------------------------------------------------------------------------- */

/* A float cut toward zero; what does not fit gives the nearest value that does, NaN gives 0. */
#define RPY_FLOAT_TO(name, T, low, high, minimum, maximum)                                     \
    static RPY_INLINE T rpy_float_to_##name(double x) {                                        \
        if (RPY_LIKELY(x > (low) && x < (high)))                                              \
            return (T)x;                                                                      \
        return x != x ? (T)0 : x < 0 ? (T)(minimum) : (T)(maximum);                            \
    }
/* -2^63 itself is the one value at a bound that a double can hold: it saturates to itself. */
RPY_FLOAT_TO(i8, int8_t, -129.0, 128.0, INT8_MIN, INT8_MAX)
RPY_FLOAT_TO(i16, int16_t, -32769.0, 32768.0, INT16_MIN, INT16_MAX)
RPY_FLOAT_TO(i32, int32_t, -2147483649.0, 2147483648.0, INT32_MIN, INT32_MAX)
RPY_FLOAT_TO(i64, int64_t, -9223372036854775808.0, 9223372036854775808.0, INT64_MIN, INT64_MAX)
RPY_FLOAT_TO(u8, uint8_t, -1.0, 256.0, 0, UINT8_MAX)
RPY_FLOAT_TO(u16, uint16_t, -1.0, 65536.0, 0, UINT16_MAX)
RPY_FLOAT_TO(u32, uint32_t, -1.0, 4294967296.0, 0, UINT32_MAX)
RPY_FLOAT_TO(u64, uint64_t, -1.0, 18446744073709551616.0, 0, UINT64_MAX)
#if INTPTR_MAX == INT64_MAX
#define rpy_float_to_signed(x) ((rpy_signed)rpy_float_to_i64(x))
#define rpy_float_to_unsigned(x) ((rpy_unsigned)rpy_float_to_u64(x))
#else
#define rpy_float_to_signed(x) ((rpy_signed)rpy_float_to_i32(x))
#define rpy_float_to_unsigned(x) ((rpy_unsigned)rpy_float_to_u32(x))
#endif
#ifdef __SIZEOF_INT128__
static RPY_INLINE rpy_int128 rpy_float_to_i128(double x) {
    const rpy_int128 top = (rpy_int128)1 << 126;
    if (RPY_LIKELY(x > -1.7014118346046923e38 && x < 1.7014118346046923e38))
        return (rpy_int128)x;
    return x != x ? 0 : x < 0 ? -top - top : top - 1 + top;
}
#endif
/* A double that is too large for a float becomes infinity, as IEEE 754 says and C does not. */
static RPY_INLINE float rpy_float_to_single(double x) {
    /* Halfway between the largest float and the next power of two. */
    const double limit = 3.4028235677973366e38;
    if (RPY_UNLIKELY(x >= limit))
        return (float)RPY_INFINITY;
    if (RPY_UNLIKELY(x <= -limit))
        return -(float)RPY_INFINITY;
    return (float)x;
}
static RPY_INLINE int64_t rpy_float_bits(double x) {
    int64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}
static RPY_INLINE double rpy_bits_float(int64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
/* ---- bytes ---------------------------------------------------------------------------- */

static RPY_INLINE rpy_signed rpy_find_byte(const uint8_t *p, rpy_signed start, rpy_signed stop,
                                           uint8_t byte) {
    const void *found;
    if (start >= stop)
        return -1;
    found = memchr(p + start, byte, (size_t)(stop - start));
    return found ? (rpy_signed)((const uint8_t *)found - p) : -1;
}

/* As memcmp: most texts are short, or differ in the first bytes. */
static RPY_INLINE int rpy_compare_bytes(const void *a, const void *b, size_t n) {
    const uint8_t *p = a, *q = b;
    uint64_t x, y;
    if (n < 8) {
        for (; n; n--, p++, q++)
            if (*p != *q)
                return *p < *q ? -1 : 1;
        return 0;
    }
    memcpy(&x, p, 8);
    memcpy(&y, q, 8);
    if (x == y)
        return memcmp(p + 8, q + 8, n - 8);
#if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ != __ORDER_BIG_ENDIAN__
    x = __builtin_bswap64(x);
    y = __builtin_bswap64(y);
#endif
    return x < y ? -1 : 1;
}

/* Whether the bytes at two places are the same: most texts are too short for a call. */
static RPY_INLINE bool rpy_same_bytes(const void *a, const void *b, size_t n) {
    const uint8_t *p = a, *q = b;
    uint64_t x, y, z, w;
    if (n > 16)
        return memcmp(p, q, n) == 0;
    if (n >= 8) {
        memcpy(&x, p, 8);
        memcpy(&y, q, 8);
        memcpy(&z, p + n - 8, 8);
        memcpy(&w, q + n - 8, 8);
        return ((x ^ y) | (z ^ w)) == 0;
    }
    if (n >= 4) {
        uint32_t i, j, k, l;
        memcpy(&i, p, 4);
        memcpy(&j, q, 4);
        memcpy(&k, p + n - 4, 4);
        memcpy(&l, q + n - 4, 4);
        return ((i ^ j) | (k ^ l)) == 0;
    }
    return n == 0 || ((p[0] ^ q[0]) | (p[n / 2] ^ q[n / 2]) | (p[n - 1] ^ q[n - 1])) == 0;
}

/* `memmove`, of what is often too short for a call, too. (Where gcc knows the text, but not that nothing of it is
 * copied, it warns of what would be.) */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Warray-bounds"
#endif
static RPY_INLINE void rpy_move_bytes(void *to, const void *from, size_t n) {
    uint8_t *q = to;
    const uint8_t *p = from;
    if (n > 16) {
        memmove(q, p, n);
    } else if (n >= 8) {
        uint64_t x, y;
        memcpy(&x, p, 8);
        memcpy(&y, p + n - 8, 8);
        memcpy(q, &x, 8);
        memcpy(q + n - 8, &y, 8);
    } else if (n >= 4) {
        uint32_t x, y;
        memcpy(&x, p, 4);
        memcpy(&y, p + n - 4, 4);
        memcpy(q, &x, 4);
        memcpy(q + n - 4, &y, 4);
    } else if (n > 0) {
        uint8_t x = p[0], y = p[n / 2], z = p[n - 1];
        q[0] = x;
        q[n / 2] = y;
        q[n - 1] = z;
    }
}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

static RPY_INLINE uint64_t rpy_hash_more(uint64_t h, uint64_t bits) {
    h = (h ^ bits) * UINT64_C(0x9E3779B97F4A7C15);
    return h ^ h >> 32;
}

/* Words of bytes, the same on all machines. */
static RPY_INLINE uint64_t rpy_word_64(const uint8_t *p) {
    uint64_t x;
    memcpy(&x, p, 8);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    x = __builtin_bswap64(x);
#endif
    return x;
}
static RPY_INLINE uint32_t rpy_word_32(const uint8_t *p) {
    uint32_t x;
    memcpy(&x, p, 4);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    x = __builtin_bswap32(x);
#endif
    return x;
}

/* An integer in wire format (docs/abi.md): eight bytes, the low one first. (Compilers make one access of it.) */
RPY_UNUSED static RPY_INLINE void rpy_wire_put(void *to, int64_t value) {
    uint8_t *bytes = to;
    uint64_t n = (uint64_t)value;
    bytes[0] = (uint8_t)n;
    bytes[1] = (uint8_t)(n >> 8);
    bytes[2] = (uint8_t)(n >> 16);
    bytes[3] = (uint8_t)(n >> 24);
    bytes[4] = (uint8_t)(n >> 32);
    bytes[5] = (uint8_t)(n >> 40);
    bytes[6] = (uint8_t)(n >> 48);
    bytes[7] = (uint8_t)(n >> 56);
}
RPY_UNUSED static RPY_INLINE int64_t rpy_wire_get(const void *from) {
    const uint8_t *bytes = from;
    return (int64_t)((uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 |
                     (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 |
                     (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56);
}

/* How many of so many bytes are ASCII before the first that is not. */
RPY_UNUSED static rpy_signed rpy_ascii_length(const void *bytes, rpy_signed n) {
    const uint64_t tops = UINT64_C(0x8080808080808080);
    const uint8_t *start = bytes, *at = start, *end = start + n;
    while (end - at >= 16 && !((rpy_word_64(at) | rpy_word_64(at + 8)) & tops))
        at += 16;
    for (; end - at >= 8; at += 8) {
        uint64_t found = rpy_word_64(at) & tops;
        if (found)
            return at - start + (__builtin_ctzll(found) >> 3);
    }
    while (at < end && *at < 0x80)
        at++;
    return at - start;
}

/* How many of so many bytes are shown by `repr` as they are: ASCII that is printed, but the quote and the backslash. */
RPY_UNUSED static rpy_signed rpy_plain_length(const void *bytes, rpy_signed n, rpy_signed quote) {
    /* In the word of differences that a test makes, the lowest top bit that is set is that of the first byte that is meant
     * (Warren, Hacker's Delight, 6-1). */
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones << 7;
    const uint64_t quotes = ones * (uint64_t)quote;
    const uint8_t *start = bytes, *at = start, *end = start + n;
    for (; end - at >= 8; at += 8) {
        uint64_t x = rpy_word_64(at);
        uint64_t q = x ^ quotes, b = x ^ ones * '\\', d = x ^ ones * 0x7f;
        uint64_t found = (x | ((x - ones * 0x20) & ~x) | ((q - ones) & ~q) | ((b - ones) & ~b) | ((d - ones) & ~d)) & tops;
        if (found)
            return at - start + (__builtin_ctzll(found) >> 3);
    }
    while (at < end && *at >= 0x20 && *at < 0x7f && *at != quote && *at != '\\')
        at++;
    return at - start;
}

/* How many characters so many bytes of UTF-8 are: all bytes but those that go on with one. */
RPY_UNUSED static rpy_signed rpy_utf8_length(const void *bytes, rpy_signed n) {
    typedef int8_t many __attribute__((vector_size(16)));
    const int8_t *at = bytes, *end = at + n;
    rpy_signed length = 0;
    while (end - at >= 16) {
        /* As many as can be counted in bytes. */
        const int8_t *stop = end - at > 127 * 16 ? at + 127 * 16 : at + (end - at) / 16 * 16;
        many counts = {0};
        int i;
        for (; at < stop; at += 16) {
            many some;
            memcpy(&some, at, sizeof some);
            /* (Those that go on are below -64; what is true is -1.) */
            counts -= some >= -64;
        }
        for (i = 0; i < 16; i++)
            length += counts[i];
    }
    for (; at < end; at++)
        length += *at >= -64;
    return length;
}

/* The same, of bytes that are copied, to where they are not: in one pass, which takes as long as the copy alone. */
RPY_UNUSED static rpy_signed rpy_utf8_copy(void *to, const void *bytes, rpy_signed n) {
    typedef int8_t many __attribute__((vector_size(16)));
    const int8_t *at = bytes, *end = at + n;
    int8_t *copy = to;
    rpy_signed length = 0;
    while (end - at >= 64) {
        /* As many as can be counted in bytes, four at a time. */
        const int8_t *stop = end - at > 31 * 64 ? at + 31 * 64 : at + (end - at) / 64 * 64;
        many counts = {0};
        int i;
        for (; at < stop; at += 64, copy += 64) {
            many a, b, c, d;
            memcpy(&a, at, sizeof a);
            memcpy(&b, at + 16, sizeof b);
            memcpy(&c, at + 32, sizeof c);
            memcpy(&d, at + 48, sizeof d);
            memcpy(copy, &a, sizeof a);
            memcpy(copy + 16, &b, sizeof b);
            memcpy(copy + 32, &c, sizeof c);
            memcpy(copy + 48, &d, sizeof d);
            counts -= (a >= -64) + (b >= -64) + (c >= -64) + (d >= -64);
        }
        for (i = 0; i < 16; i++)
            length += counts[i];
    }
    rpy_move_bytes(copy, at, (size_t)(end - at));
    return length + rpy_utf8_length(at, end - at);
}

/* A hash of bytes that is not 0, eight of them at a time. (The toolchain has it too, for texts that instances
 * share: `genc/image.rs`.) */
RPY_UNUSED static rpy_signed rpy_hash_bytes(const void *bytes, rpy_signed n) {
    const uint8_t *p = bytes;
    uint64_t h = (uint64_t)n * UINT64_C(0xD6E8FEB86659FD93), x;
    if (n == 0)
        return 0;
    if (n >= 8) {
        const uint8_t *last = p + n - 8;
        for (; p < last; p += 8)
            h = rpy_hash_more(h, rpy_word_64(p));
        x = rpy_word_64(last);
    } else if (n >= 4) {
        x = rpy_word_32(p) | (uint64_t)rpy_word_32(p + n - 4) << 32;
    } else {
        x = p[0] | (uint32_t)p[n / 2] << 8 | (uint32_t)p[n - 1] << 16;
    }
    h = rpy_hash_more(h, x);
    return (rpy_signed)h != 0 ? (rpy_signed)h : 29872897;
}

#endif
