/* A program that does at random what programs do with objects, beside a model of it in which objects are numbers: what
 * the model reaches has to be there, as it was; what it does not reach has to go, in good order. */

/* What the model knows of an object. */
struct shadow {
    uint32_t tid;
    /* Others had the number before: so many. */
    uint32_t times;
    /* The numbers of what it leads to; 0: nothing. Of a list, that is its array. */
    uint32_t *fields;
    uint32_t count;
    uint32_t few[3];
    /* Of a list, how much of its array it uses; of a weak reference, what it finds, and that one's `times`. */
    uint32_t used;
    uint32_t target;
    uint32_t target_times;
    /* How many finalizers and payloads have not run. */
    uint32_t finalizers;
    uint32_t payloads;
    /* The last search that came here. */
    uint32_t seen;
    /* It has been dead, and came back to life, the last time by this revival: weak references may not find it. */
    uint32_t revival;
    /* There is a number like this. */
    bool exists;
    bool has_hash;
    uint8_t fill;
    rpy_signed hash;
};

enum {
    SLOTS = 64,
    /* One more slot, of an array that stays. */
    KEPT = SLOTS,
    HANDLES = 3000,
    /* A model with more objects is made smaller. */
    MOST = 6000
};

static struct shadow *shadows;
static uint32_t shadow_room, shadow_count, *shadow_free, shadow_free_count;
static uint32_t in_slots[SLOTS + 1], in_raw[3];

static struct mutator_handle {
    struct rpy_handle *handle;
    uint32_t number;
    /* Where the object is, if it is pinned. */
    const void *place;
} handles[HANDLES];

static uint32_t search, revivals;
static struct mutator_step {
    struct object *object;
    uint32_t number;
} *path;
static size_t path_room, path_count;
/* Nothing has happened since the last search but a collection. */
static bool is_audit;

/* ---- the model -------------------------------------------------------------------------- */

static void *room_for(void *items, size_t count, size_t size) {
    void *more = realloc(items, count * size);
    CHECK(more);
    return more;
}

static struct shadow *of(uint32_t number) {
    CHECK(number && number < shadow_count && shadows[number].exists);
    return &shadows[number];
}

/* What an object has for a number: which may be another's later. */
static rpy_signed name_of(uint32_t number) {
    return (rpy_signed)((uint64_t)of(number)->times << 32 | number);
}

static uint32_t shadow_new(uint32_t tid, uint32_t count) {
    uint32_t number = shadow_free_count ? shadow_free[--shadow_free_count] : shadow_count;
    struct shadow *shadow;
    uint32_t times;
    if (number >= shadow_room) {
        shadow_room = shadow_room ? 2 * shadow_room : 1024;
        shadows = room_for(shadows, shadow_room, sizeof *shadows);
        shadow_free = room_for(shadow_free, shadow_room, sizeof *shadow_free);
        memset(shadows + number, 0, (shadow_room - number) * sizeof *shadows);
    }
    if (number == shadow_count)
        shadow_count++;
    shadow = &shadows[number];
    times = shadow->times;
    memset(shadow, 0, sizeof *shadow);
    shadow->times = times;
    shadow->tid = tid;
    shadow->count = count;
    shadow->exists = true;
    shadow->fields = count <= 3 ? NULL : calloc(count, sizeof *shadow->fields);
    return number;
}

static uint32_t *fields_of(struct shadow *shadow) {
    return shadow->fields ? shadow->fields : shadow->few;
}

static void shadow_delete(uint32_t number) {
    struct shadow *shadow = of(number);
    free(shadow->fields);
    shadow->fields = NULL;
    shadow->exists = false;
    shadow->times = (shadow->times + 1) & 0xFFFFFF;
    shadow_free[shadow_free_count++] = number;
}

/* ---- the model and the objects ------------------------------------------------------------ */

static rpy_signed name_in(const struct object *object) {
    return object->header.tid == WEAKREF ? ((const struct weakref *)object)->number : object->number;
}

static void **pointers_of(struct object *object) {
    switch (object->header.tid) {
    case NODE: return ((struct node *)object)->pointers;
    case ARRAY: return ((struct array *)object)->items;
    case LIST: return (void **)&((struct list *)object)->array;
    default: return NULL;
    }
}

/* The object is the one that the model has there; of the same length, at least. */
static void check_same(const struct object *object, uint32_t number) {
    const struct shadow *shadow;
    if (!number) {
        CHECK(!object);
        return;
    }
    shadow = of(number);
    CHECK(object);
    CHECK(object->header.tid == shadow->tid);
    CHECK(name_in(object) == name_of(number));
    if (shadow->tid == ARRAY)
        CHECK((uint32_t)((const struct array *)object)->length == shadow->count);
    if (shadow->tid == LIST)
        CHECK((uint32_t)((const struct list *)object)->used == shadow->used);
}

/* A weak reference finds what the program reaches, and nothing else behind a collection. */
static void check_weakref(void *reference, const struct shadow *shadow) {
    uint32_t target = shadow->target;
    bool exists = target && shadows[target].exists && shadows[target].times == shadow->target_times;
    bool is_reached = exists && shadows[target].seen + 1 >= search;
    void *found = rpy_gc_weakref_get(reference);
    if (found) {
        CHECK(exists && (is_reached || !FINDS_CYCLES));
        check_same(found, target);
    } else {
        CHECK(!is_reached || shadows[target].revival);
    }
}

/* What it leads to is, and what is in it. */
static void check_contents(struct object *object, uint32_t number) {
    struct shadow *shadow = of(number);
    const uint32_t *fields = fields_of(shadow);
    void **pointers = pointers_of(object);
    uint32_t i;
    for (i = 0; i < shadow->count; i++)
        check_same(pointers[i], fields[i]);
    if (shadow->tid == BYTES) {
        const struct bytes *bytes = (const struct bytes *)object;
        for (i = 0; i < (uint32_t)bytes->length; i++)
            CHECK(bytes->items[i] == shadow->fill);
    }
    if (shadow->tid == WEAKREF && is_audit)
        check_weakref(object, shadow);
    if (shadow->has_hash)
        CHECK(rpy_gc_identity_hash(object) == shadow->hash);
}

static void path_push(struct object *object, uint32_t number) {
    if (path_count == path_room) {
        path_room = path_room ? 2 * path_room : 1024;
        path = room_for(path, path_room, sizeof *path);
    }
    path[path_count].object = object;
    path[path_count++].number = number;
}

static void path_add(struct object *object, uint32_t number) {
    if (!number || of(number)->seen == search)
        return;
    of(number)->seen = search;
    path_push(object, number);
}

/* Goes through all that the path leads to; with the objects, checks them. */
static uint32_t path_follow(bool objects) {
    uint32_t count = 0;
    while (path_count) {
        struct mutator_step step = path[--path_count];
        struct shadow *shadow = of(step.number);
        const uint32_t *fields = fields_of(shadow);
        uint32_t i;
        count++;
        if (objects)
            check_contents(step.object, step.number);
        for (i = 0; i < shadow->count; i++)
            path_add(objects ? pointers_of(step.object)[i] : NULL, fields[i]);
    }
    return count;
}

/* Finds what the program can reach: that has `seen == search` then. Nothing moves meanwhile. */
static uint32_t reach(bool objects) {
    int i;
    search++;
    path_add(&prebuilt.of, 1);
    for (i = 0; i <= SLOTS; i++) {
        if (objects)
            check_same(roots[i], in_slots[i]);
        path_add(roots[i], in_slots[i]);
    }
    for (i = 0; i < 3; i++)
        path_add(raw.pointers[i], in_raw[i]);
    for (i = 0; i < HANDLES; i++)
        if (handles[i].handle) {
            struct object *object = rpy_handle_get(handles[i].handle);
            if (objects)
                check_same(object, handles[i].number);
            CHECK(!handles[i].place || handles[i].place == object);
            path_add(object, handles[i].number);
        }
    return path_follow(objects);
}

/* ---- what the collector calls --------------------------------------------------------------- */

/* What the program did not reach comes back to life, with all that it leads to. */
static void revive(uint32_t number) {
    revivals++;
    path_push(NULL, number);
    while (path_count) {
        struct shadow *shadow = of(path[--path_count].number);
        uint32_t i;
        if (shadow->seen == search || shadow->revival == revivals)
            continue;
        shadow->revival = revivals;
        for (i = 0; i < shadow->count; i++)
            if (fields_of(shadow)[i])
                path_push(NULL, fields_of(shadow)[i]);
    }
}

static void mutator_finalizer(void *given) {
    struct object *object = given;
    uint32_t number = (uint32_t)object->number;
    struct shadow *shadow = of(number);
    int slot = (int)random_below(SLOTS);
    check_same(object, number);
    check_contents(object, number);
    CHECK(shadow->seen != search);
    CHECK(shadow->finalizers > 0);
    shadow->finalizers--;
    if (!in_slots[slot] && random_below(4) == 0) {
        assign(&roots[slot], object);
        in_slots[slot] = number;
        revive(number);
    }
}

static void mutator_release(void *payload) {
    uint32_t number = (uint32_t)(uintptr_t)payload;
    struct shadow *shadow = of(number);
    CHECK(name_of(number) == (rpy_signed)(uintptr_t)payload);
    CHECK(shadow->seen != search);
    CHECK(shadow->finalizers == 0);
    CHECK(shadow->payloads > 0);
    shadow->payloads--;
}

static void finalizers_run(void) {
    if (!RPY_STATE.finalizers_wait)
        return;
    reach(false);
    rpy_gc_run_finalizers();
}

/* ---- operations --------------------------------------------------------------------------- */

static int some_slot(void) { return (int)random_below(SLOTS); }

static void set_slot(int slot, void *object, uint32_t number) {
    assign(&roots[slot], object);
    in_slots[slot] = number;
}

/* A slot with an object of a type, or of any; -1: not at once. */
static int slot_of(int tid) {
    int i, slot = some_slot();
    for (i = 0; i < 8; i++, slot = (slot + 1) % SLOTS)
        if (in_slots[slot] && (tid < 0 || of(in_slots[slot])->tid == (uint32_t)tid))
            return slot;
    return -1;
}

static void make_node(void) {
    int slot = some_slot(), i;
    uint32_t number = shadow_new(NODE, 3);
    struct node *node = node_new(name_of(number));
    for (i = 0; i < 3; i++)
        if (random_below(3) == 0) {
            int from = some_slot();
            assign(&node->pointers[i], roots[from]);
            of(number)->few[i] = in_slots[from];
        }
    set_slot(slot, node, number);
}

static uint32_t some_length(void) {
    return (uint32_t)(random_below(1000) == 0 ? 2000 + random_below(3000) : random_below(20));
}

static void set_array(int slot, uint32_t n) {
    uint32_t number = shadow_new(ARRAY, n);
    struct array *array = array_new(n);
    array->of.number = name_of(number);
    set_slot(slot, array, number);
}

static void make_array(void) {
    int slot = some_slot(), i;
    uint32_t n = some_length(), number;
    struct array *array;
    set_array(slot, n);
    array = roots[slot];
    number = in_slots[slot];
    for (i = 0; n && i < (n > 100 ? 20 : 2); i++) {
        int from = some_slot();
        uint32_t at = (uint32_t)random_below(n);
        assign(&array->items[at], roots[from]);
        fields_of(of(number))[at] = in_slots[from];
    }
}

static void make_bytes(void) {
    int slot = some_slot();
    uint32_t n = some_length(), number = shadow_new(BYTES, 0);
    struct bytes *bytes;
    if (n > 1000)
        n *= 10;
    of(number)->fill = (uint8_t)random_below(256);
    bytes = bytes_new(n, of(number)->fill);
    bytes->of.number = name_of(number);
    set_slot(slot, bytes, number);
}

static void make_list(void) {
    int slot = some_slot();
    uint32_t number = shadow_new(LIST, 1);
    struct list *list = list_new(name_of(number));
    set_slot(slot, list, number);
}

/* Mostly to the same one, so that some become long. */
static void append(void) {
    int slot = slot_of(LIST), item = some_slot(), again = random_below(100) == 0 ? 300 : 1;
    if (slot < 0)
        return;
    for (; again > 0; again--) {
        uint32_t number = in_slots[slot], array = of(number)->few[0], n;
        struct array *now;
        list_append((size_t)slot, (size_t)item);
        now = ((struct list *)roots[slot])->array;
        n = (uint32_t)now->length;
        if (now->of.number == 0) {
            uint32_t other = shadow_new(ARRAY, n);
            now->of.number = name_of(other);
            if (array)
                memcpy(fields_of(of(other)), fields_of(of(array)), of(number)->used * sizeof(uint32_t));
            of(number)->few[0] = array = other;
        } else if (n != of(array)->count) {
            struct shadow *shadow = of(array);
            CHECK(n > shadow->count);
            shadow->fields = room_for(shadow->fields, n, sizeof(uint32_t));
            memset(shadow->fields + shadow->count, 0, (n - shadow->count) * sizeof(uint32_t));
            shadow->count = n;
        }
        fields_of(of(array))[of(number)->used++] = in_slots[item];
        /* (Not all the same.) */
        item = (item + 1) % SLOTS;
        if (item == slot)
            item = (item + 1) % SLOTS;
    }
}

static void pop(void) {
    int slot = slot_of(LIST);
    uint32_t number = slot < 0 ? 0 : in_slots[slot], many;
    struct list *list;
    if (!number || !of(number)->used)
        return;
    list = roots[slot];
    for (many = (uint32_t)random_below(3) * of(number)->used / 2 + 1; many > 0 && of(number)->used; many--) {
        store_item(list->array, --list->used, NULL);
        fields_of(of(of(number)->few[0]))[--of(number)->used] = 0;
    }
}

static void connect_some(void) {
    int to = slot_of((int)random_below(2) ? NODE : ARRAY), from = some_slot();
    uint32_t number = to < 0 ? 0 : in_slots[to], i, many;
    void **pointers;
    if (!number || !of(number)->count)
        return;
    pointers = pointers_of(roots[to]);
    i = (uint32_t)random_below(of(number)->count);
    if (of(number)->tid == ARRAY && random_below(4)) {
        store_item(roots[to], i, roots[from]);
        fields_of(of(number))[i] = in_slots[from];
    } else if (random_below(4)) {
        store(roots[to], &pointers[i], roots[from]);
        fields_of(of(number))[i] = in_slots[from];
    } else {
        /* Several at once. */
        store_many(roots[to]);
        for (many = 0; many < 3; many++, i = (i + 1) % of(number)->count, from = some_slot()) {
            assign(&pointers[i], roots[from]);
            fields_of(of(number))[i] = in_slots[from];
        }
    }
}

static void follow(void) {
    int from = slot_of((int)random_below(2) ? NODE : ARRAY);
    uint32_t number = from < 0 ? 0 : in_slots[from], i;
    void **pointers;
    if (!number || !of(number)->count)
        return;
    i = (uint32_t)random_below(of(number)->count);
    pointers = pointers_of(roots[from]);
    check_same(pointers[i], fields_of(of(number))[i]);
    set_slot(some_slot(), pointers[i], fields_of(of(number))[i]);
}

static void keep(int slot) {
    uint32_t i = (uint32_t)random_below(of(in_slots[KEPT])->count);
    store_item(roots[KEPT], i, roots[slot]);
    fields_of(of(in_slots[KEPT]))[i] = in_slots[slot];
}

static void take(void) {
    uint32_t i = (uint32_t)random_below(of(in_slots[KEPT])->count);
    set_slot(some_slot(), ((struct array *)roots[KEPT])->items[i], fields_of(of(in_slots[KEPT]))[i]);
}

static void drop_handle(struct mutator_handle *of_it) {
    rpy_handle_drop(of_it->handle);
    memset(of_it, 0, sizeof *of_it);
}

/* Has a handle for what is in a slot, perhaps in place of another. */
static void hold(int slot) {
    struct mutator_handle *one = &handles[random_below(HANDLES)];
    if (!roots[slot])
        return;
    if (one->handle)
        drop_handle(one);
    one->handle = handle_new(roots[slot]);
    one->number = in_slots[slot];
}

/* Moves something old that one pointer leads to elsewhere: what is being marked may not lose sight of it. */
static void move_away(void) {
    uint32_t i = (uint32_t)random_below(of(in_slots[KEPT])->count), number = fields_of(of(in_slots[KEPT]))[i];
    int slot = some_slot(), at = (int)random_below(3);
    struct node *node = ((struct array *)roots[KEPT])->items[i];
    if (!number || number == 1 || of(number)->tid != NODE)
        return;
    set_slot(slot, node->pointers[at], of(number)->few[at]);
    store(node, &node->pointers[at], NULL);
    of(number)->few[at] = 0;
    switch (random_below(4)) {
    case 0: keep(slot); break;
    case 1: assign(&raw.pointers[at], roots[slot]); in_raw[at] = in_slots[slot]; break;
    case 2: hold(slot); break;
    default: return;
    }
    set_slot(slot, NULL, 0);
}

static void follow_list(void) {
    int from = slot_of(LIST);
    uint32_t number = from < 0 ? 0 : in_slots[from], i;
    const struct list *list;
    if (!number || !of(number)->used)
        return;
    list = roots[from];
    i = (uint32_t)random_below(of(number)->used);
    number = fields_of(of(of(number)->few[0]))[i];
    check_same(list->array->items[i], number);
    set_slot(some_slot(), list->array->items[i], number);
}

static void make_weakref(void) {
    int target = slot_of(-1), slot = some_slot();
    uint32_t number;
    struct weakref *weak;
    if (target < 0)
        return;
    number = shadow_new(WEAKREF, 0);
    of(number)->target = in_slots[target];
    of(number)->target_times = of(in_slots[target])->times;
    weak = weakref_new((size_t)target);
    weak->number = name_of(number);
    set_slot(slot, weak, number);
}

static void ask_weakref(void) {
    int slot = slot_of(WEAKREF);
    uint32_t number = slot < 0 ? 0 : in_slots[slot], target;
    void *found;
    if (!number)
        return;
    target = of(number)->target;
    found = rpy_gc_weakref_get(roots[slot]);
    if (found) {
        CHECK(target && of(target)->times == of(number)->target_times);
        check_same(found, target);
        set_slot(some_slot(), found, target);
        return;
    }
    if (target && shadows[target].exists && shadows[target].times == of(number)->target_times &&
        !of(target)->revival && random_below(16) == 0) {
        reach(false);
        CHECK(of(target)->seen != search);
    }
    of(number)->target = 0;
}

static void add_finalizer(void) {
    int slot = slot_of(random_below(4) ? NODE : ARRAY);
    void (*run)(void *) = mutator_finalizer;
    void *address;
    if (slot < 0 || in_slots[slot] == 1)
        return;
    memcpy(&address, &run, sizeof address);
    rpy_gc_register_finalizer(roots[slot], address);
    of(in_slots[slot])->finalizers++;
}

static void add_payload(void) {
    int slot = slot_of(-1);
    if (slot < 0 || in_slots[slot] == 1)
        return;
    CHECK(rpy_handle_payload(roots[slot], mutator_release, (void *)(uintptr_t)name_of(in_slots[slot])));
    of(in_slots[slot])->payloads++;
}

/* Makes one, or looks at one. */
static void use_handle(void) {
    struct mutator_handle *one = &handles[random_below(HANDLES)];
    int slot = some_slot();
    struct object *object;
    if (!one->handle) {
        object = roots[slot];
        one->number = in_slots[slot];
        /* A list's array, too. */
        if (object && object->header.tid == LIST && ((struct list *)object)->array && random_below(2)) {
            object = &((struct list *)object)->array->of;
            one->number = of(one->number)->few[0];
        }
        if (object)
            one->handle = handle_new(object);
        return;
    }
    object = rpy_handle_get(one->handle);
    check_same(object, one->number);
    CHECK(!one->place || one->place == object);
    switch (random_below(8)) {
    case 0:
        /* (Some collectors collect for this.) */
        if (random_below(30))
            break;
        one->place = rpy_handle_pin(one->handle);
        CHECK(one->place == rpy_handle_get(one->handle));
        break;
    case 1:
        check_contents(object, one->number);
        break;
    case 2:
    case 3:
        /* (No other object gets to lead to the array of a list.) */
        if (object->header.tid != ARRAY)
            set_slot(slot, object, one->number);
        break;
    default:
        drop_handle(one);
    }
}

static void ask_identity(void) {
    int slot = slot_of(-1);
    struct shadow *shadow;
    rpy_signed hash;
    if (slot < 0)
        return;
    shadow = of(in_slots[slot]);
    hash = rpy_gc_identity_hash(roots[slot]);
    CHECK(!shadow->has_hash || shadow->hash == hash);
    shadow->hash = hash;
    shadow->has_hash = true;
}

static void store_prebuilt(void) {
    int slot = some_slot(), i = (int)random_below(3);
    if (random_below(2)) {
        store(&prebuilt, &prebuilt.pointers[i], roots[slot]);
        of(1)->few[i] = in_slots[slot];
    } else {
        assign(&raw.pointers[i], roots[slot]);
        in_raw[i] = in_slots[slot];
    }
    set_slot(slot, &prebuilt, 1);
}

static void mutate(void) {
    switch (random_below(44)) {
    case 0: case 1: case 2: case 3: case 4: case 5: make_node(); break;
    case 6: case 7: make_array(); break;
    case 8: make_bytes(); break;
    case 9: if (random_below(8) == 0) make_list(); break;
    case 10: case 11: case 12: append(); break;
    case 13: if (random_below(4) == 0) pop(); break;
    case 14: case 15: case 16: case 17: case 18: case 19: connect_some(); break;
    case 20: case 21: case 22: case 23: case 24: follow(); break;
    case 25: follow_list(); break;
    case 38: keep(some_slot()); break;
    case 40: move_away(); break;
    case 39: if (random_below(2)) take(); break;
    case 26: make_weakref(); break;
    case 27: case 28: ask_weakref(); break;
    case 29: if (random_below(2)) add_finalizer(); break;
    case 30: if (random_below(2)) add_payload(); break;
    case 31: case 32: case 33: use_handle(); break;
    case 34: ask_identity(); break;
    case 35: if (random_below(8) == 0) store_prebuilt(); break;
    case 36: if (random_below(10000) == 0) collect(); break;
    case 37: finalizers_run(); break;
    default: set_slot(some_slot(), NULL, 0);
    }
}

/* ---- the audit ------------------------------------------------------------------------------ */

/* What the program does not reach and the collector may still find: finalizers of it may run, and weak references find what they are
 * of, in which there may be more of these. */
static void reach_what_may_stay(void) {
    uint32_t i, before, found = 0;
    do {
        before = found;
        for (i = 1; i < shadow_count; i++) {
            const struct shadow *shadow = &shadows[i];
            if (!shadow->exists)
                continue;
            if (shadow->finalizers || shadow->payloads)
                path_add(NULL, i);
            if (shadow->tid == WEAKREF && shadow->seen == search && shadow->target &&
                shadows[shadow->target].exists && shadows[shadow->target].times == shadow->target_times)
                path_add(NULL, shadow->target);
        }
        found += path_follow(false);
    } while (found > before);
}

static uint32_t audit(void) {
    uint32_t i, count;
    /* (What waits for its finalizer keeps what it leads to; and marking that has begun, what was reached then.) */
    collect();
    finalizers_run();
    count = reach(true);
    collect();
    is_audit = true;
    reach(true);
    is_audit = false;
    rpy_gc_run_finalizers();
    for (i = 1; FINDS_CYCLES && i < shadow_count; i++)
        CHECK(!shadows[i].exists || shadows[i].seen == search || shadows[i].finalizers == 0);
    collect();
    reach(false);
    rpy_gc_run_finalizers();
    reach(true);
    if (!FINDS_CYCLES)
        reach_what_may_stay();
    for (i = 1; i < shadow_count; i++)
        if (shadows[i].exists && shadows[i].seen != search) {
            CHECK(!FINDS_CYCLES || shadows[i].finalizers == 0);
            CHECK(!FINDS_CYCLES || shadows[i].payloads == 0);
            shadow_delete(i);
        }
    return count;
}

static void forget_half(void) {
    int i;
    for (i = 0; i < SLOTS; i++)
        if (random_below(2))
            set_slot(i, NULL, 0);
    for (i = 0; i < 3; i++) {
        assign(&raw.pointers[i], NULL);
        in_raw[i] = 0;
        store(&prebuilt, &prebuilt.pointers[i], NULL);
        of(1)->few[i] = 0;
    }
    for (i = 0; i < (int)of(in_slots[KEPT])->count; i++)
        if (random_below(2)) {
            store_item(roots[KEPT], i, NULL);
            fields_of(of(in_slots[KEPT]))[i] = 0;
        }
    for (i = 0; i < HANDLES; i++)
        if (handles[i].handle && random_below(2))
            drop_handle(&handles[i]);
}

static void mutator_run(uint64_t steps, uint64_t with) {
    uint64_t i, each = RPY_RUNTIME.settings.stress ? 1000 : 300000;
    seed = with * UINT64_C(0x9E3779B97F4A7C15) | 1;
    (void)shadow_new(NODE, 0);
    CHECK(shadow_new(NODE, 3) == 1);
    prebuilt.of.number = name_of(1);
    set_array(KEPT, RPY_RUNTIME.settings.stress ? 300 : 9000);
    for (i = 1; i <= steps; i++) {
        mutate();
        if (i % each == 0) {
            uint32_t count = audit();
            if (count > (RPY_RUNTIME.settings.stress ? MOST / 12 : MOST))
                forget_half();
        }
    }
    for (i = 0; i < 40; i++)
        forget_half();
    (void)audit();
}
