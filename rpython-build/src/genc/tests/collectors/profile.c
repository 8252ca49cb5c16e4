/* The heap by types: what is counted is what is alive, however often it is counted, and whatever marking goes on. */

static const size_t *census(void) {
    static size_t objects[TYPES];
    struct rpy_profile_row rows[TYPES] = {{NULL, 0, 0}};
    int tid;
    collect();
    RPY_RUNTIME.profile.rows = rows;
    rpy_gc_census();
    RPY_RUNTIME.profile.rows = NULL;
    for (tid = 0; tid < TYPES; tid++) {
        objects[tid] = rows[tid].objects;
        CHECK((rows[tid].bytes != 0) == (rows[tid].objects != 0));
    }
    return objects;
}

/* (What looks as if it were alive counts, too, where pointers are guessed.) */
static void counted(const size_t *objects, int tid, size_t expected) {
    CHECK(IS_PRECISE ? objects[tid] == expected : objects[tid] >= expected);
}

/* Seven nodes, one of them in a handle alone and one in a prebuilt object, with an array, a list and its array, a weak
 * reference, a large object. */
static RPY_NOINLINE struct rpy_handle *world(void) {
    struct rpy_handle *handle;
    int i;
    assign(&roots[0], array_new(5));
    for (i = 0; i < 5; i++) {
        void *node = node_new(i);
        store_item(roots[0], i, node);
    }
    assign(&roots[1], list_new(0));
    assign(&roots[2], node_new(5));
    list_append(1, 2);
    store(&prebuilt, &prebuilt.pointers[0], roots[2]);
    assign(&roots[3], weakref_new(2));
    assign(&roots[4], bytes_new(100000, 1));
    (void)rpy_gc_identity_hash(roots[2]);
    assign(&roots[2], node_new(6));
    handle = rpy_handle_new(roots[2]);
    CHECK(handle);
    assign(&roots[2], NULL);
    return handle;
}

static void world_is(void) {
    const size_t *objects = census();
    counted(objects, NODE, 7);
    counted(objects, ARRAY, 2);
    counted(objects, LIST, 1);
    counted(objects, BYTES, 1);
    counted(objects, WEAKREF, 1);
}

static void profile_run(void) {
    struct rpy_handle *handle = world();
    int i, j;
    world_is();
    world_is();
    for (i = 0; i < 20; i++) {
        for (j = 0; j < (RPY_RUNTIME.settings.stress ? 50 : 5000); j++)
            (void)node_new(j);
        world_is();
    }
    rpy_gc_collect(-1);
    rpy_handle_drop(handle);
    assign(&roots[0], NULL);
    assign(&roots[3], NULL);
    assign(&roots[4], NULL);
    counted(census(), NODE, 1);
    counted(census(), ARRAY, 1);
    store(&prebuilt, &prebuilt.pointers[0], NULL);
    assign(&roots[1], NULL);
    counted(census(), NODE, 0);
    counted(census(), LIST, 0);
}
