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
