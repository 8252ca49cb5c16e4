/* objectgraph: a graph of nodes and edges that is walked, changed and copied. Both come from pools. */
#include <stdio.h>
#include <stdlib.h>

struct edge {
    struct node *target;
    long weight;
    struct edge *next;
};

struct node {
    long number, mark;
    struct edge *first;
    struct node *twin;
};

static long seed = 17;
static struct node **todo;

static long pick(long limit)
{
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return (seed >> 8) % limit;
}

/* Nodes and edges have nearly the same size, so that they share a pool. */
union cell {
    struct node node;
    struct edge edge;
    union cell *next;
};

static union cell *free_cells;

static void *take(void)
{
    if (!free_cells) {
        enum { COUNT = 1024 };
        union cell *block = malloc(COUNT * sizeof *block);
        for (int i = 0; i < COUNT; i++) {
            block[i].next = free_cells;
            free_cells = &block[i];
        }
    }
    union cell *cell = free_cells;
    free_cells = cell->next;
    return cell;
}

static void give_back(void *freed)
{
    union cell *cell = freed;
    cell->next = free_cells;
    free_cells = cell;
}

static struct node *make_node(long number)
{
    struct node *node = take();
    *node = (struct node){number, 0, NULL, NULL};
    return node;
}

static void link_to(struct node *node, struct node *target, long weight)
{
    struct edge *edge = take();
    *edge = (struct edge){target, weight, node->first};
    node->first = edge;
}

static void unlink_first(struct node *node)
{
    struct edge *edge = node->first;
    if (edge) {
        node->first = edge->next;
        give_back(edge);
    }
}

static long walk(struct node *start, long mark)
{
    long total = 0, count = 0;
    start->mark = mark;
    todo[count++] = start;
    while (count) {
        struct node *node = todo[--count];
        total = (total * 3 + node->number) & 0xffffff;
        for (struct edge *edge = node->first; edge; edge = edge->next) {
            total += edge->weight;
            if (edge->target->mark != mark) {
                edge->target->mark = mark;
                todo[count++] = edge->target;
            }
        }
    }
    return total;
}

static long copy(struct node *start, struct node **originals, struct node **copies)
{
    long count = 1;
    originals[0] = start;
    copies[0] = start->twin = make_node(start->number);
    for (long at = 0; at < count; at++) {
        for (struct edge *edge = originals[at]->first; edge; edge = edge->next) {
            struct node *target = edge->target;
            if (!target->twin) {
                originals[count] = target;
                copies[count++] = target->twin = make_node(target->number);
            }
            link_to(copies[at], target->twin, edge->weight);
        }
    }
    for (long i = 0; i < count; i++)
        originals[i]->twin = NULL;
    return count;
}

static void release(struct node *node)
{
    while (node->first)
        unlink_first(node);
    give_back(node);
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 1;
    long size = argc > 1 ? 10000 : 50;
    struct node **nodes = malloc(size * sizeof *nodes);
    struct node **originals = malloc(size * sizeof *originals);
    struct node **copies = malloc(size * sizeof *copies);
    todo = malloc(size * sizeof *todo);
    for (long i = 0; i < size; i++)
        nodes[i] = make_node(i);
    for (long i = 0; i < size; i++)
        for (int j = 0; j < 4; j++) {
            struct node *target = nodes[pick(size)];
            link_to(nodes[i], target, pick(100));
        }
    long total = 0;
    for (long i = 0; i < n; i++) {
        struct node *start = nodes[pick(size)];
        total = (total * 31 + walk(start, i + 1)) & 0x3fffffffff;
        long count = copy(start, originals, copies);
        total = (total * 31 + walk(copies[0], i + 1) + count) & 0x3fffffffff;
        for (long j = 0; j < count; j++)
            release(copies[j]);
        for (long j = 0; j < size / 4; j++) {
            struct node *node = nodes[pick(size)];
            unlink_first(node);
            struct node *target = nodes[pick(size)];
            link_to(node, target, pick(100));
        }
    }
    printf("objectgraph %ld\n", total);
    return 0;
}
