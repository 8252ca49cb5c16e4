/* The copying collector: two spaces (Cheney), and large objects (rpy_gc_large.c) beside them.
 *
 * Objects are allocated one behind the other in the current space. When it is full, what the
 * roots reach is copied to a new space, breadth first: the copies themselves are the queue. An
 * object that has been copied leaves its new address behind its header.
 *
 * Invariants between collections: `start <= free <= limit <= top <= end`. Objects lie between
 * `start` and `free`; memory from `free` to `limit` is zero; above `limit` it is zero from
 * `dirty` on. `top` follows the size of what was alive at the last collection, so the heap grows
 * and shrinks with the program's data; `end` is where the mapping ends.
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

struct rpy_space {
    char *start;
    /* Bytes mapped. */
    size_t size;
    /* Memory from here on has never been written. */
    char *dirty;
};

struct rpy_copying {
    struct rpy_space space;
    /* A second space, kept to be copied into; empty if there is none. */
    struct rpy_space spare;
    char *top;
    /* The first identity number of this space. */
    uint64_t identity_base;
    /* How many objects of this space have been asked for their identity. */
    size_t hashed;
    /* Spaces are not trimmed below this: what was needed lately, which fades as the program
     * allocates. Programs whose data come and go would take and clear the same pages again. */
    size_t keep;
    /* The bytes that survived the last collection. */
    size_t survived;
    /* The fewest bytes a space is made for. */
    size_t minimum;
};
static struct rpy_copying rpy_copying;

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
    if (bytes < rpy_copying.minimum)
        bytes = rpy_copying.minimum;
    return RPY_PAGE_UP(bytes + bytes / 8 + RPY_PAGE);
}

/* Gives the end of a space back to the system, if it has been written: untouched memory costs
 * nothing, and a program whose data grow will want it. */
static void rpy_space_trim(struct rpy_space *space, size_t keep) {
    keep = RPY_PAGE_UP(keep);
    if (keep < space->size && (size_t)(space->dirty - space->start) > keep) {
        space->size = rpy_os_trim(space->start, space->size, keep);
        if (space->dirty > space->start + space->size)
            space->dirty = space->start + space->size;
    }
}

/* Clears more memory for allocation, if the space has so many bytes left. */
static bool rpy_gc_extend(size_t bytes) {
    struct rpy_copying *gc = &rpy_copying;
    char *wanted, *cleared;
    if ((size_t)(gc->top - rpy_gc.free) < bytes)
        return false;
    wanted = rpy_gc.free + bytes;
    if (!rpy_gc_settings.stress)
        wanted = (size_t)(gc->top - wanted) < RPY_GC_CHUNK ? gc->top : wanted + RPY_GC_CHUNK;
    if (wanted > rpy_gc.limit) {
        cleared = gc->space.dirty < wanted ? gc->space.dirty : wanted;
        if (cleared > rpy_gc.limit) {
            RPY_UNPOISON(rpy_gc.limit, (size_t)(cleared - rpy_gc.limit));
            memset(rpy_gc.limit, 0, (size_t)(cleared - rpy_gc.limit));
        }
        if (gc->space.dirty < wanted)
            gc->space.dirty = wanted;
        rpy_gc.limit = wanted;
        RPY_POISON(rpy_gc.free, (size_t)(rpy_gc.limit - rpy_gc.free));
    }
    return true;
}

/* ---- copying -------------------------------------------------------------------------- */

static rpy_signed rpy_identity_in_space(const char *object) {
    return rpy_identity_of_number(rpy_copying.identity_base +
                                  (uint64_t)(object - rpy_copying.space.start));
}

/* Moves an object of the old space (`from`, `used` bytes) to `*to`; gives its new address. */
static RPY_INLINE void *rpy_gc_move(char *object, const char *from, size_t used, char **to) {
    struct rpy_header *header;
    size_t bytes;
    char *copy;
    if ((size_t)((uintptr_t)object - (uintptr_t)from) >= used) {
        if (RPY_UNLIKELY(rpy_is_large(object)))
            rpy_large_reach(object);
        return object;
    }
    header = (struct rpy_header *)object;
    if (header->flags & RPY_FORWARDED)
        return *(void **)(header + 1);
    bytes = rpy_object_bytes(object, &rpy_types[header->tid]);
    copy = *to;
    memcpy(copy, object, bytes);
    *to = copy + bytes;
    if (RPY_UNLIKELY(header->flags & (RPY_HASHED | RPY_HASH_STORED))) {
        rpy_signed *word = (rpy_signed *)(copy + bytes);
        *word = header->flags & RPY_HASH_STORED ? *(rpy_signed *)(object + bytes)
                                                : rpy_identity_in_space(object);
        ((struct rpy_header *)copy)->flags = RPY_HASH_STORED;
        *to = copy + bytes + 8;
    }
    header->flags = RPY_FORWARDED;
    *(void **)(header + 1) = copy;
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
    for (stack = rpy_stacks; stack; stack = stack->next) {
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

/* The collection under way: the old space and what of it was used, and where copies go. */
struct rpy_collection {
    const char *from;
    size_t used;
    char *scan;
    char *to;
};
static struct rpy_collection rpy_collection;

static bool rpy_gc_is_reached(const void *object) {
    const struct rpy_header *header = object;
    if ((size_t)((uintptr_t)object - (uintptr_t)rpy_collection.from) < rpy_collection.used)
        return header->flags & RPY_FORWARDED;
    return !rpy_is_large(object) || header->flags & RPY_REACHED;
}

static void *rpy_gc_reach(void *object) {
    return rpy_gc_move(object, rpy_collection.from, rpy_collection.used, &rpy_collection.to);
}

/* Moves all that the copies and the large objects lead to. */
static void rpy_gc_trace_all(void) {
    const char *from = rpy_collection.from;
    size_t used = rpy_collection.used;
    char *scan = rpy_collection.scan, *to = rpy_collection.to;
    do {
        struct rpy_large *large;
        while (scan < to) {
            struct rpy_header *header = (struct rpy_header *)scan;
            scan += rpy_gc_trace(scan, header->tid, from, used, &to);
            if (header->flags & RPY_HASH_STORED)
                scan += 8;
        }
        large = rpy_large.waiting;
        if (large) {
            struct rpy_header *header = rpy_large_object(large);
            rpy_large.waiting = large->waiting;
            rpy_gc_trace((char *)header, header->tid, from, used, &to);
        }
    } while (scan < to || rpy_large.waiting || rpy_gc_move_stacks(from, used, &to));
    rpy_collection.scan = scan;
    rpy_collection.to = to;
}

/* Everything else has moved: the cursor follows its string, without keeping it alive. */
static void rpy_gc_move_cursor(const char *from, size_t used) {
    const char *string;
    if (!rpy_cursor.bytes)
        return;
    string = (const char *)rpy_cursor.bytes - RPY_STRING_BYTES;
    if ((size_t)((uintptr_t)string - (uintptr_t)from) >= used) {
        if (rpy_is_large(string) && !(((const struct rpy_header *)string)->flags & RPY_REACHED))
            rpy_cursor.bytes = NULL;
        return;
    }
    if (((const struct rpy_header *)string)->flags & RPY_FORWARDED)
        rpy_cursor.bytes = *(char *const *)(string + sizeof(struct rpy_header)) + RPY_STRING_BYTES;
    else
        rpy_cursor.bytes = NULL;
}

/* Collects, and leaves room for `need` bytes; false if there is no memory for that. */
RPY_COLD static bool rpy_gc_collect_for(size_t need) {
    struct rpy_copying *gc = &rpy_copying;
    struct rpy_space old = gc->space, new_space = gc->spare;
    size_t used = (size_t)(rpy_gc.free - old.start);
    /* What everything takes if it survives, with the identities that move along. */
    size_t least = used + gc->hashed * 8 + need;
    size_t live, target, allowed, fade;
    char *to;
    void **root;
    const struct rpy_prebuilt_root *prebuilt;

    if (need > rpy_gc_settings.max)
        return false;
    memset(&gc->spare, 0, sizeof gc->spare);
    if (new_space.size < least) {
        size_t wanted = rpy_space_size(least * RPY_GC_GROWTH);
        rpy_space_release(&new_space);
        if (!rpy_space_map(&new_space, wanted) && !rpy_space_map(&new_space, least))
            return false;
    }
    RPY_UNPOISON(new_space.start, new_space.size);

    to = new_space.start;
    for (root = rpy_root_base; root < rpy_root_top; root++)
        *root = rpy_gc_move(*root, old.start, used, &to);
    for (prebuilt = rpy_prebuilt_roots; prebuilt->object; prebuilt++)
        rpy_gc_trace(prebuilt->object, prebuilt->tid, old.start, used, &to);
    rpy_exc.value = rpy_gc_move(rpy_exc.value, old.start, used, &to);
    rpy_collection.from = old.start;
    rpy_collection.used = used;
    rpy_collection.scan = new_space.start;
    rpy_collection.to = to;
    rpy_finalizers_reach();
    rpy_gc_trace_all();
    if (RPY_UNLIKELY(rpy_weakrefs || rpy_finalizers.known.count)) {
        rpy_weakrefs_clear();
        rpy_finalizers_find();
        rpy_gc_trace_all();
        rpy_weakrefs_update();
    }
    to = rpy_collection.to;
    rpy_stacks_sweep();

    rpy_gc_move_cursor(old.start, used);
    rpy_large_sweep();
    live = (size_t)(to - new_space.start);
    gc->identity_base += used + 8;
    gc->hashed = 0;
    if (new_space.dirty < to)
        new_space.dirty = to;
    /* Large objects with pointers are traced each time, so they put the next time off too. */
    target = live * RPY_GC_GROWTH + rpy_large.traced * (RPY_GC_GROWTH - 1);
    target = need + (target < gc->minimum ? gc->minimum : target);
    allowed = rpy_gc_settings.max > rpy_large.survived ? rpy_gc_settings.max - rpy_large.survived : 0;
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
    if (rpy_gc_settings.stress && used) {
        /* Whoever still has an old address shall notice. */
        memset(old.start, 0xDB, used);
    }
    if (old.size >= target && new_space.size >= target) {
        rpy_space_trim(&old, rpy_space_size(gc->keep));
        rpy_space_trim(&new_space, rpy_space_size(gc->keep));
        gc->spare = old;
        RPY_POISON(old.start, old.size);
    } else {
        rpy_space_release(&old);
    }
    gc->space = new_space;
    gc->top = new_space.start + (target < new_space.size ? target : new_space.size);
    rpy_gc.free = rpy_gc.limit = to;
    RPY_POISON(to, (size_t)(new_space.start + new_space.size - to));
    return (size_t)(gc->top - to) >= need;
}

/* ---- the interface -------------------------------------------------------------------- */

/* Room for an object, zero but for its type id. */
static RPY_NOINLINE void *rpy_gc_reserve(size_t size, uint32_t tid) {
    void *p;
    if (rpy_gc_settings.stress ? !rpy_gc_collect_for(size) || !rpy_gc_extend(size)
                           : !rpy_gc_extend(size) &&
                                 (!rpy_gc_collect_for(size) || !rpy_gc_extend(size))) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    p = rpy_gc_malloc_fast(size, tid);
    if (rpy_gc_settings.stress) {
        rpy_gc.limit = rpy_gc.free;
        if (rpy_copying.space.dirty < rpy_gc.free)
            rpy_copying.space.dirty = rpy_gc.free;
    }
    return p;
}

/* Whether objects take more than the maximum together with so many bytes more. */
static bool rpy_gc_is_full(size_t bytes) {
    size_t used = (size_t)(rpy_gc.free - rpy_copying.space.start);
    return used + rpy_large.survived + rpy_large.added + bytes > rpy_gc_settings.max;
}

/* A large object: collects if as much has come since the last time as survived it. */
static RPY_NOINLINE void *rpy_gc_reserve_large(size_t size, uint32_t tid) {
    struct rpy_copying *gc = &rpy_copying;
    size_t room = gc->survived + rpy_large.survived;
    void *p = NULL;
    if (room < gc->minimum)
        room = gc->minimum;
    if (rpy_gc_settings.stress || rpy_large.added + size > room || rpy_gc_is_full(size))
        (void)rpy_gc_collect_for(0);
    if (!rpy_gc_is_full(size))
        p = rpy_large_new(size, tid);
    if (!p)
        rpy_raise_standard(RPY_MEMORY_ERROR);
    return p;
}

RPY_SHARED void *rpy_gc_malloc(uint32_t tid) {
    return rpy_gc_reserve(RPY_OBJECT_SIZE(rpy_types[tid].size), tid);
}

RPY_SHARED void *rpy_gc_malloc_varsize(uint32_t tid, rpy_signed n) {
    const struct rpy_type *type = &rpy_types[tid];
    size_t size = rpy_varsize_bytes(type, n);
    char *p;
    if (!size)
        return NULL;
    p = size > rpy_gc_settings.large ? rpy_gc_reserve_large(size, tid) : rpy_gc_reserve(size, tid);
    if (p)
        *(rpy_signed *)(p + type->length_offset) = n;
    return p;
}

RPY_SHARED void rpy_gc_collect(rpy_signed generation) {
    (void)generation;
    /* Without memory to copy to, there is nothing to be done, and nothing lost. */
    (void)rpy_gc_collect_for(0);
}

RPY_SHARED rpy_signed rpy_gc_identity_hash(void *object) {
    struct rpy_header *header = object;
    if (!header)
        return 0;
    if (header->flags & (RPY_PREBUILT | RPY_LARGE))
        return rpy_identity_of_address(object);
    if (header->flags & RPY_HASH_STORED)
        return rpy_identity_stored(object);
    if (!(header->flags & RPY_HASHED)) {
        header->flags |= RPY_HASHED;
        rpy_copying.hashed++;
    }
    return rpy_identity_in_space(object);
}

static bool rpy_gc_init(void) {
    struct rpy_copying *gc = &rpy_copying;
    size_t max;
    rpy_gc_settings_read();
    max = rpy_gc_settings.max;
    gc->minimum = rpy_gc_settings.stress ? RPY_PAGE : RPY_GC_MINIMUM;
    if (!rpy_root_stack_init())
        return false;
    if (!rpy_space_map(&gc->space, rpy_space_size(gc->minimum))) {
        rpy_root_stack_fini();
        return false;
    }
    gc->top = gc->space.start + (max < gc->minimum ? max : gc->minimum);
    gc->identity_base = 8;
    rpy_gc.free = rpy_gc.limit = gc->space.start;
    RPY_POISON(gc->space.start, gc->space.size);
    return true;
}

static void rpy_gc_fini(void) {
    rpy_space_release(&rpy_copying.space);
    rpy_space_release(&rpy_copying.spare);
    rpy_large_sweep();
    rpy_finalizers_free();
    rpy_root_stack_fini();
    memset(&rpy_gc, 0, sizeof rpy_gc);
}
