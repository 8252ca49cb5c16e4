/* Large objects, for collectors that move the others: each has memory of its own, and stays where it is.
 *
 * Copying them would cost more than all else, and a space that takes two of them, the old array and
 * the one that it grows into, would have to be large itself. A collection marks those that it
 * reaches, and traces them when the copies have been traced; then the others are freed.
 *
 * Their identity is their address. They are freed by `free`, so that AddressSanitizer sees every
 * use of one that is gone, and what is written beyond its end.
 */
/* What comes before a large object. */
struct rpy_large {
    /* The next one of all. */
    struct rpy_large *next;
    /* The next one of those that are reached and not yet traced. */
    struct rpy_large *waiting;
    /* Bytes, of this too. */
    size_t bytes;
    size_t unused;
};

struct rpy_large_objects {
    struct rpy_large *all;
    struct rpy_large *waiting;
    /* All lie in `span` bytes from here on; so do, perhaps, prebuilt objects. */
    uintptr_t low;
    uintptr_t span;
    /* Bytes of those that survived the last collection; of the ones with pointers among them; and
     * of those that came since. */
    size_t survived;
    size_t traced;
    size_t added;
};
static struct rpy_large_objects rpy_large;

static RPY_INLINE void *rpy_large_object(struct rpy_large *block) {
    return block + 1;
}

/* Whether a pointer, which may be NULL, leads to a large object. */
static RPY_INLINE bool rpy_is_large(const void *object) {
    return (uintptr_t)object - rpy_large.low < rpy_large.span &&
           ((const struct rpy_header *)object)->flags & RPY_LARGE;
}

static bool rpy_has_pointers(const struct rpy_type *type) {
    return type->pointers || type->item_pointers;
}

static void rpy_large_widen(const struct rpy_large *block) {
    uintptr_t at = (uintptr_t)block, end = at + block->bytes;
    if (!rpy_large.span) {
        rpy_large.low = at;
    } else if (at < rpy_large.low) {
        rpy_large.span += rpy_large.low - at;
        rpy_large.low = at;
    }
    if (end - rpy_large.low > rpy_large.span)
        rpy_large.span = end - rpy_large.low;
}

/* A new object, zero but for its header; NULL if there is no memory. */
static void *rpy_large_new(size_t size, uint32_t tid) {
    struct rpy_large *block = calloc(1, sizeof *block + size);
    struct rpy_header *header;
    if (!block)
        return NULL;
    block->next = rpy_large.all;
    block->bytes = sizeof *block + size;
    rpy_large.all = block;
    rpy_large.added += block->bytes;
    rpy_large_widen(block);
    header = rpy_large_object(block);
    header->tid = tid;
    header->flags = RPY_LARGE;
    return header;
}

/* Marks a large object, and has it traced if this is the first time. */
static void rpy_large_reach(void *object) {
    struct rpy_header *header = object;
    struct rpy_large *block = (struct rpy_large *)object - 1;
    if (header->flags & RPY_REACHED)
        return;
    header->flags |= RPY_REACHED;
    if (rpy_has_pointers(&rpy_types[header->tid])) {
        block->waiting = rpy_large.waiting;
        rpy_large.waiting = block;
    }
}

/* Frees what was not reached. */
static void rpy_large_sweep(void) {
    struct rpy_large **link = &rpy_large.all, *block;
    rpy_large.low = rpy_large.span = 0;
    rpy_large.survived = rpy_large.traced = rpy_large.added = 0;
    while ((block = *link) != NULL) {
        struct rpy_header *header = rpy_large_object(block);
        if (header->flags & RPY_REACHED) {
            header->flags &= ~RPY_REACHED;
            rpy_large.survived += block->bytes;
            if (rpy_has_pointers(&rpy_types[header->tid]))
                rpy_large.traced += block->bytes;
            rpy_large_widen(block);
            link = &block->next;
        } else {
            *link = block->next;
            free(block);
        }
    }
}
