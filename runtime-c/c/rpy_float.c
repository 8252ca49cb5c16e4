/* Floats as text and back, as Python writes and reads them. Independent of the locale. */

/* The decimal digits of a finite number that is not negative: `digits` (without a point), and
 * the exponent of the first one. */
struct rpy_decimal {
    char digits[32];
    int count;
    int exponent;
};

/* The shortest digits that read back as the same number, the nearest of those. */
static void rpy_decimal_shortest(struct rpy_decimal *decimal, double x) {
    char text[20];
    uint64_t number = 0, rest;
    int exponent = x == 0 ? 0 : rpy_shortest(x, &number), start = (int)sizeof text;
    do {
        rest = number / 10;
        text[--start] = (char)('0' + (number - rest * 10));
        number = rest;
    } while (number);
    decimal->count = (int)sizeof text - start;
    decimal->exponent = exponent + decimal->count - 1;
    memcpy(decimal->digits, text + start, (size_t)decimal->count);
    while (decimal->count > 1 && decimal->digits[decimal->count - 1] == '0')
        decimal->count--;
    decimal->digits[decimal->count] = 0;
}

/* Text of a known size. */
struct rpy_out {
    char *p;
    size_t length;
    size_t size;
};
static void rpy_put(struct rpy_out *out, char c) {
    if (out->length < out->size)
        out->p[out->length] = c;
    out->length++;
}
static void rpy_puts(struct rpy_out *out, const char *s) {
    while (*s)
        rpy_put(out, *s++);
}

/* Digits with a point. `least` digits behind the point are shown, with zeros if need be. */
static void rpy_put_fixed(struct rpy_out *out, const char *digits, int count, int exponent,
                          int least, bool point) {
    int i, shown = 0;
    if (exponent < 0) {
        rpy_put(out, '0');
    } else {
        for (i = 0; i <= exponent; i++)
            rpy_put(out, i < count ? digits[i] : '0');
    }
    if (count > exponent + 1 || least > 0 || point)
        rpy_put(out, '.');
    for (i = exponent + 1; i < 0; i++, shown++)
        rpy_put(out, '0');
    for (; i < count; i++, shown++)
        rpy_put(out, digits[i]);
    for (; shown < least; shown++)
        rpy_put(out, '0');
}

static void rpy_put_scientific(struct rpy_out *out, const char *digits, int count, int exponent,
                               bool point, char e) {
    int size = abs(exponent);
    rpy_put(out, digits[0]);
    if (count > 1 || point)
        rpy_put(out, '.');
    rpy_puts(out, digits + 1);
    rpy_put(out, e);
    rpy_put(out, exponent < 0 ? '-' : '+');
    if (size >= 100)
        rpy_put(out, (char)('0' + size / 100));
    rpy_put(out, (char)('0' + size / 10 % 10));
    rpy_put(out, (char)('0' + size % 10));
}

/* Flags of rpy_float_format: `#`, and a sign for positive numbers too. */
#define RPY_FLOAT_ALTERNATE 1
#define RPY_FLOAT_PLUS 2
#define RPY_FLOAT_SPACE 4

/* Writes a float as Python's `format(x, ".{precision}{kind}")` does; gives the length. At most
 * `size` bytes are written: call with 0 to learn the length. Kinds: r (`repr`), e f g E F G %,
 * and 0 (no kind); a negative precision means none is given. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_float_format(double x, rpy_signed kind, rpy_signed precision,
                                              rpy_signed flags, void *buffer, rpy_signed size) {
    struct rpy_out out;
    struct rpy_decimal decimal;
    bool alternate = (flags & RPY_FLOAT_ALTERNATE) != 0;
    bool upper = kind == 'E' || kind == 'F' || kind == 'G';
    out.p = buffer;
    out.length = 0;
    out.size = (size_t)size;
    if (signbit(x) && x == x)
        rpy_put(&out, '-');
    else if (flags & RPY_FLOAT_PLUS)
        rpy_put(&out, '+');
    else if (flags & RPY_FLOAT_SPACE)
        rpy_put(&out, ' ');
    x = fabs(x);
    if (kind == '%')
        x *= 100.0;
    if (isinf(x) || isnan(x)) {
        rpy_puts(&out, isinf(x) ? (upper ? "INF" : "inf") : (upper ? "NAN" : "nan"));
        if (kind == '%')
            rpy_put(&out, '%');
        return (rpy_signed)out.length;
    }
    if (kind == 'r' || (kind == 0 && precision < 0)) {
        rpy_decimal_shortest(&decimal, x);
        if (x == 0)
            decimal.exponent = 0;
        if (decimal.exponent >= -4 && decimal.exponent < 16)
            rpy_put_fixed(&out, decimal.digits, decimal.count, decimal.exponent, 1, true);
        else
            rpy_put_scientific(&out, decimal.digits, decimal.count, decimal.exponent, alternate,
                               'e');
        return (rpy_signed)out.length;
    }
    if (precision < 0)
        precision = 6;
    if (precision > 100000)
        precision = 100000;
    if (kind == 'f' || kind == 'F' || kind == '%' || kind == 'e' || kind == 'E') {
        /* More digits than a double has are exact in C, and wanted. */
        char local[512];
        bool scientific = kind == 'e' || kind == 'E';
        const char *format = scientific ? (alternate ? "%#.*e" : "%.*e")
                                        : (alternate ? "%#.*f" : "%.*f");
        char *text = local;
        int i, n;
        n = snprintf(local, sizeof local, format, (int)precision, x);
        if (n >= (int)sizeof local) {
            text = malloc((size_t)n + 1);
            if (!text)
                return (rpy_signed)out.length;
            snprintf(text, (size_t)n + 1, format, (int)precision, x);
        }
        for (i = 0; i < n; i++) {
            char c = text[i];
            if ((c >= '0' && c <= '9') || c == '-' || c == '+')
                rpy_put(&out, c);
            else if (c == 'e')
                rpy_put(&out, kind == 'E' ? 'E' : 'e');
            else if (i > 0 && text[i - 1] >= '0' && text[i - 1] <= '9')
                rpy_put(&out, c == 'i' || c == 'n' ? c : '.');
        }
        if (text != local)
            free(text);
        if (kind == '%')
            rpy_put(&out, '%');
        return (rpy_signed)out.length;
    }
    /* g, G and no kind: so many significant digits. */
    {
        char text[400];
        char *digits;
        bool none = kind == 0;
        int count, exponent, significant = precision > 0 ? (int)precision : 1, i;
        /* A double has at most 767 significant digits; beyond 350 nobody looks. */
        if (significant > 350)
            significant = 350;
        snprintf(text, sizeof text, "%.*e", significant - 1, x);
        digits = text;
        for (i = 0, count = 0; text[i] && text[i] != 'e'; i++)
            if (text[i] >= '0' && text[i] <= '9')
                text[count++] = text[i];
        exponent = text[i] ? atoi(text + i + 1) : 0;
        if (!alternate)
            while (count > 1 && digits[count - 1] == '0')
                count--;
        digits[count] = 0;
        if (exponent >= -4 && exponent < significant - (none ? 1 : 0))
            rpy_put_fixed(&out, digits, count, exponent, none ? 1 : 0, alternate);
        else
            rpy_put_scientific(&out, digits, count, exponent, alternate, upper ? 'E' : 'e');
    }
    return (rpy_signed)out.length;
}

/* Writes `repr(x)`, at most 32 bytes; gives the length. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_float_repr(double x, void *buffer) {
    return rpy_float_format(x, 'r', -1, 0, buffer, 32);
}

/* `round(x, digits)`: the float nearest to the decimal that is nearest to `x`; ties go to the even
 * digit. */
RPY_UNUSED RPY_SHARED double rpy_float_round(double x, rpy_signed digits) {
    char local[400];
    double rounded;
    int exponent, count;
    if (isinf(x) || isnan(x) || x == 0)
        return x;
    snprintf(local, sizeof local, "%.0e", x);
    exponent = atoi(strchr(local, 'e') + 1);
    if (digits > 400)
        return x;
    if (digits < -400)
        return copysign(0.0, x);
    if (digits >= 0) {
        /* 17 digits name a double. */
        if (exponent + digits > 17)
            return x;
        snprintf(local, sizeof local, "%.*f", (int)digits, x);
        return strtod(local, NULL);
    }
    /* The exact exponent: "%.0e" may have rounded up to the next power. */
    snprintf(local, sizeof local, "%.17e", x);
    exponent = atoi(strchr(local, 'e') + 1);
    count = exponent + 1 + (int)digits;
    if (count > 0) {
        snprintf(local, sizeof local, "%.*e", count - 1, x);
        return strtod(local, NULL);
    }
    /* The first digit is right behind the last that is kept: more than half rounds up. */
    rounded = 0.0;
    if (count == 0) {
        snprintf(local, sizeof local, "5e%d", exponent);
        if (fabs(x) > strtod(local, NULL)) {
            snprintf(local, sizeof local, "1e%d", exponent + 1);
            rounded = strtod(local, NULL);
        }
    }
    return copysign(rounded, x);
}

/* Whether the last rpy_parse_float found a float. */
RPY_UNUSED RPY_SHARED bool rpy_parse_float_ok(void) { return RPY_RUNTIME.parsed; }

static bool rpy_same_word(const char *p, size_t n, const char *word) {
    size_t i;
    for (i = 0; i < n; i++)
        if (!word[i] || (p[i] | 0x20) != word[i])
            return false;
    return !word[n];
}

/* Reads digits as most texts have them: few enough for one word, nothing else in between, and not 0. False where there is
 * another text. */
static bool rpy_parse_digits(const char *p, const char *end, double *value) {
    const char *first, *behind;
    uint64_t number = 0;
    int exponent = 0;
    while (p < end && *p == '0')
        p++;
    for (first = p; p < end && *p >= '0' && *p <= '9'; p++)
        number = number * 10 + (uint64_t)(*p - '0');
    behind = p;
    if (p < end && *p == '.') {
        for (p++; p < end && *p >= '0' && *p <= '9'; p++)
            number = number * 10 + (uint64_t)(*p - '0');
        if (p - behind > 400)
            return false;
        exponent = (int)(behind + 1 - p);
        if (behind == first)
            for (first = behind + 1; first < p && *first == '0';)
                first++;
        else
            first++;
    }
    if (p - first > 19 || number == 0)
        return false;
    if (p < end && (*p == 'e' || *p == 'E')) {
        bool down = false;
        int more = 0;
        if (++p < end && (*p == '+' || *p == '-'))
            down = *p++ == '-';
        if (p == end || end - p > 3)
            return false;
        for (; p < end && *p >= '0' && *p <= '9'; p++)
            more = more * 10 + (*p - '0');
        exponent += down ? -more : more;
    }
    return p == end && rpy_nearest(number, exponent, value);
}

/* Reads what Python's `float(text)` accepts. */
RPY_UNUSED RPY_SHARED double rpy_parse_float(const void *bytes, rpy_signed length) {
    const char *p = bytes, *end = p + length;
    char local[128];
    char *text = local, *to;
    bool digits = false, negative = false;
    double value = 0;
    RPY_RUNTIME.parsed = false;
    while (p < end && (*p == ' ' || (*p >= '\t' && *p <= '\r')))
        p++;
    while (p < end && (end[-1] == ' ' || (end[-1] >= '\t' && end[-1] <= '\r')))
        end--;
    if (p < end && (*p == '+' || *p == '-'))
        negative = *p++ == '-';
    if (p == end)
        return 0.0;
    if (rpy_parse_digits(p, end, &value)) {
        RPY_RUNTIME.parsed = true;
        return negative ? -value : value;
    }
    if (rpy_same_word(p, (size_t)(end - p), "inf") ||
        rpy_same_word(p, (size_t)(end - p), "infinity")) {
        RPY_RUNTIME.parsed = true;
        return negative ? -(double)INFINITY : (double)INFINITY;
    }
    if (rpy_same_word(p, (size_t)(end - p), "nan")) {
        RPY_RUNTIME.parsed = true;
        return (double)NAN;
    }
    if ((size_t)(end - p) + 32 > sizeof local) {
        text = malloc((size_t)(end - p) + 32);
        if (!text)
            return 0.0;
    }
    to = text;
    /* Copied without underscores and without a point, which is the locale's: the digits behind
     * it are counted into the exponent. */
    {
        long fraction = 0, exponent = 0;
        bool after_digit = false, point = false;
        char tail[32];
        for (; p < end; p++) {
            if (*p >= '0' && *p <= '9') {
                *to++ = *p;
                fraction += point;
                digits = after_digit = true;
            } else if (*p == '_') {
                if (!after_digit || p + 1 == end || p[1] < '0' || p[1] > '9')
                    goto bad;
                after_digit = false;
            } else if (*p == '.' && !point) {
                point = true;
                after_digit = false;
            } else {
                break;
            }
        }
        if (!digits)
            goto bad;
        if (p < end && (*p == 'e' || *p == 'E')) {
            bool down = false, some = false;
            p++;
            if (p < end && (*p == '+' || *p == '-'))
                down = *p++ == '-';
            for (after_digit = false; p < end; p++) {
                if (*p >= '0' && *p <= '9') {
                    if (exponent < 100000000)
                        exponent = exponent * 10 + (*p - '0');
                    some = after_digit = true;
                } else if (*p == '_' && after_digit && p + 1 < end && p[1] >= '0' && p[1] <= '9') {
                    after_digit = false;
                } else {
                    goto bad;
                }
            }
            if (!some)
                goto bad;
            if (down)
                exponent = -exponent;
        }
        if (p != end)
            goto bad;
        snprintf(tail, sizeof tail, "e%ld", exponent - fraction);
        strcpy(to, tail);
    }
    value = strtod(text, NULL);
    RPY_RUNTIME.parsed = true;
    if (text != local)
        free(text);
    return negative ? -value : value;
bad:
    if (text != local)
        free(text);
    return 0.0;
}
