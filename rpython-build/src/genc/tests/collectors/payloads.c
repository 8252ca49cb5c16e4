/* Finalizers, and payloads: what runs, when, and in which order. */

static char said[256];

static void say(void *payload) { strcat(said, payload); }

/* (No collection may be told that it is dead while it is at hand.) */
static void payload(void *object, const char *name) {
    CHECK(rpy_handle_payload(object, say, (void *)(uintptr_t)name));
}

static void collect_and_run(void) {
    collect();
    rpy_gc_run_finalizers();
}

static void said_is(const char *what) {
    if (IS_PRECISE && strcmp(said, what) != 0) {
        fprintf(stderr, "said \"%s\", not \"%s\"\n", said, what);
        abort();
    }
    said[0] = '\0';
}

/* Makes a chain of three that lead to each other in the order of their numbers, with payloads in another order. */
static RPY_NOINLINE void chain(bool in_a_ring) {
    assign(&roots[0], node_new(3));
    payload(roots[0], "3");
    assign(&roots[1], node_new(1));
    payload(roots[1], "1");
    assign(&roots[2], node_new(2));
    payload(roots[2], "2");
    store(roots[1], &((struct node *)roots[1])->pointers[0], roots[2]);
    store(roots[2], &((struct node *)roots[2])->pointers[0], roots[0]);
    if (in_a_ring)
        store(roots[0], &((struct node *)roots[0])->pointers[0], roots[1]);
    assign(&roots[0], NULL);
    assign(&roots[2], NULL);
}

static void finalized(void *object) {
    struct node *node = object, *next = node->pointers[0];
    char text[] = {'F', (char)('0' + node->of.number), '\0'};
    strcat(said, text);
    /* Payloads of what it leads to are still there. */
    CHECK(!next || next->of.number == node->of.number + 1);
}

/* Brings what it leads to back to life. */
static void revives(void *object) {
    finalized(object);
    assign(&roots[7], ((struct node *)object)->pointers[0]);
}

static RPY_NOINLINE void finalizer(void *object, void (*run)(void *)) {
    void *address;
    memcpy(&address, &run, sizeof address);
    rpy_gc_register_finalizer(object, address);
}

static RPY_NOINLINE void with_finalizers(void (*run)(void *)) {
    chain(false);
    finalizer(roots[1], run);
}

static struct rpy_handle *kept;

static void drops_a_handle(void *unused) {
    (void)unused;
    rpy_handle_drop(kept);
    say((void *)(uintptr_t)"d");
}

static RPY_NOINLINE void held_by_a_payload(void) {
    kept = handle_new(node_new(8));
    payload(rpy_handle_get(kept), "8");
    CHECK(rpy_handle_payload(node_new(9), drops_a_handle, NULL));
}

enum { PAYLOADS = 1000 };
static int released[PAYLOADS];

static void count_released(void *payload) { ++*(int *)payload; }

static RPY_NOINLINE void many_payloads(int many, struct rpy_handle **handles) {
    int i;
    for (i = 0; i < many; i++) {
        void *object = node_new(i);
        CHECK(rpy_handle_payload(object, count_released, &released[i]));
        if (i % 2)
            handles[i] = handle_new(object);
    }
}

/* Those of objects that are held stay, and others go: most of them, where what is dead may look alive. */
static void payloads_are_released(void) {
    static struct rpy_handle *handles[PAYLOADS];
    int many = as_many(PAYLOADS), i, gone = 0, round;
    many_payloads(many, handles);
    CHECK(rpy_handle_payload(&prebuilt, count_released, &released[1]));
    for (round = 0; round < 2; round++)
        collect_and_run();
    for (i = 0; i < many; i++) {
        CHECK(released[i] <= (i % 2 ? 0 : 1));
        gone += released[i];
        if (i % 2)
            rpy_handle_drop(handles[i]);
    }
    CHECK(IS_PRECISE ? gone == many / 2 : gone > many / 4);
    collect_and_run();
    for (i = gone = 0; i < many; i++) {
        CHECK(released[i] <= 1);
        gone += released[i];
    }
    CHECK(IS_PRECISE ? gone == many : gone > many / 2);
}

static void payloads_run(void) {
    payloads_are_released();
    /* What leads to something comes before that; what is alive stays. */
    chain(false);
    collect_and_run();
    garbage(as_many(100000));
    said_is("");
    assign(&roots[1], NULL);
    collect_and_run();
    said_is("123");
    collect_and_run();
    said_is("");

    chain(true);
    assign(&roots[3], weakref_new(1));
    assign(&roots[1], NULL);
    collect_and_run();
    CHECK(!FINDS_CYCLES || strlen(said) == 3);
    CHECK(!FINDS_CYCLES || !rpy_gc_weakref_get(roots[3]));
    said[0] = '\0';

    /* Finalizers first; then, as nothing can reach them, payloads. */
    with_finalizers(finalized);
    assign(&roots[1], NULL);
    collect_and_run();
    collect_and_run();
    said_is("F1123");

    /* Unless something is brought back to life. */
    with_finalizers(revives);
    assign(&roots[1], NULL);
    collect_and_run();
    collect_and_run();
    said_is("F11");
    CHECK(!IS_PRECISE || ((struct object *)roots[7])->number == 2);
    assign(&roots[7], NULL);
    collect_and_run();
    said_is("23");

    /* Several of one object, which may be held and pinned; and is a large one. */
    assign(&roots[0], array_new(20000));
    payload(roots[0], "a");
    payload(roots[0], "b");
    kept = handle_new(roots[0]);
    rpy_handle_pin(kept);
    assign(&roots[0], NULL);
    collect_and_run();
    said_is("");
    rpy_handle_drop(kept);
    collect_and_run();
    CHECK(!IS_PRECISE || strlen(said) == 2);
    said[0] = '\0';

    held_by_a_payload();
    collect_and_run();
    collect_and_run();
    said_is("d8");
}
