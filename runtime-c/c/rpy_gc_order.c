/* In which order the finalizers run of objects that nothing reaches: an object comes before those that it leads
 * to, as when references were counted; among objects that do not lead to each other, the one that was made
 * first comes first.
 *
 * The collector that includes this file defines
 *
 *     bool rpy_gc_is_reached(const void *object)    whether something else leads to it
 */
static bool rpy_gc_is_reached(const void *object);

/* Makes room for one more; false if there is no memory. */
static bool rpy_grow(void **items, size_t count, size_t *room, size_t size) {
    size_t wanted = *room ? *room * 2 : 64;
    void *larger;
    if (count < *room)
        return true;
    larger = realloc(*items, wanted * size);
    if (!larger)
        return false;
    *items = larger;
    *room = wanted;
    return true;
}

/* Pointer number `i` of an object; false if it has no more. */
static bool rpy_pointer_of(const char *object, size_t i, char **pointer) {
    const struct rpy_type *type = &rpy_types[((const struct rpy_header *)object)->tid];
    size_t item, n;
    if (i < type->pointers) {
        *pointer = *(char *const *)(object + type->offsets[i]);
        return true;
    }
    if (!type->item_pointers)
        return false;
    i -= type->pointers;
    item = i / type->item_pointers;
    n = (size_t) * (const rpy_signed *)(object + type->length_offset);
    if (item >= n)
        return false;
    i = type->pointers + i % type->item_pointers;
    *pointer = *(char *const *)(object + type->size + item * type->item_size + type->offsets[i]);
    return true;
}

/* Goes on with an object, if it is not reached and not seen; false if there is no memory. */
static bool rpy_walk_to(struct rpy_walk *walk, char *object) {
    struct rpy_header *header = (struct rpy_header *)object;
    void *path = walk->path, *seen = walk->seen;
    bool ok;
    if (!object || rpy_gc_is_reached(object) || header->flags & RPY_SEEN)
        return true;
    ok = rpy_grow(&path, walk->depth, &walk->path_room, sizeof *walk->path);
    walk->path = path;
    ok = ok && rpy_grow(&seen, walk->seen_count, &walk->seen_room, sizeof *walk->seen);
    walk->seen = seen;
    if (!ok)
        return false;
    header->flags |= RPY_SEEN;
    walk->seen[walk->seen_count++] = object;
    walk->path[walk->depth].object = object;
    walk->path[walk->depth++].followed = 0;
    return true;
}

/* Goes on with the objects that have been come to, for so many steps; false if there is no memory. */
static bool rpy_walk_on(struct rpy_walk *walk, size_t *steps) {
    bool ok = true;
    while (ok && walk->depth && *steps > 0) {
        struct rpy_step *step = &walk->path[walk->depth - 1];
        char *next = NULL;
        --*steps;
        if (rpy_pointer_of(step->object, step->followed++, &next)) {
            ok = rpy_walk_to(walk, next);
            continue;
        }
        walk->depth--;
        if (((struct rpy_header *)step->object)->flags & RPY_FINALIZED) {
            void *done = walk->done;
            ok = rpy_grow(&done, walk->done_count, &walk->done_room, sizeof *walk->done);
            walk->done = done;
            if (ok)
                walk->done[walk->done_count++] = step->object;
        }
    }
    return ok;
}

static uint32_t *rpy_order_place(struct rpy_order *order, size_t i) { return &order->places[i & order->mask]; }

static size_t rpy_order_hash(const void *object) {
    uint64_t mixed = (uint64_t)((uintptr_t)object >> 3) * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(mixed >> 32);
}

/* All finalizers are there. */
static void rpy_order_begin(struct rpy_order *order) {
    size_t places = 2;
    if (order->count < 2 || order->count > UINT32_MAX / 4)
        return;
    while (places < 2 * order->count)
        places *= 2;
    order->mask = places - 1;
    order->places = calloc(places, sizeof *order->places);
    order->sorted = order->places ? malloc(order->count * sizeof *order->sorted) : NULL;
}

/* Has the places and the object know of a finalizer. */
static void rpy_order_know(struct rpy_order *order, size_t number) {
    void *object = order->dead[number].object;
    size_t i = rpy_order_hash(object);
    while (*rpy_order_place(order, i))
        i++;
    *rpy_order_place(order, i) = (uint32_t)number + 1;
    ((struct rpy_header *)object)->flags |= RPY_FINALIZED;
}

/* Adds what there is of an object. */
static void rpy_order_sort(struct rpy_order *order, const void *object) {
    size_t i = rpy_order_hash(object), number;
    for (; (number = *rpy_order_place(order, i)) != 0; i++)
        if (order->dead[number - 1].object == object)
            order->sorted[order->filled++] = order->dead[number - 1];
}

/* Does so many steps, and takes what it did from them; true if all is done. */
static bool rpy_order_some(struct rpy_order *order, size_t *steps) {
    struct rpy_walk *walk = &order->walk;
    bool ok = true;
    while (order->sorted && *steps > 0) {
        switch (order->stage) {
        case RPY_ORDER_KNOW:
            if (order->at < order->count) {
                rpy_order_know(order, order->at++);
                break;
            }
            order->stage = RPY_ORDER_WALK;
            break;
        case RPY_ORDER_WALK:
            /* (From the last one on: what is done last comes first.) */
            if (!walk->depth && order->at > 0)
                ok = rpy_walk_to(walk, order->dead[--order->at].object);
            ok = ok && rpy_walk_on(walk, steps);
            if (!ok || (!walk->depth && order->at == 0)) {
                order->stage = ok ? RPY_ORDER_SORT : RPY_ORDER_FORGET;
                order->at = ok ? walk->done_count : 0;
            }
            break;
        case RPY_ORDER_SORT:
            if (order->at > 0) {
                rpy_order_sort(order, walk->done[--order->at]);
                break;
            }
            order->stage = RPY_ORDER_FORGET;
            break;
        case RPY_ORDER_FORGET:
            if (walk->seen_count > 0) {
                ((struct rpy_header *)walk->seen[--walk->seen_count])->flags &= ~RPY_SEEN;
                break;
            }
            if (order->at < order->count) {
                ((struct rpy_header *)order->dead[order->at++].object)->flags &= ~RPY_FINALIZED;
                break;
            }
            if (order->filled == order->count) {
                struct rpy_finalizer *dead = order->dead;
                order->dead = order->sorted;
                order->sorted = dead;
            }
            free(order->sorted);
            order->sorted = NULL;
            break;
        }
        if (*steps > 0)
            --*steps;
    }
    return !order->sorted;
}

static void rpy_order_end(struct rpy_order *order) {
    free(order->dead);
    free(order->sorted);
    free(order->places);
    free(order->walk.path);
    free(order->walk.seen);
    free(order->walk.done);
    memset(order, 0, sizeof *order);
}

/* Puts finalizers of objects that are not reached in order. */
RPY_UNUSED static void rpy_finalizers_order(struct rpy_order *order) {
    size_t steps = SIZE_MAX;
    rpy_order_begin(order);
    while (!rpy_order_some(order, &steps))
        steps = SIZE_MAX;
}
