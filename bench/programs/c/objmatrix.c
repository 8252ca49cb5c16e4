/* objmatrix: powers of a matrix of numbers a + b * sqrt(2) modulo a prime, which are structures. */
#include <stdio.h>
#include <stdlib.h>

#define PRIME 1000003

struct surd {
    long a, b;
};

static struct surd add(struct surd x, struct surd y)
{
    return (struct surd){(x.a + y.a) % PRIME, (x.b + y.b) % PRIME};
}

static struct surd multiply(struct surd x, struct surd y)
{
    return (struct surd){(x.a * y.a + 2 * x.b * y.b) % PRIME, (x.a * y.b + x.b * y.a) % PRIME};
}

static void product(struct surd *result, const struct surd *x, const struct surd *y, long size)
{
    for (long i = 0; i < size; i++)
        for (long j = 0; j < size; j++) {
            struct surd item = {0, 0};
            for (long k = 0; k < size; k++)
                item = add(item, multiply(x[i * size + k], y[k * size + j]));
            result[i * size + j] = item;
        }
}

static void transpose(struct surd *result, const struct surd *x, long size)
{
    for (long i = 0; i < size; i++)
        for (long j = 0; j < size; j++)
            result[i * size + j] = x[j * size + i];
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 1;
    long size = argc > 1 ? 30 : 3;
    struct surd *first = malloc(size * size * sizeof *first);
    struct surd *power = malloc(size * size * sizeof *power);
    struct surd *turned = malloc(size * size * sizeof *turned);
    for (long i = 0; i < size; i++)
        for (long j = 0; j < size; j++)
            power[i * size + j] = first[i * size + j] = (struct surd){i * 7 + j, i + j * 3};
    long total = 0;
    for (long k = 0; k < n; k++) {
        transpose(turned, power, size);
        product(power, turned, first, size);
        struct surd item = {0, 0};
        for (long i = 0; i < size; i++)
            item = add(item, power[i * size + i]);
        total = (total * 31 + item.a * 3 + item.b) & 0x3fffffffff;
    }
    printf("objmatrix %ld\n", total);
    free(first);
    free(power);
    free(turned);
    return 0;
}
