/* tupledict: the game of life on a board without edges, and ways through a field of stones, with hash tables of pairs. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct slot {
    int32_t x, y;
    long value;                 /* -1 when free */
};

struct table {
    struct slot *slots;
    size_t mask, used;
};

static void init(struct table *t, size_t size)
{
    t->slots = malloc(size * sizeof *t->slots);
    for (size_t i = 0; i < size; i++)
        t->slots[i].value = -1;
    t->mask = size - 1;
    t->used = 0;
}

static size_t place(const struct table *t, int32_t x, int32_t y)
{
    uint64_t hash = ((uint64_t)(uint32_t)x << 32 | (uint32_t)y) * 0x9e3779b97f4a7c15u;
    size_t at = (hash >> 32) & t->mask;
    while (t->slots[at].value >= 0 && (t->slots[at].x != x || t->slots[at].y != y))
        at = (at + 1) & t->mask;
    return at;
}

static long find(const struct table *t, int32_t x, int32_t y)
{
    return t->slots[place(t, x, y)].value;
}

/* The value of a pair, which is 0 if it was not there. */
static long *entry(struct table *t, int32_t x, int32_t y)
{
    if (t->used * 4 >= (t->mask + 1) * 3) {
        struct table bigger;
        init(&bigger, (t->mask + 1) * 2);
        for (size_t i = 0; i <= t->mask; i++)
            if (t->slots[i].value >= 0)
                bigger.slots[place(&bigger, t->slots[i].x, t->slots[i].y)] = t->slots[i];
        bigger.used = t->used;
        free(t->slots);
        *t = bigger;
    }
    struct slot *s = &t->slots[place(t, x, y)];
    if (s->value < 0) {
        *s = (struct slot){x, y, 0};
        t->used++;
    }
    return &s->value;
}

static void step(struct table *alive)
{
    struct table counts, next;
    init(&counts, 16);
    for (size_t i = 0; i <= alive->mask; i++) {
        struct slot *s = &alive->slots[i];
        if (s->value < 0)
            continue;
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++)
                if (dx || dy)
                    ++*entry(&counts, s->x + dx, s->y + dy);
    }
    init(&next, 16);
    for (size_t i = 0; i <= counts.mask; i++) {
        struct slot *s = &counts.slots[i];
        if (s->value == 3 || (s->value == 2 && find(alive, s->x, s->y) >= 0))
            entry(&next, s->x, s->y);
    }
    free(counts.slots);
    free(alive->slots);
    *alive = next;
}

static long ways(long side, struct table *known, int32_t x, int32_t y)
{
    if (x == side - 1 && y == side - 1)
        return 1;
    if (x >= side || y >= side || (x * 7 + y * 5) % 11 == 3)
        return 0;
    long found = find(known, x, y);
    if (found >= 0)
        return found;
    found = (ways(side, known, x + 1, y) + ways(side, known, x, y + 1)) & 0xffffff;
    *entry(known, x, y) = found;
    return found;
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 3;
    long side = argc > 1 ? 80 : 8;
    struct table alive;
    init(&alive, 16);
    long seed = 7, total = 0;
    for (long y = 0; y < side; y++)
        for (long x = 0; x < side; x++) {
            seed = (seed * 1103515245 + 12345) & 0x7fffffff;
            if ((seed >> 16) % 3 == 0)
                entry(&alive, x, y);
        }
    for (long i = 0; i < n; i++) {
        struct table known;
        step(&alive);
        init(&known, 16);
        total = (total * 31 + (long)alive.used + ways(side, &known, i & 3, 0)) & 0x3fffffffff;
        free(known.slots);
    }
    for (size_t i = 0; i <= alive.mask; i++)
        if (alive.slots[i].value >= 0)
            total = (total + alive.slots[i].x * 1009L + alive.slots[i].y * 31L) & 0x3fffffffff;
    printf("tupledict %zu %ld\n", alive.used, total);
    free(alive.slots);
    return 0;
}
