/* closures: functions with what they know beside them, kept in arrays, made of others, and with a state. */
#include <stdio.h>
#include <stdlib.h>

struct closure {
    long (*call)(const struct closure *self, long x);
    union {
        struct {
            long k, high;
        };
        struct {
            const struct closure *f, *g;
        };
    };
};

struct counter {
    long count, step;
};

static long call(const struct closure *f, long x)
{
    return f->call(f, x);
}

static long add(const struct closure *self, long x)
{
    return x + self->k;
}

static long scale(const struct closure *self, long x)
{
    return (x * self->k) & 0xffffff;
}

static long clamp(const struct closure *self, long x)
{
    return x < self->k ? self->k : x > self->high ? self->high : x;
}

static long compose(const struct closure *self, long x)
{
    return call(self->g, call(self->f, x));
}

static long above(const struct closure *self, long x)
{
    return (x & 1023) > self->k;
}

static struct closure *made(long kind, long k)
{
    struct closure *f = malloc(sizeof *f);
    *f = (struct closure){kind == 0 ? add : kind == 1 ? scale : clamp, {{kind == 1 ? k | 1 : k, k * 64}}};
    return f;
}

static struct closure *composed(const struct closure *f, const struct closure *g)
{
    struct closure *both = malloc(sizeof *both);
    both->call = compose;
    both->f = f;
    both->g = g;
    return both;
}

static long tick(struct counter *counter)
{
    return counter->count = (counter->count + counter->step) & 0xffffff;
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 2;
    long seed = 31, total = 0, values[64];
    for (long i = 0; i < 64; i++)
        values[i] = i * 37 & 1023;
    for (long k = 0; k < n; k++) {
        struct closure *stages[8], *wholes[8];
        for (int i = 0; i < 8; i++) {
            seed = (seed * 1103515245 + 12345) & 0x7fffffff;
            stages[i] = made((seed >> 12) % 3, (seed >> 16) & 255);
        }
        wholes[0] = stages[0];
        for (int i = 1; i < 8; i++)
            wholes[i] = composed(wholes[i - 1], stages[i]);
        for (int i = 0; i < 64; i++)
            total += call(wholes[7], values[i]);
        struct closure keep = {above, {{seed >> 22, 0}}};
        for (int i = 0; i < 64; i++) {
            long x = values[i];
            for (int j = 0; j < 8; j++)
                x = call(stages[j], x);
            if (call(&keep, x))
                total += x;
        }
        struct counter ticks[4];
        for (int i = 0; i < 4; i++)
            ticks[i] = (struct counter){0, 1 + i};
        for (int i = 0; i < 64; i++)
            total += tick(&ticks[i & 3]);
        total &= 0x3fffffffff;
        for (int i = 0; i < 8; i++)
            free(stages[i]);
        for (int i = 1; i < 8; i++)
            free(wholes[i]);
    }
    printf("closures %ld\n", total);
    return 0;
}
