/* Finalizers and weak references, for collectors that move objects.
 *
 * A collection first finds what the roots reach, without the objects that have finalizers; weak
 * references to the rest are cleared, also those that the rest holds. Of the rest, objects that
 * have finalizers are put in a queue and come to life again, with all that they reach, until their
 * finalizers have run: each runs once. They do not run inside of the collection, which may happen
 * in the middle of an operation on a container, but when the program next calls
 * `rpy_gc_run_finalizers`.
 *
 * Order: an object comes before those that it leads to, as when references were counted; among
 * objects that do not lead to each other, the one that was made first comes first.
 *
 * The collector that includes this file defines
 *
 *     bool rpy_gc_is_reached(const void *object)    whether this collection has come to it
 *     void *rpy_gc_reach(void *object)              comes to it; gives where it is from now on
 */
static bool rpy_gc_is_reached(const void *object);
static void *rpy_gc_reach(void *object);

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

static bool rpy_finalizer_add(struct rpy_finalizer_list *list, struct rpy_finalizer finalizer) {
    void *items = list->items;
    bool ok = rpy_grow(&items, list->count, &list->room, sizeof finalizer);
    list->items = items;
    if (ok)
        list->items[list->count++] = finalizer;
    return ok;
}

RPY_SHARED void rpy_gc_register_finalizer(void *object, void *run) {
    struct rpy_finalizer finalizer;
    finalizer.object = object;
    /* (ISO C has no cast from an object pointer to a pointer to a function.) */
    memcpy(&finalizer.run, &run, sizeof run);
    (void)rpy_finalizer_add(&RPY_RUNTIME.finalizers.known, finalizer);
}

RPY_SHARED void rpy_gc_run_waiting(void) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    if (all->running)
        return;
    all->running = true;
    while (all->next < all->queue.count) {
        struct rpy_finalizer first = all->queue.items[all->next++];
        if (all->next == all->queue.count)
            all->next = all->queue.count = 0;
        first.run(first.object);
    }
    all->running = false;
    RPY_STATE.finalizers_wait = false;
}

static void rpy_gc_finalize_all(void) {
    if (RPY_RUNTIME.finalizers.known.count || RPY_STATE.finalizers_wait) {
        rpy_gc_collect(-1);
        rpy_gc_run_waiting();
    }
}

static void rpy_finalizers_free(void) {
    free(RPY_RUNTIME.finalizers.known.items);
    free(RPY_RUNTIME.finalizers.queue.items);
    memset(&RPY_RUNTIME.finalizers, 0, sizeof RPY_RUNTIME.finalizers);
    RPY_STATE.weakrefs = NULL;
    RPY_STATE.finalizers_wait = false;
}

/* ---- the order of finalizers ------------------------------------------------------------ */

/* An object under way, and how many of its pointers have been followed. */
struct rpy_step {
    char *object;
    size_t followed;
};

/* A walk through objects that this collection has not come to, depth first. */
struct rpy_walk {
    struct rpy_step *path;
    size_t depth, path_room;
    /* All that have been seen, to take the mark from them again. */
    char **seen;
    size_t seen_count, seen_room;
    /* Those with finalizers, each behind those that it leads to. */
    char **done;
    size_t done_count, done_room;
};

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

static bool rpy_walk_from(struct rpy_walk *walk, char *object) {
    bool ok = rpy_walk_to(walk, object);
    while (ok && walk->depth) {
        struct rpy_step *step = &walk->path[walk->depth - 1];
        char *next = NULL;
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

static int rpy_by_address(const void *a, const void *b) {
    uintptr_t left = (uintptr_t)((const struct rpy_finalizer *)a)->object;
    uintptr_t right = (uintptr_t)((const struct rpy_finalizer *)b)->object;
    return (left > right) - (left < right);
}

/* Puts finalizers of objects that are not reached in order; leaves them as they are if there is no
 * memory for that. `sorted` has room for all of them. */
static void rpy_finalizers_order(struct rpy_finalizer *dead, size_t count,
                                 struct rpy_finalizer *sorted) {
    struct rpy_walk walk;
    size_t i, at = 0;
    bool ok = true;
    memset(&walk, 0, sizeof walk);
    for (i = 0; i < count; i++)
        ((struct rpy_header *)dead[i].object)->flags |= RPY_FINALIZED;
    for (i = count; ok && i > 0; i--)
        ok = rpy_walk_from(&walk, dead[i - 1].object);
    if (ok) {
        memcpy(sorted, dead, count * sizeof *dead);
        qsort(sorted, count, sizeof *sorted, rpy_by_address);
        for (i = walk.done_count; i > 0; i--) {
            struct rpy_finalizer key, *found;
            key.object = walk.done[i - 1];
            found = bsearch(&key, sorted, count, sizeof key, rpy_by_address);
            while (found > sorted && found[-1].object == key.object)
                found--;
            /* An object can have several. */
            for (; found < sorted + count && found->object == key.object; found++)
                dead[at++] = *found;
        }
    }
    for (i = 0; i < walk.seen_count; i++)
        ((struct rpy_header *)walk.seen[i])->flags &= ~RPY_SEEN;
    for (i = 0; i < count; i++)
        ((struct rpy_header *)dead[i].object)->flags &= ~RPY_FINALIZED;
    free(walk.path);
    free(walk.seen);
    free(walk.done);
}

/* ---- in a collection -------------------------------------------------------------------- */

/* Where an object is now that was at `object` when the collection started. */
static void *rpy_weakref_now(void *object) {
    return rpy_gc_is_reached(object) ? rpy_gc_reach(object) : object;
}

/* The roots have been traced: clears the weak references to what they do not reach. */
static void rpy_weakrefs_clear(void) {
    struct rpy_weakref *old = RPY_STATE.weakrefs;
    while (old) {
        struct rpy_weakref *now = rpy_weakref_now(old);
        if (now->target && !rpy_gc_is_reached(now->target))
            now->target = NULL;
        old = now->next;
    }
}

/* Everything has been traced: keeps the weak references that live on, and tells them where their
 * objects are now. */
static void rpy_weakrefs_update(void) {
    struct rpy_weakref *old = RPY_STATE.weakrefs;
    RPY_STATE.weakrefs = NULL;
    while (old) {
        struct rpy_weakref *now = rpy_weakref_now(old), *next = now->next;
        if (rpy_gc_is_reached(old)) {
            if (now->target)
                now->target = rpy_gc_reach(now->target);
            now->next = RPY_STATE.weakrefs;
            RPY_STATE.weakrefs = now;
        }
        old = next;
    }
}

/* Objects whose finalizers are to run live until then. */
static void rpy_finalizers_reach(void) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    size_t i;
    for (i = all->next; i < all->queue.count; i++)
        all->queue.items[i].object = rpy_gc_reach(all->queue.items[i].object);
}

/* The roots have been traced: moves the finalizers of what they do not reach to the queue. The
 * collector then traces what these objects lead to. */
static void rpy_finalizers_find(void) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    struct rpy_finalizer *known = all->known.items, *dead, *spare;
    size_t i, alive = 0, count = 0;
    for (i = 0; i < all->known.count; i++)
        count += !rpy_gc_is_reached(known[i].object);
    dead = count ? malloc(2 * count * sizeof *dead) : NULL;
    count = 0;
    for (i = 0; i < all->known.count; i++) {
        if (rpy_gc_is_reached(known[i].object)) {
            known[alive] = known[i];
            known[alive++].object = rpy_gc_reach(known[i].object);
        } else if (dead) {
            dead[count++] = known[i];
        }
    }
    all->known.count = alive;
    if (!count) {
        free(dead);
        return;
    }
    spare = dead + count;
    rpy_finalizers_order(dead, count, spare);
    for (i = 0; i < count; i++)
        if (rpy_finalizer_add(&all->queue, dead[i])) {
            struct rpy_finalizer *last = &all->queue.items[all->queue.count - 1];
            last->object = rpy_gc_reach(last->object);
            RPY_STATE.finalizers_wait = true;
        }
    free(dead);
}
