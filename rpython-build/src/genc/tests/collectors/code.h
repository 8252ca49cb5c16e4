/* What the functions of a program do with pointers, and what tests do. Included behind the runtime. */

#define CHECK(what) ((what) ? (void)0 : failed(#what, __FILE__, __LINE__))

RPY_COLD static void failed(const char *what, const char *file, int line) {
    fprintf(stderr, "%s:%d: not so: %s\n", file, line, what);
    fflush(stderr);
    abort();
}

static uint64_t seed = 1;

static uint64_t random_below(uint64_t n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (seed >> 11) % n;
}

/* Whether what is dead is found to be; in cycles, too. */
#define IS_PRECISE (!RPY_GC_CONSERVATIVE)
#define FINDS_CYCLES (IS_PRECISE && !RPY_GC_REFCOUNT)
/* Whether the collector knows of roots by the root stack. */
#define HAS_ROOTS (IS_PRECISE && !RPY_GC_REFCOUNT)

/* What has been made is there until something else is, or what is dead is looked for. */
static void hold_until_next(void *object) {
#if RPY_GC_REFCOUNT
    static void *last;
    rpy_gc_down(last);
    last = object;
#endif
    (void)object;
}

static void made(void *object) {
    CHECK(object);
    hold_until_next(object);
}

static void collect(void) {
    hold_until_next(NULL);
    rpy_gc_collect(0);
}

/* Stores a pointer where nobody has to be told of it. */
static void assign(void **at, void *value) {
#if RPY_GC_REFCOUNT
    rpy_gc_up(value);
    rpy_gc_down(*at);
#endif
    *at = value;
}

/* The slots of the one function that runs. */
#define ROOTS 256
static void **roots;

static void roots_enter(void) {
#if !HAS_ROOTS
    static void *slots[ROOTS];
    roots = slots;
#else
    roots = RPY_STATE.root_top;
    RPY_STATE.root_top += ROOTS;
    memset(roots, 0, ROOTS * sizeof *roots);
#endif
}

static void roots_leave(void) {
    int i;
    for (i = 0; i < ROOTS; i++)
        assign(&roots[i], NULL);
#if HAS_ROOTS
    RPY_STATE.root_top = roots;
#endif
}

/* Stores a pointer in an object. */
static void store(void *object, void *at, void *value) {
#if RPY_GC_BARRIER
    rpy_gc_barrier(object, value);
#endif
    (void)object;
    assign(at, value);
}

static void store_item(struct array *array, rpy_signed i, void *value) {
#if RPY_GC_BARRIER
    rpy_gc_barrier_item(array, i, value);
#endif
    assign(&array->items[i], value);
}

/* Before several are stored. */
static void store_many(void *object) {
#if RPY_GC_BARRIER
    rpy_gc_barrier_all(object);
#endif
    (void)object;
}

static void *node_new(rpy_signed number) {
    struct node *node = rpy_gc_new(RPY_OBJECT_SIZE(sizeof *node), NODE);
    made(node);
    node->of.number = number;
    return node;
}

static void *array_new(rpy_signed n) {
    void *array = rpy_gc_new_varsize(ARRAY, n, sizeof(struct array), sizeof(void *),
                                     offsetof(struct array, length));
    made(array);
    return array;
}

static void *bytes_new(rpy_signed n, uint8_t with) {
    struct bytes *bytes = rpy_gc_malloc_varsize_uninit(BYTES, n);
    made(bytes);
    memset(bytes->items, with, (size_t)n);
    return bytes;
}

static void *list_new(rpy_signed number) {
    struct list *list = rpy_gc_new(RPY_OBJECT_SIZE(sizeof *list), LIST);
    made(list);
    list->of.number = number;
    return list;
}

/* A weak reference of what is in a slot. */
static void *weakref_new(size_t slot) {
    void *reference = rpy_gc_new(RPY_OBJECT_SIZE(sizeof(struct weakref)), WEAKREF);
    made(reference);
    rpy_gc_weakref_init(reference, roots[slot]);
    return reference;
}

/* Adds what is in a slot to the list in another, as helpers do. */
static void list_append(size_t slot, size_t item) {
    struct list *list = roots[slot];
    if (!list->array || list->used == list->array->length) {
        rpy_signed n = list->used < 4 ? 4 : list->used + list->used / 2;
        void *longer = list->array ? rpy_gc_extend_array(list->array, n) : NULL;
        list = roots[slot];
        if (longer) {
            store(list, &list->array, longer);
        } else {
            struct array *array = array_new(n), *before;
            rpy_signed i;
            list = roots[slot];
            before = list->array;
            store_many(array);
            for (i = 0; i < list->used; i++)
                assign(&array->items[i], before->items[i]);
            store(list, &list->array, array);
            if (before)
                rpy_gc_outgrown(before);
        }
    }
    store_item(list->array, list->used, roots[item]);
    list->used++;
}
