/* Finalizers and weak references, for collectors that move objects.
 *
 * A collection first finds what the roots reach, without the objects that have finalizers; weak
 * references to the rest are cleared, also those that the rest holds. Of the rest, objects that
 * have finalizers are put in a queue and come to life again, with all that they reach, until their
 * finalizers have run: each runs once. Payloads of objects that not even these reach follow in the queue. They do not run inside of the collection, which may happen
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
 *     void rpy_gc_cycle_finish(void)                ends a collection that goes on in slices
 */
static bool rpy_gc_is_reached(const void *object);
static void *rpy_gc_reach(void *object);
RPY_UNUSED static void rpy_gc_cycle_finish(void);

/* How many there are that have not run and do not wait. */
static size_t rpy_finalizers_known(void) {
    const struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
#if RPY_HANDLES
    return all->known.count + all->loaded.count + all->dying.count - all->gone;
#else
    return all->known.count + all->dying.count - all->gone;
#endif
}

/* Adds one, and sees to it that there is room for it in the queue. */
static bool rpy_finalizer_add(struct rpy_finalizer_list *list, struct rpy_finalizer finalizer) {
    struct rpy_finalizer_list *queue = &RPY_RUNTIME.finalizers.queue;
    void *items = list->items, *waiting = queue->items;
    bool ok = rpy_grow(&items, list->count, &list->room, sizeof finalizer);
    list->items = items;
    ok = ok && rpy_grow(&waiting, queue->count + rpy_finalizers_known(), &queue->room, sizeof finalizer);
    queue->items = waiting;
    if (ok)
        list->items[list->count++] = finalizer;
    return ok;
}

/* Puts one in the queue, without its object if that does not live on. (There is room since it was added.) */
static void rpy_finalizer_queue(struct rpy_finalizer one, bool live_on) {
    struct rpy_finalizer_list *queue = &RPY_RUNTIME.finalizers.queue;
    if (!live_on)
        one.object = NULL;
    queue->items[queue->count++] = one;
    RPY_STATE.finalizers_wait = true;
}

RPY_SHARED void rpy_gc_register_finalizer(void *object, void *run) {
    struct rpy_finalizer finalizer = {.object = object};
    /* (ISO C has no cast from an object pointer to a pointer to a function.) */
    memcpy(&finalizer.run, &run, sizeof run);
    (void)rpy_finalizer_add(&RPY_RUNTIME.finalizers.known, finalizer);
}

#if RPY_HANDLES
RPY_SHARED bool rpy_handle_payload(void *object, void (*release)(void *payload), void *payload) {
    struct rpy_finalizer finalizer = {object, release, payload};
    if (rpy_finalizer_add(&RPY_RUNTIME.finalizers.loaded, finalizer))
        return true;
    rpy_raise_standard(RPY_MEMORY_ERROR);
    return false;
}
#endif

static void rpy_finalizer_run(struct rpy_finalizer finalizer) {
#if RPY_HANDLES
    if (!finalizer.object) {
        finalizer.run(finalizer.payload);
        return;
    }
#endif
    finalizer.run(finalizer.object);
}

RPY_SHARED void rpy_gc_run_waiting(void) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    if (all->running)
        return;
    all->running = true;
    while (all->next < all->queue.count) {
        struct rpy_finalizer first = all->queue.items[all->next++];
        if (all->next == all->queue.count)
            all->next = all->queue.count = all->queue.seen = all->marked = 0;
        rpy_finalizer_run(first);
    }
    all->running = false;
    RPY_STATE.finalizers_wait = false;
}

static void rpy_gc_finalize_all(void) {
    if (rpy_finalizers_known() || RPY_STATE.finalizers_wait) {
        rpy_gc_collect(1);
        rpy_gc_run_waiting();
    }
}

#if RPY_INSTANCES
/* Moves all of a list to the queue. */
static void rpy_finalizers_due(struct rpy_finalizer_list *list, bool live_on) {
    size_t i;
    for (i = 0; i < list->count; i++)
        rpy_finalizer_queue(list->items[i], live_on);
    list->count = list->seen = 0;
}

static void rpy_gc_finalize_rest(void) {
    rpy_gc_cycle_finish();
    rpy_finalizers_due(&RPY_RUNTIME.finalizers.known, true);
    rpy_gc_run_waiting();
#if RPY_HANDLES
    rpy_finalizers_due(&RPY_RUNTIME.finalizers.loaded, false);
    rpy_gc_run_waiting();
#endif
}
#endif

static void rpy_finalizers_free(void) {
    free(RPY_RUNTIME.finalizers.known.items);
#if RPY_HANDLES
    free(RPY_RUNTIME.finalizers.loaded.items);
#endif
    free(RPY_RUNTIME.finalizers.queue.items);
    rpy_order_end(&RPY_RUNTIME.finalizers.dying);
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

/* What happens to finalizers at the end of a collection is done in steps, by a collector that works in slices: each
 * function does so many, takes what it did from them, and says whether all is done. The program may run in between: it does
 * not reach what is dead, and adds to the lists. */

/* Takes those out of a list whose objects are not reached. Where there is no memory for that, what would live on is reached until
 * the next time (what it leads to is traced behind this), and what would not is queued as it comes. */
static bool rpy_finalizers_take_some(struct rpy_finalizer_list *list, bool live_on, size_t *steps) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    struct rpy_order *dying = &all->dying;
    for (; all->looked < list->count; all->looked++, --*steps) {
        struct rpy_finalizer one = list->items[all->looked];
        if (*steps == 0)
            return false;
        if (!rpy_gc_is_reached(one.object)) {
            void *dead = dying->dead;
            bool ok = rpy_grow(&dead, dying->count, &dying->room, sizeof one);
            dying->dead = dead;
            if (ok) {
                dying->dead[dying->count++] = one;
                continue;
            }
            if (!live_on) {
                rpy_finalizer_queue(one, false);
                continue;
            }
        }
        one.object = rpy_gc_reach(one.object);
        list->items[all->kept++] = one;
    }
    list->count = list->seen = all->kept;
    all->looked = all->kept = 0;
    return true;
}

/* Takes them out, and puts them in order. */
static bool rpy_finalizers_find_some(struct rpy_finalizer_list *list, bool live_on, size_t *steps) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    if (!all->taken) {
        if (!rpy_finalizers_take_some(list, live_on, steps))
            return false;
        all->taken = true;
        rpy_order_begin(&all->dying);
    }
    return rpy_order_some(&all->dying, steps);
}

/* Reaches their objects, which live until they have run. */
static bool rpy_finalizers_revive_some(size_t *steps) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    for (; all->looked < all->dying.count; all->looked++, --*steps) {
        struct rpy_finalizer *one = &all->dying.dead[all->looked];
        if (*steps == 0)
            return false;
        one->object = rpy_gc_reach(one->object);
    }
    all->looked = 0;
    return true;
}

/* Puts them in the queue; without their objects, if these do not live on. */
static bool rpy_finalizers_queue_some(bool live_on, size_t *steps) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    for (; all->gone < all->dying.count; all->gone++, --*steps) {
        if (*steps == 0)
            return false;
        rpy_finalizer_queue(all->dying.dead[all->gone], live_on);
    }
    rpy_order_end(&all->dying);
    all->gone = 0;
    all->taken = false;
    return true;
}
