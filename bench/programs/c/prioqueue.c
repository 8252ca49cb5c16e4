/* prioqueue: shortest ways over a grid, and a queue of events, with binary heaps. */
#include <stdio.h>
#include <stdlib.h>

#define FAR (1L << 40)

struct way {
    long cost, cell;
};

struct event {
    long now, machine, pace;
};

static int way_before(struct way a, struct way b)
{
    return a.cost != b.cost ? a.cost < b.cost : a.cell < b.cell;
}

static int event_before(struct event a, struct event b)
{
    if (a.now != b.now)
        return a.now < b.now;
    return a.machine != b.machine ? a.machine < b.machine : a.pace < b.pace;
}

#define HEAP(type, before)                                                      \
    static void type##_up(struct type *heap, long at, struct type item)         \
    {                                                                           \
        while (at > 0 && before(item, heap[(at - 1) / 2])) {                    \
            heap[at] = heap[(at - 1) / 2];                                      \
            at = (at - 1) / 2;                                                  \
        }                                                                       \
        heap[at] = item;                                                        \
    }                                                                           \
    static void type##_down(struct type *heap, long size, struct type item)     \
    {                                                                           \
        long at = 0, child;                                                     \
        while ((child = at * 2 + 1) < size) {                                   \
            if (child + 1 < size && before(heap[child + 1], heap[child]))       \
                child++;                                                        \
            if (!before(heap[child], item))                                     \
                break;                                                          \
            heap[at] = heap[child];                                             \
            at = child;                                                         \
        }                                                                       \
        heap[at] = item;                                                        \
    }

HEAP(way, way_before)
HEAP(event, event_before)

static long shortest(const long *costs, long side)
{
    long cells = side * side, size = 1, capacity = 64, total = 0;
    long *best = malloc(cells * sizeof *best);
    struct way *queue = malloc(capacity * sizeof *queue);
    for (long i = 0; i < cells; i++)
        best[i] = FAR;
    best[0] = 0;
    queue[0] = (struct way){0, 0};
    while (size) {
        struct way way = queue[0];
        size--;
        way_down(queue, size, queue[size]);
        if (way.cost > best[way.cell])
            continue;
        total += way.cost;
        long steps[4], x = way.cell % side;
        int count = 0;
        if (x > 0)
            steps[count++] = way.cell - 1;
        if (x < side - 1)
            steps[count++] = way.cell + 1;
        if (way.cell >= side)
            steps[count++] = way.cell - side;
        if (way.cell < side * (side - 1))
            steps[count++] = way.cell + side;
        for (int i = 0; i < count; i++) {
            long there = way.cost + costs[steps[i]];
            if (there < best[steps[i]]) {
                best[steps[i]] = there;
                if (size == capacity)
                    queue = realloc(queue, (capacity *= 2) * sizeof *queue);
                way_up(queue, size++, (struct way){there, steps[i]});
            }
        }
    }
    free(best);
    free(queue);
    return total;
}

static long events(long count, long machines)
{
    struct event *queue = malloc(machines * sizeof *queue);
    long total = 0;
    for (long i = 0; i < machines; i++)
        event_up(queue, i, (struct event){i * 7 % 13, i, 1 + i % 5});
    for (long i = 0; i < count; i++) {
        struct event e = queue[0];
        total = (total * 3 + e.machine + e.now) & 0xffffff;
        event_down(queue, machines, (struct event){e.now + e.pace + (i & 3), e.machine, e.pace % 7 + 1});
    }
    free(queue);
    return total;
}

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 1;
    long side = argc > 1 ? 100 : 6;
    long *costs = malloc(side * side * sizeof *costs);
    long seed = 5, total = 0;
    for (long k = 0; k < n; k++) {
        for (long i = 0; i < side * side; i++) {
            seed = (seed * 1103515245 + 12345) & 0x7fffffff;
            costs[i] = 1 + (seed >> 12) % 50;
        }
        total = (total * 31 + shortest(costs, side)) & 0x3fffffffff;
        total = (total * 31 + events(side * side, side * 4)) & 0x3fffffffff;
    }
    printf("prioqueue %ld\n", total);
    free(costs);
    return 0;
}
