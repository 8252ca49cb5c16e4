/* genpipeline: structures that give one value after the other, over others of the same sort. */
#include <stdio.h>
#include <stdlib.h>

struct numbers {
    long left, seed;
};

struct not_divisible {
    struct numbers items;
    long divisor;
};

struct differences {
    struct not_divisible items;
    long last;
};

struct steps {
    long now, step, left;
};

struct merged {
    struct steps a, b;
    long x, y;
};

struct tree {
    struct tree *left, *right;
    long value;
};

struct in_order {
    const struct tree *path[64];
    int depth;
};

/* Each gives whether there was one more. */
static int next_number(struct numbers *it, long *x)
{
    if (it->left-- <= 0)
        return 0;
    it->seed = (it->seed * 1103515245 + 12345) & 0x7fffffff;
    *x = it->seed >> 8;
    return 1;
}

static int next_not_divisible(struct not_divisible *it, long *x)
{
    while (next_number(&it->items, x))
        if (*x % it->divisor != 0)
            return 1;
    return 0;
}

static int next_difference(struct differences *it, long *x)
{
    long now;
    if (!next_not_divisible(&it->items, &now))
        return 0;
    *x = now - it->last;
    it->last = now;
    return 1;
}

static int next_batch(struct differences *it, long *batch, int size)
{
    int count = 0;
    while (count < size && next_difference(it, &batch[count]))
        count++;
    return count;
}

static long next_step(struct steps *it)
{
    if (it->left-- <= 0)
        return -1;
    long x = it->now;
    it->now += it->step;
    return x;
}

static int next_merged(struct merged *it, long *x)
{
    if (it->y < 0 || (it->x >= 0 && it->x <= it->y)) {
        *x = it->x;
        it->x = next_step(&it->a);
    } else {
        *x = it->y;
        it->y = next_step(&it->b);
    }
    return *x >= 0;
}

static void descend(struct in_order *it, const struct tree *tree)
{
    for (; tree; tree = tree->left)
        it->path[it->depth++] = tree;
}

static int next_in_order(struct in_order *it, long *x)
{
    if (it->depth == 0)
        return 0;
    const struct tree *tree = it->path[--it->depth];
    *x = tree->value;
    descend(it, tree->right);
    return 1;
}

static struct tree *balanced(long low, long high)
{
    if (low >= high)
        return NULL;
    long middle = (low + high) / 2;
    struct tree *tree = malloc(sizeof *tree);
    *tree = (struct tree){balanced(low, middle), balanced(middle + 1, high), middle * 7 % 101};
    return tree;
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 1;
    long count = argc > 1 ? 1000 : 50;
    struct tree *tree = balanced(0, count);
    long total = 0, x;
    for (long i = 0; i < n; i++) {
        struct differences source = {{{count, i}, 3}, 0};
        long batch[8];
        int size;
        while ((size = next_batch(&source, batch, 8))) {
            long most = batch[0];
            for (int j = 1; j < size; j++)
                if (batch[j] > most)
                    most = batch[j];
            total += size * most;
        }
        struct merged both = {{0, 3, count}, {i, 5, count}, 0, 0};
        both.x = next_step(&both.a);
        both.y = next_step(&both.b);
        while (next_merged(&both, &x))
            total = (total * 3 + x) & 0xffffffff;
        struct in_order items = {.depth = 0};
        descend(&items, tree);
        while (next_in_order(&items, &x))
            total = (total * 5 + x) & 0xffffffff;
    }
    printf("genpipeline %ld\n", total);
    return 0;
}
