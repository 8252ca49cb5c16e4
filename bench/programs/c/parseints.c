/* parseints: lines of numbers, read, added up and written again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *make_text(long lines, size_t *len_out)
{
    char *text = malloc(lines * 8 * 16 + 1);
    size_t len = 0;
    long seed = 3;
    for (long i = 0; i < lines; i++) {
        if (i > 0)
            text[len++] = '\n';
        for (int j = 0; j < 8; j++) {
            seed = (seed * 1103515245 + 12345) & 0x7fffffff;
            long value = seed >> (seed >> 8) % 28;
            if ((seed & 0x70000) == 0)
                value = -value;
            if (j > 0)
                len += sprintf(text + len, i & 1 ? ", " : ",");
            if ((i & 3) == 0)
                len += sprintf(text + len, "%s%lx", value < 0 ? "-" : "", labs(value));
            else
                len += sprintf(text + len, "%ld", value);
        }
    }
    text[len] = '\0';
    *len_out = len;
    return text;
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 1;
    long lines = argc > 1 ? 2000 : 20;
    size_t len;
    char *text = make_text(lines, &len);
    char *out = malloc(lines * 24);
    long total = 0, size = 0;
    for (long k = 0; k < n; k++) {
        char *p = text, *end = out;
        for (long at = 0; at < lines; at++) {
            long sum = k;
            do {
                sum += strtol(p, &p, (at & 3) == 0 ? 16 : 10);
            } while (*p++ == ',');
            if (at > 0)
                *end++ = ' ';
            end += sprintf(end, "%ld", sum);
            total = (total * 3 + sum) & 0x3fffffffff;
        }
        size += end - out;
    }
    printf("parseints %zu %ld %ld\n", len, size, total);
    free(text);
    free(out);
    return 0;
}
