/* unicodetext: words of several alphabets, turned, mirrored, in capitals, counted and found, in UTF-8. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const alphabets[] = {
    "abcdefghijklmnopqrstuvwxyz", "αβγδεζηθικλμνξοπρστυφχψω",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя", "日月火水木金土山川田人口車門雨雪"};

/* The next character, which is one of at most three bytes. */
static uint32_t next(const unsigned char **s)
{
    const unsigned char *p = *s;
    if (p[0] < 0x80) {
        *s = p + 1;
        return p[0];
    }
    if (p[0] < 0xe0) {
        *s = p + 2;
        return (p[0] & 31u) << 6 | (p[1] & 63);
    }
    *s = p + 3;
    return (p[0] & 15u) << 12 | (p[1] & 63u) << 6 | (p[2] & 63);
}

static unsigned char *put(unsigned char *p, uint32_t c)
{
    if (c < 0x80) {
        *p++ = c;
    } else if (c < 0x800) {
        *p++ = 0xc0 | c >> 6;
        *p++ = 0x80 | (c & 63);
    } else {
        *p++ = 0xe0 | c >> 12;
        *p++ = 0x80 | (c >> 6 & 63);
        *p++ = 0x80 | (c & 63);
    }
    return p;
}

static unsigned char *make_text(long words, size_t *len_out, size_t *characters)
{
    uint32_t letters[4][40];
    long sizes[4];
    for (int a = 0; a < 4; a++) {
        const unsigned char *p = (const unsigned char *)alphabets[a];
        for (sizes[a] = 0; *p; sizes[a]++)
            letters[a][sizes[a]] = next(&p);
    }
    unsigned char *text = malloc(words * 28 + 1), *end = text;
    long seed = 99;
    *characters = 0;
    for (long i = 0; i < words; i++) {
        seed = (seed * 1103515245 + 12345) & 0x7fffffff;
        int a = (seed >> 12) & 3;
        for (long count = 1 + (seed >> 16) % 9; count > 0; count--) {
            seed = (seed * 1103515245 + 12345) & 0x7fffffff;
            end = put(end, letters[a][(seed >> 12) % sizes[a]]);
            ++*characters;
        }
        *end++ = ' ';
        ++*characters;
    }
    *end = '\0';
    *len_out = end - text;
    return text;
}

/* Letters of two of the alphabets, half of it further on: in place, as they are as long as before. */
static void turn(unsigned char *text)
{
    for (const unsigned char *p = text; *p;) {
        unsigned char *here = text + (p - text);
        uint32_t c = next(&p);
        if (c >= 0x430 && c <= 0x44f)
            put(here, 0x430 + (c - 0x430 + 16) % 32);
        else if (c >= 'a' && c <= 'z')
            put(here, 'a' + (c - 'a' + 13) % 26);
    }
}

static uint32_t upper(uint32_t c)
{
    if ((c >= 'a' && c <= 'z') || (c >= 0x3b1 && c <= 0x3c9) || (c >= 0x430 && c <= 0x44f))
        return c - 32;
    return c;
}

static long occurrences(const unsigned char *text, const char *what)
{
    size_t size = strlen(what);
    long found = 0, at = 0;
    const unsigned char *p = text, *hit;
    while ((hit = (const unsigned char *)strstr((const char *)p, what))) {
        for (; p < hit; at++)
            next(&p);
        found += at;
        p += size;
        at += 2;
    }
    return found;
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 1;
    size_t len, characters;
    unsigned char *text = make_text(argc > 1 ? 5000 : 30, &len, &characters);
    static long initials[0x10000];
    uint32_t seen[128];
    long total = 0;
    for (long i = 0; i < n; i++) {
        turn(text);
        int letters = 0;
        for (const unsigned char *p = text; *p; p++) {
            uint32_t word[16];
            int size = 0;
            while (*p != ' ')
                word[size++] = next(&p);
            for (int j = 0; j < size; j++)
                total += word[j] == word[size - 1 - j];
            if (initials[word[0]]++ == 0)
                seen[letters++] = word[0];
        }
        for (int j = 0; j < letters; j++) {
            total = (total + seen[j] * initials[seen[j]]) & 0x3fffffffff;
            initials[seen[j]] = 0;
        }
        long value = 11;
        for (const unsigned char *p = text; *p;)
            value = (value * 33 + upper(next(&p))) & 0xffffff;
        total = (total * 31 + value) & 0x3fffffffff;
        total = (total + occurrences(text, "жи") + occurrences(text, "αβ")) & 0x3fffffffff;
    }
    printf("unicodetext %zu %ld\n", characters, total);
    free(text);
    return 0;
}
