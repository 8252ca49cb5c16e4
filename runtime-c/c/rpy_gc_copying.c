/* The copying collector: two spaces (Cheney), and large objects (rpy_gc_large.c) beside them.
 *
 * Objects are allocated one behind the other in the current space. When it is full, what the
 * roots reach is copied to a new space, breadth first: the copies themselves are the queue. An
 * object that has been copied leaves its new address behind its header.
 *
 * Invariants between collections: `start <= free <= limit <= top <= end`. Objects lie between
 * `start` and `free`; memory from `free` to `limit` is zero; above `limit` it is zero from
 * `dirty` on. `top` follows the size of what was alive at the last collection, so the heap grows
 * and shrinks with the program's data; `end` is where the mapping ends. There is a second space, mostly untouched, that has
 * room for all between `start` and `top`: a collection does not fail for want of memory, or what is dead could not be freed when
 * there is no more.
 *
 * Identity: an object's number is made from its address in its space and a number that the space
 * has and no other ever had. Whoever asks gets a number that no other object gets; when the
 * object moves, the number is stored in a word behind it.
 */

/* After a collection, the space is this many times the bytes that survived. */
#define RPY_GC_GROWTH 3
/* A space is never smaller. */
#ifndef RPY_GC_MINIMUM
#define RPY_GC_MINIMUM ((size_t)4 << 20)
#endif
/* How much memory is cleared, ahead of allocation, at a time: it should stay in the cache. */
#define RPY_GC_CHUNK ((size_t)32 << 10)

/* ---- spaces --------------------------------------------------------------------------- */

static void rpy_space_release(struct rpy_space *space) {
    if (space->start)
        rpy_os_unmap(space->start, space->size);
    memset(space, 0, sizeof *space);
}

static bool rpy_space_map(struct rpy_space *space, size_t size) {
    size = RPY_PAGE_UP(size);
    space->start = rpy_os_map(size, true);
    space->size = space->start ? size : 0;
    space->dirty = space->start;
    return space->start != NULL;
}

/* How large a space for so many bytes is made: with room for what the next collection asks. */
static size_t rpy_space_size(size_t bytes) {
    if (bytes < RPY_RUNTIME.collector.minimum)
        bytes = RPY_RUNTIME.collector.minimum;
    return RPY_PAGE_UP(bytes + bytes / 8 + RPY_PAGE);
}

/* How many bytes are made room for in such a space. */
static size_t rpy_space_room(const struct rpy_space *space) { return (space->size - RPY_PAGE) / 9 * 8; }

static size_t rpy_space_least(size_t a, size_t b) { return a < b ? a : b; }

/* Gives the end of a space back to the system, if it has been written: untouched memory costs
 * nothing, and a program whose data grow will want it. */
static void rpy_space_trim(struct rpy_space *space, size_t keep) {
    keep = RPY_PAGE_UP(keep);
    if (keep < space->size &&
        ((size_t)(space->dirty - space->start) > keep || RPY_RUNTIME.collector.tight)) {
        space->size = rpy_os_trim(space->start, space->size, keep);
        if (space->dirty > space->start + space->size)
            space->dirty = space->start + space->size;
    }
}

/* Clears more memory for allocation, if the space has so many bytes left. */
static bool rpy_gc_extend(size_t bytes) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    char *wanted, *cleared;
    if ((size_t)(gc->top - RPY_STATE.gc.free) < bytes)
        return false;
    wanted = RPY_STATE.gc.free + bytes;
    if (!RPY_RUNTIME.settings.stress)
        wanted = (size_t)(gc->top - wanted) < RPY_GC_CHUNK ? gc->top : wanted + RPY_GC_CHUNK;
    if (wanted > RPY_STATE.gc.limit) {
        cleared = gc->space.dirty < wanted ? gc->space.dirty : wanted;
        if (cleared > RPY_STATE.gc.limit) {
            RPY_UNPOISON(RPY_STATE.gc.limit, (size_t)(cleared - RPY_STATE.gc.limit));
            memset(RPY_STATE.gc.limit, 0, (size_t)(cleared - RPY_STATE.gc.limit));
        }
        if (gc->space.dirty < wanted)
            gc->space.dirty = wanted;
        RPY_STATE.gc.limit = wanted;
        RPY_POISON(RPY_STATE.gc.free, (size_t)(RPY_STATE.gc.limit - RPY_STATE.gc.free));
    }
    return true;
}

/* ---- copying -------------------------------------------------------------------------- */

static rpy_signed rpy_identity_in_space(const char *object) {
    return rpy_identity_of_number(RPY_RUNTIME.collector.identity_base +
                                  (uint64_t)(object - RPY_RUNTIME.collector.space.start));
}

/* Copies an object of the old space, and leaves its new address there; gives the end of the copy. */
static RPY_INLINE char *rpy_gc_copy(char *object, char *copy) {
    struct rpy_header *header = (struct rpy_header *)object;
    size_t bytes = rpy_object_bytes(object, &rpy_types[header->tid]);
    char *end = copy + bytes;
    memcpy(copy, object, bytes);
    if (RPY_UNLIKELY(header->flags & RPY_LENT))
        ((struct rpy_header *)copy)->flags &= ~RPY_LENT;
    if (RPY_UNLIKELY(header->flags & (RPY_HASHED | RPY_HASH_STORED))) {
        *(rpy_signed *)end = header->flags & RPY_HASH_STORED ? *(rpy_signed *)(object + bytes)
                                                             : rpy_identity_in_space(object);
        ((struct rpy_header *)copy)->flags = RPY_HASH_STORED;
        end += 8;
    }
    header->flags = RPY_FORWARDED;
    *(void **)(header + 1) = copy;
    return end;
}

/* Moves an object of the old space (`from`, `used` bytes) to `*to`; gives its new address. */
static RPY_INLINE void *rpy_gc_move(char *object, const char *from, size_t used, char **to) {
    struct rpy_header *header;
    char *copy;
    if ((size_t)((uintptr_t)object - (uintptr_t)from) >= used) {
        if (RPY_UNLIKELY(rpy_is_large(object)))
            rpy_large_reach(object);
        return object;
    }
    header = (struct rpy_header *)object;
    if (header->flags & RPY_FORWARDED)
        return *(void **)(header + 1);
    copy = *to;
    *to = rpy_gc_copy(object, copy);
    return copy;
}

/* Moves what the pointers of an object lead to; gives the object's size. */
static RPY_INLINE size_t rpy_gc_trace(char *object, uint32_t tid, const char *from, size_t used,
                                      char **to) {
    const struct rpy_type *type = &rpy_types[tid];
    const uint32_t *offsets = type->offsets;
    uint32_t i;
    for (i = 0; i < type->pointers; i++) {
        void **slot = (void **)(object + offsets[i]);
        *slot = rpy_gc_move(*slot, from, used, to);
    }
    if (type->item_pointers) {
        rpy_signed n = *(rpy_signed *)(object + type->length_offset);
        char *item = object + type->size;
        offsets += type->pointers;
        for (; n > 0; n--, item += type->item_size)
            for (i = 0; i < type->item_pointers; i++) {
                void **slot = (void **)(item + offsets[i]);
                *slot = rpy_gc_move(*slot, from, used, to);
            }
    }
    return rpy_object_bytes(object, type);
}

#if RPY_STACKS
/* Moves what the stacks lead to that wait and that somebody can make run; says whether there was one
 * that had not been come to before. */
static bool rpy_gc_move_stacks(const char *from, size_t used, char **to) {
    struct rpy_stack *stack;
    bool found = false;
    for (stack = RPY_RUNTIME.stacks.waiting; stack; stack = stack->next) {
        struct rpy_header *handle = stack->handle;
        void **root;
        if (stack->reached)
            continue;
        if (handle && (size_t)((uintptr_t)handle - (uintptr_t)from) < used) {
            if (!(handle->flags & RPY_FORWARDED))
                continue;
            stack->handle = *(void **)(handle + 1);
        }
        stack->reached = found = true;
        for (root = stack->root_base; root < stack->root_top; root++)
            *root = rpy_gc_move(*root, from, used, to);
        stack->tb_value = rpy_gc_move(stack->tb_value, from, used, to);
    }
    return found;
}
#else
#define rpy_gc_move_stacks(from, used, to) false
#define rpy_stacks_sweep() ((void)0)
#endif

/* ---- what finalizers and weak references ask ---------------------------------------------- */

static bool rpy_gc_is_reached(const void *object) {
    const struct rpy_header *header = object;
    const struct rpy_collection *now = &RPY_RUNTIME.collector.collection;
    if ((size_t)((uintptr_t)object - (uintptr_t)now->from) < now->used)
        return header->flags & RPY_FORWARDED;
    return !rpy_is_large(object) || header->flags & RPY_REACHED;
}

static void *rpy_gc_reach(void *object) {
    struct rpy_collection *now = &RPY_RUNTIME.collector.collection;
    return rpy_gc_move(object, now->from, now->used, &now->to);
}

/* (There are no slices.) */
RPY_UNUSED static void rpy_gc_cycle_finish(void) {}

/* Objects whose finalizers wait live until these have run. */
static void rpy_finalizers_reach(void) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    size_t i;
    for (i = all->next; i < all->queue.count; i++)
        all->queue.items[i].object = rpy_gc_reach(all->queue.items[i].object);
}

#if RPY_HANDLES
static void rpy_gc_hold(struct rpy_handle *handle) { (void)handle; }
static void rpy_gc_let_go(void *object) { (void)object; }

/* (The collection has not come to it.) */
static void rpy_pinned_move(void) {
    struct rpy_collection *now = &RPY_RUNTIME.collector.collection;
    if (!now->pinned)
        return;
    (void)rpy_gc_copy(now->pinned, now->pinned_to);
    ((struct rpy_header *)now->pinned_to)->flags |= RPY_LARGE;
    rpy_large_reach(now->pinned_to);
    now->pinned = NULL;
}

static void rpy_visit_move(void **slot) { *slot = rpy_gc_reach(*slot); }

#else
#define rpy_pinned_move() ((void)0)
#endif

/* Moves all that the copies and the large objects lead to. */
static void rpy_gc_trace_all(void) {
    struct rpy_collection *now = &RPY_RUNTIME.collector.collection;
    const char *from = now->from;
    size_t used = now->used;
    char *scan = now->scan, *to = now->to;
    do {
        struct rpy_large *large;
        while (scan < to) {
            struct rpy_header *header = (struct rpy_header *)scan;
            scan += rpy_gc_trace(scan, header->tid, from, used, &to);
            if (header->flags & RPY_HASH_STORED)
                scan += 8;
        }
        large = RPY_RUNTIME.large.waiting;
        if (large) {
            struct rpy_header *header = rpy_large_object(large);
            RPY_RUNTIME.large.waiting = large->waiting;
            rpy_gc_trace((char *)header, header->tid, from, used, &to);
        }
    } while (scan < to || RPY_RUNTIME.large.waiting || rpy_gc_move_stacks(from, used, &to));
    now->scan = scan;
    now->to = to;
}

/* The roots have been traced: what is to become of what they do not lead to. */
static void rpy_gc_trace_rest(void) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    size_t steps = SIZE_MAX;
    rpy_weakrefs_clear();
    (void)rpy_finalizers_find_some(&all->known, true, &steps);
    steps = SIZE_MAX;
    (void)rpy_finalizers_revive_some(&steps);
    (void)rpy_finalizers_queue_some(true, &steps);
    rpy_gc_trace_all();
#if RPY_HANDLES
    steps = SIZE_MAX;
    (void)rpy_finalizers_find_some(&all->loaded, false, &steps);
    (void)rpy_finalizers_queue_some(false, &steps);
#endif
    rpy_weakrefs_update();
}

/* Everything else has moved: where a string is now; NULL if it is gone. */
static const char *rpy_string_now(const char *string) {
    const struct rpy_header *header = (const struct rpy_header *)string;
    const struct rpy_collection *now = &RPY_RUNTIME.collector.collection;
    if ((size_t)((uintptr_t)string - (uintptr_t)now->from) >= now->used)
        return rpy_is_large(string) && !(header->flags & RPY_REACHED) ? NULL : string;
    return header->flags & RPY_FORWARDED ? *(char *const *)(header + 1) : NULL;
}

/* Everything that is dead has just been found. */
static void rpy_gc_census(void) {
    const char *object = RPY_RUNTIME.collector.space.start;
    struct rpy_large *large;
    while (object < RPY_STATE.gc.free)
        object += rpy_profile_count(object);
    for (large = RPY_RUNTIME.large.all; large; large = large->next)
        rpy_profile_count(rpy_large_object(large));
}

/* Collects, and leaves room for `need` bytes; false if there is no memory for that. */
RPY_COLD static bool rpy_gc_collect_for(size_t need) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_space old = gc->space, new_space = gc->spare;
    size_t used = (size_t)(RPY_STATE.gc.free - old.start);
    /* What everything takes if it survives, with the identities that move along. */
    size_t least = used + gc->hashed * 8 + need;
    size_t live, target, allowed, fade, steps = SIZE_MAX;
    char *to;
    void **root;
    const struct rpy_prebuilt_root *prebuilt;

    rpy_handles_settle();
    if (need > RPY_RUNTIME.settings.max)
        return false;
    if (rpy_space_room(&new_space) < least) {
        struct rpy_space larger;
        if (rpy_space_map(&larger, rpy_space_size(least * RPY_GC_GROWTH)) ||
            rpy_space_map(&larger, rpy_space_size(least))) {
            rpy_space_release(&new_space);
            new_space = larger;
        } else if (new_space.size < least) {
            return false;
        }
    }
    memset(&gc->spare, 0, sizeof gc->spare);
    RPY_UNPOISON(new_space.start, new_space.size);

    to = new_space.start;
    rpy_pinned_move();
    for (root = RPY_STATE.root_base; root < RPY_STATE.root_top; root++)
        *root = rpy_gc_move(*root, old.start, used, &to);
    for (prebuilt = rpy_prebuilt_roots; prebuilt->object; prebuilt++)
        rpy_gc_trace(rpy_at(prebuilt->object), prebuilt->tid, old.start, used, &to);
    RPY_STATE.exc.value = rpy_gc_move(RPY_STATE.exc.value, old.start, used, &to);
    gc->collection.from = old.start;
    gc->collection.used = used;
    gc->collection.scan = new_space.start;
    gc->collection.to = to;
    rpy_visit_all_handles(rpy_visit_move);
    rpy_finalizers_reach();
    rpy_gc_trace_all();
    if (RPY_UNLIKELY(RPY_STATE.weakrefs || rpy_finalizers_known()))
        rpy_gc_trace_rest();
    to = gc->collection.to;
    rpy_stacks_sweep();

    rpy_texts_follow(rpy_string_now);
    rpy_large_sweep_begin();
    (void)rpy_large_sweep_some(&steps);
    live = (size_t)(to - new_space.start);
    gc->identity_base += used + 8;
    gc->hashed = 0;
    if (new_space.dirty < to)
        new_space.dirty = to;
    /* Large objects with pointers are traced each time, so they put the next time off too. */
    target = live * RPY_GC_GROWTH + RPY_RUNTIME.large.traced * (RPY_GC_GROWTH - 1);
    target = need + (target < gc->minimum ? gc->minimum : target);
    allowed = RPY_RUNTIME.settings.max;
    allowed -= RPY_RUNTIME.large.survived < allowed ? RPY_RUNTIME.large.survived : allowed;
    if (target > allowed)
        target = allowed;
    if (target < live)
        target = live;
    fade = (used - gc->survived) / 16;
    gc->keep -= fade < gc->keep ? fade : gc->keep;
    if (gc->keep < target)
        gc->keep = target;
    gc->survived = live;
    /* The old space is what the next collection copies to, if it is of use for that. */
    if (RPY_RUNTIME.settings.stress && used) {
        /* Whoever still has an old address shall notice. */
        memset(old.start, 0xDB, used);
    }
    if (old.size >= target && new_space.size >= target) {
        rpy_space_trim(&old, rpy_space_size(gc->keep));
        rpy_space_trim(&new_space, rpy_space_size(gc->keep));
        gc->spare = old;
    } else if (rpy_space_map(&gc->spare, rpy_space_size(target))) {
        rpy_space_release(&old);
    } else {
        gc->spare = old;
    }
    RPY_POISON(gc->spare.start, gc->spare.size);
    gc->space = new_space;
    gc->top = new_space.start + rpy_space_least(target, rpy_space_least(rpy_space_room(&new_space),
                                                                        rpy_space_room(&gc->spare)));
    if (gc->top < to)
        gc->top = to;
    RPY_STATE.gc.free = RPY_STATE.gc.limit = to;
    RPY_POISON(to, (size_t)(new_space.start + new_space.size - to));
    rpy_profile_collected(live + RPY_RUNTIME.large.survived);
    return (size_t)(gc->top - to) >= need;
}

/* ---- the interface -------------------------------------------------------------------- */

/* There is no memory: what handles the exception has some that others did not get. */
#define RPY_GC_SPARE (RPY_PAGE / 2)

static void rpy_gc_give_spare(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    if ((size_t)(gc->space.start + gc->space.size - gc->top) >= RPY_GC_SPARE && !RPY_RUNTIME.settings.stress)
        gc->top += RPY_GC_SPARE;
}

/* Room for an object, zero but for its type id. */
static RPY_NOINLINE void *rpy_gc_reserve(size_t size, uint32_t tid) {
    void *p;
    if (RPY_RUNTIME.settings.stress ? !rpy_gc_collect_for(size) || !rpy_gc_extend(size)
                           : !rpy_gc_extend(size) &&
                                 (!rpy_gc_collect_for(size) || !rpy_gc_extend(size))) {
        rpy_gc_give_spare();
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    p = rpy_gc_malloc_fast(size, tid);
    if (RPY_RUNTIME.settings.stress) {
        RPY_STATE.gc.limit = RPY_STATE.gc.free;
        if (RPY_RUNTIME.collector.space.dirty < RPY_STATE.gc.free)
            RPY_RUNTIME.collector.space.dirty = RPY_STATE.gc.free;
    }
    return p;
}

/* Whether objects take more than the maximum together with so many bytes more. */
static bool rpy_gc_is_full(size_t bytes) {
    size_t used = (size_t)(RPY_STATE.gc.free - RPY_RUNTIME.collector.space.start);
    return used + rpy_large_used() + bytes > RPY_RUNTIME.settings.max;
}

/* A large object: collects if as much has come since the last time as survived it. */
static RPY_NOINLINE void *rpy_gc_reserve_large(size_t size, uint32_t tid, bool zero) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t room = gc->survived + RPY_RUNTIME.large.survived;
    void *p = NULL;
    if (room < gc->minimum)
        room = gc->minimum;
    if (RPY_RUNTIME.settings.stress || RPY_RUNTIME.large.added + size > room ||
        rpy_gc_is_full(size))
        (void)rpy_gc_collect_for(0);
    if (!rpy_gc_is_full(size) && !(p = rpy_large_new(size, tid, zero))) {
        /* What is dead may have it, or the spaces more than they need. */
        gc->keep = 0;
        gc->tight = true;
        (void)rpy_gc_collect_for(0);
        gc->tight = false;
        p = rpy_large_new(size, tid, zero);
    }
    if (!p)
        rpy_raise_standard(RPY_MEMORY_ERROR);
    return p;
}

#if RPY_HANDLES
/* It becomes a large object. */
static bool rpy_gc_fasten(struct rpy_handle *handle) {
    struct rpy_collection *next = &RPY_RUNTIME.collector.collection;
    const struct rpy_header *header = handle->object;
    uint32_t tid = header->tid;
    size_t bytes;
    if (header->flags & (RPY_PREBUILT | RPY_LARGE))
        return true;
    bytes = rpy_object_bytes(handle->object, &rpy_types[tid]) + sizeof(rpy_signed);
    if (rpy_gc_is_full(bytes) && (!rpy_gc_collect_for(0) || rpy_gc_is_full(bytes)))
        return false;
    next->pinned_to = rpy_large_new(bytes, tid, false);
    next->pinned = next->pinned_to ? handle->object : NULL;
    if (next->pinned && rpy_gc_collect_for(0))
        return true;
    next->pinned = NULL;
    return false;
}
#endif

RPY_SHARED void rpy_gc_collect(rpy_signed generation) {
    rpy_profile_ask(generation);
    /* Without memory to copy to, there is nothing to be done, and nothing lost. */
    (void)rpy_gc_collect_for(0);
}

static bool rpy_gc_shorten(struct rpy_header *array, size_t bytes) {
    (void)bytes;
    array->flags |= RPY_LENT;
    return true;
}

static void rpy_gc_lengthen(struct rpy_header *array, size_t bytes) {
    (void)array;
    (void)bytes;
}

RPY_SHARED rpy_signed rpy_gc_identity_hash(void *object) {
    struct rpy_header *header = object;
    if (!header)
        return 0;
    if (header->flags & RPY_HASH_STORED)
        return rpy_identity_stored(object);
    if (header->flags & (RPY_PREBUILT | RPY_LARGE))
        return rpy_identity_of_address(object);
    if (!(header->flags & RPY_HASHED)) {
        header->flags |= RPY_HASHED;
        RPY_RUNTIME.collector.hashed++;
    }
    return rpy_identity_in_space(object);
}

static bool rpy_gc_init(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t max;
    rpy_gc_settings_read();
    max = RPY_RUNTIME.settings.max;
    gc->minimum = RPY_RUNTIME.settings.stress ? RPY_PAGE : RPY_GC_MINIMUM;
    if (!rpy_root_stack_init())
        return false;
    if (!rpy_space_map(&gc->space, rpy_space_size(gc->minimum)) ||
        !rpy_space_map(&gc->spare, rpy_space_size(gc->minimum))) {
        rpy_space_release(&gc->space);
        rpy_root_stack_fini();
        return false;
    }
    gc->top = gc->space.start + (max < gc->minimum ? max : gc->minimum);
    gc->identity_base = 8;
    RPY_STATE.gc.free = RPY_STATE.gc.limit = gc->space.start;
    RPY_POISON(gc->space.start, gc->space.size);
    return true;
}

static void rpy_gc_fini(void) {
    rpy_space_release(&RPY_RUNTIME.collector.space);
    rpy_space_release(&RPY_RUNTIME.collector.spare);
    rpy_large_free_all();
    rpy_finalizers_free();
    rpy_texts_free();
    rpy_handles_free();
    rpy_root_stack_fini();
    memset(&RPY_STATE.gc, 0, sizeof RPY_STATE.gc);
}
