/* Cycles of the generational collector go on in slices, each with a bound: weak references, finalizers and payloads are many,
 * and the program runs in between. */

#if RPY_GC_BARRIER
enum { SLICED = 20000 };
static char finalized_nodes[SLICED];
static int released_nodes[SLICED], last_finalized;

/* Those that lead to each other come in that order. */
static void sliced_finalizer(void *object) {
    const struct node *node = object;
    rpy_signed number = node->of.number;
    CHECK(!finalized_nodes[number]);
    finalized_nodes[number] = 1;
    CHECK(number % 10 == 9 || last_finalized == number + 1);
    last_finalized = (int)number;
    CHECK(!released_nodes[number]);
}

/* An array of weak references in slot 0; in slot 1 one of their objects, each of which leads to the one before it in its group
 * of ten, and has a finalizer and a payload. */
static void sliced_make(int many) {
    int i;
    assign(&roots[0], array_new(many));
    assign(&roots[1], array_new(many));
    for (i = 0; i < many; i++) {
        struct node *node;
        assign(&roots[2], node_new(i));
        node = roots[2];
        if (i % 10) {
            void *before = ((struct array *)roots[1])->items[i - 1];
            store(node, &node->pointers[0], before);
        }
        store_item(roots[1], i, node);
        finalizer(node, sliced_finalizer);
        CHECK(rpy_handle_payload(node, count_released, &released_nodes[i]));
        assign(&roots[2], weakref_new(2));
        store_item(roots[0], i, roots[2]);
    }
    assign(&roots[2], NULL);
}

/* Objects that live for a while: so there are cycles. */
static void sliced_work(int n) {
    static int at;
    for (; n > 0; n--, at++)
        store_item(roots[4], at % 1000, node_new(at));
}

static void *sliced_find(int i) {
    return rpy_gc_weakref_get(((struct array *)roots[0])->items[i]);
}

/* The objects of some groups are dropped: those whose number is odd, but for what a weak reference hands out again. */
static int handed_out;
static bool is_dropped(int i) { return i / 10 % 2 && i / 10 != handed_out / 10; }

/* What weak references find while a cycle goes on: what lives, and what is dead as long as nobody has found that; then it
 * stays dead. */
static void sliced_look(int many, enum rpy_phase phase) {
    int i = (int)random_below((uint64_t)many);
    struct node *node = sliced_find(i);
    if (i / 10 % 2 == 0)
        CHECK(node == ((struct array *)roots[1])->items[i]);
    else if (is_dropped(i) && phase > RPY_PHASE_MARK)
        CHECK(!node);
    CHECK(!node || node->of.number == i);
}

static void slices_run(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    int many = as_many(SLICED) / 20 * 20, i;
    size_t slices[RPY_PHASE_DISCARD + 1] = {0}, cycles;
    assign(&roots[4], array_new(1000));
    sliced_make(many);
    while (gc->phase)
        sliced_work(100);
    collect();
    rpy_gc_run_finalizers();
    for (i = 0; i < many; i++) {
        CHECK(sliced_find(i) == ((struct array *)roots[1])->items[i]);
        if (is_dropped(i))
            store_item(roots[1], i, NULL);
    }
    cycles = gc->cycles;
    while (gc->cycles == cycles) {
        size_t before = gc->minors;
        enum rpy_phase phase;
        while (gc->minors == before)
            sliced_work(1);
        /* (That it waits ends no phase.) */
        phase = gc->phase;
        slices[phase]++;
        for (i = 0; i < 50; i++)
            sliced_look(many, gc->cycles == cycles ? phase : RPY_PHASE_NONE);
        if (phase == RPY_PHASE_MARK && !handed_out) {
            /* It lives, and what it leads to: the last of its group leads to all of it. */
            handed_out = 19;
            assign(&roots[3], sliced_find(handed_out));
            CHECK(roots[3]);
        }
    }
    if (!RPY_RUNTIME.settings.stress) {
        /* As many slices as there are steps in it: a phase is never done all at once. */
        CHECK(slices[RPY_PHASE_MARK] > 1);
        CHECK(slices[RPY_PHASE_WEAK] >= SLICED / RPY_GC_STEPS / 2);
        CHECK(slices[RPY_PHASE_FIND] >= SLICED / RPY_GC_STEPS);
        CHECK(slices[RPY_PHASE_REVIVE] >= SLICED / 2 / RPY_GC_STEPS / 2);
        CHECK(slices[RPY_PHASE_QUEUE] >= SLICED / 2 / RPY_GC_STEPS / 2);
        CHECK(slices[RPY_PHASE_PAYLOADS] >= SLICED / RPY_GC_STEPS / 2);
        CHECK(slices[RPY_PHASE_FORGET] >= SLICED / 2 / RPY_GC_STEPS / 2);
        CHECK(handed_out);
    }
    rpy_gc_run_finalizers();
    collect();
    rpy_gc_run_finalizers();
    collect();
    rpy_gc_run_finalizers();
    for (i = 0; i < many; i++) {
        CHECK(finalized_nodes[i] == is_dropped(i));
        CHECK(released_nodes[i] == finalized_nodes[i]);
        CHECK(is_dropped(i) ? !sliced_find(i) : sliced_find(i) != NULL);
    }
    for (i = 0; i < 5; i++)
        assign(&roots[i], NULL);
    collect();
    rpy_gc_run_finalizers();
    collect();
    rpy_gc_run_finalizers();
    for (i = 0; i < many; i++)
        CHECK(finalized_nodes[i] == 1 && released_nodes[i] == 1);
}
#else
static void slices_run(void) {}
#endif
