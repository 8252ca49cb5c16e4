/* Handles, pins. */

static rpy_signed number_of(const struct rpy_handle *handle) {
    return ((struct object *)rpy_handle_get(handle))->number;
}

static void garbage(int n) {
    while (n-- > 0)
        node_new(n);
}

/* How many, where each object that is made moves all. */
static int as_many(int n) { return RPY_RUNTIME.settings.stress ? n / 50 : n; }

static struct rpy_handle *handle_new(void *object) {
    struct rpy_handle *handle = rpy_handle_new(object);
    CHECK(handle);
    return handle;
}

/* Objects live by their handles, and nothing else. */
static void handles_keep(void) {
    enum { MANY = 10000 };
    static struct rpy_handle *handles[MANY];
    static rpy_signed numbers[MANY];
    int many = as_many(MANY), i, round;
    for (i = 0; i < many; i++)
        handles[i] = handle_new(node_new(numbers[i] = i));
    for (round = 0; round < 5; round++) {
        for (i = 0; i < many; i++) {
            int at = (int)random_below((uint64_t)many);
            CHECK(number_of(handles[at]) == numbers[at]);
            rpy_handle_drop(handles[at]);
            numbers[at] += many;
            handles[at] = handle_new(node_new(numbers[at]));
        }
        if (round % 2)
            collect();
        for (i = 0; i < many; i++)
            CHECK(number_of(handles[i]) == numbers[i]);
    }
    for (i = 0; i < many; i++)
        rpy_handle_drop(handles[i]);
}

static void handles_are_of_one_object(void) {
    struct rpy_handle *one, *other, *third, *of_prebuilt = handle_new(&prebuilt);
    assign(&roots[0], node_new(1));
    one = handle_new(roots[0]);
    other = handle_new(roots[0]);
    third = handle_new(node_new(2));
    collect();
    garbage(10);
    CHECK(rpy_handle_get(one) == roots[0] && rpy_handle_get(other) == roots[0]);
    CHECK(rpy_handle_get(third) != roots[0] && number_of(third) == 2);
    CHECK(rpy_handle_get(of_prebuilt) == &prebuilt);
    assign(&roots[0], NULL);
    rpy_handle_drop(one);
    collect();
    CHECK(number_of(other) == 1);
    rpy_handle_drop(other);
    rpy_handle_drop(third);
    rpy_handle_drop(of_prebuilt);
}

/* What has been dropped is gone; a handle that is used again has another object. */
static void handles_let_go(void) {
    struct rpy_handle *handle;
    int i;
    for (i = 0; i < 3; i++) {
        assign(&roots[0], node_new(7));
        handle = handle_new(roots[0]);
        assign(&roots[1], weakref_new(0));
        assign(&roots[0], NULL);
        if (i == 1)
            collect();
        CHECK(rpy_gc_weakref_get(roots[1]) == rpy_handle_get(handle));
        rpy_handle_drop(handle);
        if (i == 2)
            rpy_handle_drop(handle_new(node_new(8)));
        collect();
        CHECK(!IS_PRECISE || !rpy_gc_weakref_get(roots[1]));
    }
}

#if RPY_POSIX
enum { THREADS = 4, EACH = 1000 };
static struct rpy_handle *of_threads[THREADS][EACH];

static void *drop_all(void *given) {
    struct rpy_handle **handles = given;
    int i;
    for (i = 0; i < as_many(EACH); i++)
        rpy_handle_drop(handles[i]);
    return NULL;
}

/* Threads without the lock drop handles while the one that has it makes some, and collects. */
static void handles_of_other_threads(void) {
    pthread_t threads[THREADS];
    struct rpy_handle *kept[EACH];
    int many = as_many(EACH), i, t;
    assign(&roots[0], array_new(THREADS * many));
    for (t = 0; t < THREADS; t++)
        for (i = 0; i < many; i++) {
            assign(&roots[1], node_new(i));
            of_threads[t][i] = handle_new(roots[1]);
            assign(&roots[1], weakref_new(1));
            store_item(roots[0], t * many + i, roots[1]);
        }
    assign(&roots[1], NULL);
    for (t = 0; t < THREADS; t++)
        CHECK(pthread_create(&threads[t], NULL, drop_all, of_threads[t]) == 0);
    for (i = 0; i < many; i++) {
        kept[i] = handle_new(node_new(i));
        garbage(10);
        if (i % 100 == 0)
            collect();
    }
    for (t = 0; t < THREADS; t++)
        CHECK(pthread_join(threads[t], NULL) == 0);
    collect();
    for (i = 0; i < THREADS * many; i++)
        CHECK(!IS_PRECISE || !rpy_gc_weakref_get(((struct array *)roots[0])->items[i]));
    for (i = 0; i < many; i++) {
        CHECK(number_of(kept[i]) == i);
        rpy_handle_drop(kept[i]);
    }
}
#else
static void handles_of_other_threads(void) {}
#endif

/* Objects that are pinned are as they were, and other pointers to them lead to where they are. */
static void pins_hold(void) {
    enum { MANY = 30 };
    struct rpy_handle *handles[MANY];
    void *places[MANY];
    rpy_signed hashes[MANY];
    int i, round;
    assign(&roots[0], array_new(MANY));
    for (i = 0; i < MANY; i++) {
        assign(&roots[1], i % 3 == 0 ? node_new(i) : bytes_new(i % 3 == 1 ? i : 70000 + i, (uint8_t)i));
        store_item(roots[0], i, roots[1]);
        hashes[i] = i % 2 ? rpy_gc_identity_hash(roots[1]) : 0;
        handles[i] = handle_new(roots[1]);
        if (i % 5 == 0)
            collect();
        if (i % 3 == 0) {
            assign(&roots[2], node_new(100 + i));
            store(roots[1], &((struct node *)roots[1])->pointers[1], roots[2]);
        }
        places[i] = rpy_handle_pin(handles[i]);
        CHECK(places[i] == rpy_handle_get(handles[i]) && places[i] == roots[1]);
    }
    for (round = 0; round < 4; round++) {
        garbage(as_many(100000));
        collect();
        for (i = 0; i < MANY; i++) {
            struct bytes *bytes = places[i];
            CHECK(rpy_handle_get(handles[i]) == places[i]);
            CHECK(rpy_handle_pin(handles[i]) == places[i]);
            CHECK(((struct array *)roots[0])->items[i] == places[i]);
            if (i % 2)
                CHECK(rpy_gc_identity_hash(places[i]) == hashes[i]);
            else
                hashes[i] = rpy_gc_identity_hash(places[i]);
            if (i % 3 == 0) {
                struct node *node = places[i];
                CHECK(node->of.number == i);
                CHECK(((struct object *)node->pointers[1])->number == 100 + i);
            } else {
                CHECK(bytes->length == (i % 3 == 1 ? i : 70000 + i));
                CHECK(bytes->length == 0 || (bytes->items[0] == i && bytes->items[bytes->length - 1] == i));
            }
        }
    }
    for (i = 0; i < MANY; i++) {
        rpy_handle_drop(handles[i]);
        if (i % 2)
            store_item(roots[0], i, NULL);
    }
    for (round = 0; round < 2; round++) {
        collect();
        garbage(10);
        for (i = 0; i < MANY; i += 6)
            CHECK(((struct object *)((struct array *)roots[0])->items[i])->number == i);
    }
    CHECK(rpy_handle_pin(handles[0] = handle_new(&prebuilt)) == &prebuilt);
    rpy_handle_drop(handles[0]);
}

/* A list whose array has a handle gets another one when it grows. */
static void pins_hold_while_lists_grow(void) {
    int rounds;
    for (rounds = 0; rounds < 4; rounds++) {
        struct rpy_handle *handle = NULL;
        struct array *place = NULL;
        rpy_signed i, at = 0, many = as_many(100000) + 10;
        bool pinned = rounds % 2;
        assign(&roots[0], list_new(1));
        for (i = 0; i < many; i++) {
            assign(&roots[1], node_new(i));
            list_append(0, 1);
            /* (The second time it is a large one.) */
            if (i == (rounds < 2 ? many / 500 : many / 4)) {
                handle = handle_new(((struct list *)roots[0])->array);
                at = i;
                place = pinned ? rpy_handle_pin(handle) : NULL;
            }
        }
        collect();
        if (pinned)
            CHECK(rpy_handle_get(handle) == place);
        place = rpy_handle_get(handle);
        CHECK(place != ((struct list *)roots[0])->array);
        for (i = 0; i < many; i++) {
            CHECK(((struct object *)((struct list *)roots[0])->array->items[i])->number == i);
            if (i <= at)
                CHECK(place->items[i] == ((struct list *)roots[0])->array->items[i]);
        }
        rpy_handle_drop(handle);
        assign(&roots[0], NULL);
        assign(&roots[1], NULL);
        collect();
    }
}

/* What handles cost: ten thousand, in random order. */
static void handles_timed(void) {
    enum { MANY = 10000, ROUNDS = 200 };
    static struct rpy_handle *handles[MANY];
    static int order[MANY];
    rpy_signed sum = 0;
    double start;
    int i, round;
    assign(&roots[0], node_new(1));
    for (i = 0; i < MANY; i++) {
        int other = (int)random_below((uint64_t)i + 1);
        order[i] = order[other];
        order[other] = i;
    }
    for (i = 0; i < MANY; i++)
        handles[i] = handle_new(roots[0]);
    start = rpy_perf_counter();
    for (round = 0; round < ROUNDS; round++)
        for (i = 0; i < MANY; i++)
            sum += number_of(handles[order[i]]);
    printf("get: %.2f ns\n", (rpy_perf_counter() - start) * 1e9 / (MANY * ROUNDS));
    CHECK(sum == MANY * ROUNDS);
    start = rpy_perf_counter();
    for (round = 0; round < ROUNDS; round++) {
        for (i = 0; i < MANY; i++)
            rpy_handle_drop(handles[order[i]]);
        for (i = 0; i < MANY; i++)
            handles[order[i]] = handle_new(roots[0]);
    }
    printf("drop and new: %.2f ns\n", (rpy_perf_counter() - start) * 1e9 / (MANY * ROUNDS));
    for (i = 0; i < MANY; i++)
        rpy_handle_drop(handles[i]);
}

static void handles_run(void) {
    handles_keep();
    handles_are_of_one_object();
    handles_let_go();
    handles_of_other_threads();
    pins_hold();
    pins_hold_while_lists_grow();
}
