/* regexscan: find words, settings, dates and levels in a generated log, with a scanner by hand for each pattern. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const levels[] = {"DEBUG", "INFO", "INFO", "INFO", "WARN", "ERROR", "FATAL", "WARNING"};
static const char *const keys[] = {"size", "retry_count", "port", "user_id", "ms", "queue"};
static const char *const words[] = {"the", "disk", "was", "full", "again",
                                    "connection", "refused", "by", "peer", "host7"};
static long seed = 2024;
static unsigned char is_word[256], is_key[256];

static long pick(long limit)
{
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return (seed >> 12) % limit;
}

static char *make_log(long lines, size_t *len_out)
{
    size_t capacity = 4096, len = 0;
    char *log = malloc(capacity);
    for (long i = 0; i < lines; i++) {
        if (len + 512 > capacity)
            log = realloc(log, capacity *= 2);
        long year = 10 + pick(20), month = 1 + pick(12), day = 1 + pick(28);
        len += sprintf(log + len, "20%02ld-%02ld-%02ld ", year, month, day);
        len += sprintf(log + len, "%s", levels[pick(8)]);
        for (long count = 1 + pick(4); count > 0; count--) {
            const char *key = keys[pick(6)];
            len += sprintf(log + len, " %s=%ld", key, pick(100000));
        }
        log[len++] = ':';
        for (long count = 2 + pick(8); count > 0; count--)
            len += sprintf(log + len, " %s", words[pick(10)]);
        log[len++] = '\n';
    }
    log[len] = '\0';
    *len_out = len;
    return log;
}

static int digit(char c)
{
    return c >= '0' && c <= '9';
}

static long number(const char *s, size_t n)
{
    long value = 0;
    for (size_t i = 0; i < n; i++)
        value = value * 10 + (s[i] - '0');
    return value;
}

static int is_level(const char *s, size_t n)
{
    return (n == 4 && memcmp(s, "WARN", 4) == 0) ||
           (n == 5 && (memcmp(s, "ERROR", 5) == 0 || memcmp(s, "FATAL", 5) == 0));
}

/* A date and a space at the start of a line of this length. */
static int is_date(const char *s, size_t n)
{
    return n >= 11 && digit(s[0]) && digit(s[1]) && digit(s[2]) && digit(s[3]) && s[4] == '-' &&
           digit(s[5]) && digit(s[6]) && s[7] == '-' && digit(s[8]) && digit(s[9]) && s[10] == ' ';
}

static long scan(const char *log, size_t len)
{
    long total = 0;
    for (size_t i = 0; i < len;) {
        size_t start = i;
        while (is_word[(unsigned char)log[i]])
            i++;
        if (i > start)
            total = (total * 3 + (long)(i - start)) & 0xffffff;
        else
            i++;
    }
    for (size_t i = 0; i < len;) {
        size_t start = i;
        while (is_key[(unsigned char)log[i]])
            i++;
        size_t key = i - start;
        if (key == 0) {
            i++;
        } else if (log[i] == '=' && digit(log[i + 1])) {
            start = ++i;
            while (digit(log[i]))
                i++;
            total = (total * 5 + number(log + start, i - start) + (long)key) & 0xffffff;
        }
    }
    for (size_t i = 0; i < len;) {
        size_t start = i;
        while (is_word[(unsigned char)log[i]])
            i++;
        if (is_level(log + start, i - start))
            total = (total * 7 + (long)start) & 0xffffff;
        if (i == start)
            i++;
    }
    for (const char *line = log; line < log + len;) {
        const char *end = memchr(line, '\n', len - (line - log));
        if (is_date(line, end - line))
            total = (total * 9 + number(line, 4) * 372 + number(line + 5, 2) * 31 + number(line + 8, 2)) & 0xffffff;
        line = end + 1;
    }
    return total;
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 1;
    for (int c = 0; c < 128; c++) {
        is_word[c] = isalnum(c) || c == '_';
        is_key[c] = islower(c) || c == '_';
    }
    size_t len;
    char *log = make_log(argc > 1 ? 2000 : 20, &len);
    long total = 0;
    for (long i = 0; i < n; i++)
        total = (total * 31 + scan(log, len)) & 0x3fffffffff;
    printf("regexscan %zu %ld\n", len, total);
    free(log);
    return 0;
}
