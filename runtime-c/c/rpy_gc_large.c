/* Large objects, for collectors that move the others: each has memory of its own, and stays where it is.
 *
 * Copying them would cost more than all else, and a space that takes two of them, the old array and
 * the one that it grows into, would have to be large itself. A collection marks those that it
 * reaches, and traces them when the copies have been traced; then the others are freed.
 *
 * Their identity is their address.
 */

/* What comes before a large object. */
struct rpy_large {
    /* The next one of all, and what leads to this one. */
    struct rpy_large *next;
    struct rpy_large **link;
    /* The next one of those that are reached and not yet traced. */
    struct rpy_large *waiting;
    /* Bytes that there are, of this too: an object may leave some of them. */
    size_t bytes;
#if RPY_GC_BARRIER
    /* It is one of those; how many of its items have been traced, a few at a time; how often that has begun anew. */
    bool waits;
    uint8_t restarts;
    size_t traced;
#endif
    /* Of an old object, which parts of it have been written to; NULL while none has. */
    uint8_t *cards;
#if RPY_HANDLES && RPY_GC_BARRIER
    /* How many handles have it: it stays where it is, and is not outgrown. */
    size_t handles;
#endif
};

static RPY_INLINE void *rpy_large_object(struct rpy_large *block) {
    return block + 1;
}

/* What is before a large object. (Not by indexing: compilers warn where the object is one that they know.) */
static RPY_INLINE struct rpy_large *rpy_large_of(const void *object) {
    return (struct rpy_large *)((uintptr_t)object - sizeof(struct rpy_large));
}

/* Bytes of all of them. */
static RPY_INLINE size_t rpy_large_used(void) {
    return RPY_RUNTIME.large.survived + RPY_RUNTIME.large.added;
}

/* Whether a pointer, which may be NULL, leads to a large object. */
static RPY_INLINE bool rpy_is_large(const void *object) {
    return (uintptr_t)object - RPY_RUNTIME.large.low < RPY_RUNTIME.large.span &&
           ((const struct rpy_header *)object)->flags & RPY_LARGE;
}

static void rpy_large_widen(const struct rpy_large *block) {
    uintptr_t at = (uintptr_t)block, end = at + block->bytes;
    if (!RPY_RUNTIME.large.span) {
        RPY_RUNTIME.large.low = at;
    } else if (at < RPY_RUNTIME.large.low) {
        RPY_RUNTIME.large.span += RPY_RUNTIME.large.low - at;
        RPY_RUNTIME.large.low = at;
    }
    if (end - RPY_RUNTIME.large.low > RPY_RUNTIME.large.span)
        RPY_RUNTIME.large.span = end - RPY_RUNTIME.large.low;
}

/* From here on an object has pages of its own: they go back to the system as soon as it is freed, and those
 * that nothing is written to cost nothing. Smaller ones would cost more pages to clear than bytes: memory of
 * texts that come and go is used again by `calloc`. (AddressSanitizer is to see all of them.) */
#define RPY_LARGE_PAGES (RPY_ASAN ? SIZE_MAX : (size_t)4 << 20)

static void *rpy_large_memory(size_t bytes, bool zero) {
    if (bytes >= RPY_LARGE_PAGES)
        return rpy_os_map(RPY_PAGE_UP(bytes), true);
    return zero ? calloc(1, bytes) : malloc(bytes);
}

static void rpy_large_free(struct rpy_large *block) {
    free(block->cards);
    if (block->bytes < RPY_LARGE_PAGES)
        free(block);
    else
        rpy_os_unmap(block, RPY_PAGE_UP(block->bytes));
}

/* The memory of what a collection has found to be dead is kept until the next one, up to so many bytes: a C library
 * gives it back to the system, and to get it again, page by page, takes several times as long as to fill it. So texts of a
 * megabyte that come and go have the same few blocks. (What looks at memory that is freed is to see that.) */
#define RPY_LARGE_KEPT ((size_t)4 << 20)

static void rpy_large_kept_free(void) {
    struct rpy_large *block;
    while ((block = RPY_RUNTIME.large.kept) != NULL) {
        RPY_RUNTIME.large.kept = block->next;
        rpy_large_free(block);
    }
    RPY_RUNTIME.large.kept_bytes = 0;
}

static void rpy_large_keep(struct rpy_large *block) {
    if (RPY_ASAN || RPY_RUNTIME.settings.stress || block->bytes >= RPY_LARGE_PAGES ||
        RPY_RUNTIME.large.kept_bytes + block->bytes > RPY_LARGE_KEPT ||
        RPY_RUNTIME.large.kept_bytes + block->bytes > RPY_RUNTIME.settings.max / 16) {
        rpy_large_free(block);
        return;
    }
    free(block->cards);
    block->cards = NULL;
    block->next = RPY_RUNTIME.large.kept;
    RPY_RUNTIME.large.kept = block;
    RPY_RUNTIME.large.kept_bytes += block->bytes;
}

/* A block of so many bytes, or an eighth more, that was kept; NULL if there is none. What it has more is zero. */
static struct rpy_large *rpy_large_kept(size_t bytes, bool zero) {
    struct rpy_large **link = &RPY_RUNTIME.large.kept, *block;
    size_t there, clean = zero ? 0 : bytes;
    for (; (block = *link) != NULL; link = &block->next) {
        there = block->bytes;
        if (there < bytes || there - bytes > bytes / 8)
            continue;
        *link = block->next;
        RPY_RUNTIME.large.kept_bytes -= there;
        memset((char *)block + clean, 0, there - clean);
        block->bytes = there;
        return block;
    }
    return NULL;
}

/* Puts one into the list of all, where `*link` was. */
static void rpy_large_link(struct rpy_large *block, struct rpy_large **link) {
    block->next = *link;
    block->link = link;
    if (block->next)
        block->next->link = &block->next;
    *link = block;
}

static void rpy_large_unlink(struct rpy_large *block) {
    *block->link = block->next;
    if (block->next)
        block->next->link = block->link;
}

/* Makes one longer, with zeroes if it has to be; gives where it is now, NULL if it is as it was. */
RPY_UNUSED static struct rpy_large *rpy_large_lengthen(struct rpy_large *block, size_t bytes) {
    struct rpy_large **link = block->link, *moved;
    const struct rpy_header *header = rpy_large_object(block);
    bool zero = rpy_types[header->tid].item_pointers;
    size_t before = block->bytes;
    rpy_large_unlink(block);
    if (bytes < RPY_LARGE_PAGES) {
        moved = realloc(block, bytes);
        if (moved && zero)
            memset((char *)moved + before, 0, bytes - before);
    } else if (before < RPY_LARGE_PAGES) {
        moved = rpy_large_memory(bytes, zero);
        if (moved) {
            memcpy(moved, block, before);
            free(block);
        }
    } else {
        moved = rpy_os_extend(block, RPY_PAGE_UP(before), RPY_PAGE_UP(bytes));
    }
    rpy_large_link(moved ? moved : block, link);
    if (moved) {
        moved->bytes = bytes;
        RPY_RUNTIME.large.added += bytes - before;
        rpy_large_widen(moved);
    }
    return moved;
}

/* A new object; its items are zero, if they have to be. NULL if there is no memory. */
static void *rpy_large_new(size_t size, uint32_t tid, bool zero) {
    size_t bytes = sizeof(struct rpy_large) + size;
    struct rpy_large *block = rpy_large_kept(bytes, zero);
    struct rpy_header *header;
    if (block) {
        bytes = block->bytes;
    } else if ((block = rpy_large_memory(bytes, zero)) == NULL) {
        rpy_large_kept_free();
        if ((block = rpy_large_memory(bytes, zero)) == NULL)
            return NULL;
    }
    if (!zero)
        memset(block, 0, sizeof *block + rpy_types[tid].size);
    block->bytes = bytes;
    rpy_large_link(block, &RPY_RUNTIME.large.all);
    RPY_RUNTIME.large.count++;
    RPY_RUNTIME.large.added += block->bytes;
    rpy_large_widen(block);
    header = rpy_large_object(block);
    header->tid = tid;
    header->flags = RPY_LARGE;
    return header;
}

/* Has it traced. */
static RPY_INLINE void rpy_large_wait(struct rpy_large *block) {
#if RPY_GC_BARRIER
    block->waits = true;
#endif
    block->waiting = RPY_RUNTIME.large.waiting;
    RPY_RUNTIME.large.waiting = block;
}

/* Marks a large object, and has it traced if this is the first time. */
static void rpy_large_reach(void *object) {
    struct rpy_header *header = object;
    struct rpy_large *block = rpy_large_of(object);
    if (header->flags & RPY_REACHED)
        return;
    header->flags |= RPY_REACHED;
#if RPY_GC_BARRIER
    block->traced = block->restarts = 0;
#endif
    if (rpy_has_pointers(&rpy_types[header->tid]))
        rpy_large_wait(block);
}

/* A sweep begins: all are yet to be looked at. */
static void rpy_large_sweep_begin(void) {
    struct rpy_large_objects *large = &RPY_RUNTIME.large;
    rpy_large_kept_free();
    large->unswept = large->all;
    if (large->unswept)
        large->unswept->link = &large->unswept;
    large->all = NULL;
    large->survived += large->added;
    large->traced = large->added = 0;
}

/* Looking at an object takes one step, and to give its memory back so many. */
#define RPY_STEPS_OF_PAGES(bytes) ((bytes) / 4096)

/* Frees what was not reached, or keeps its memory in the place of what nobody has used, in so many steps; true if all is
 * done. */
static bool rpy_large_sweep_some(size_t *steps) {
    struct rpy_large_objects *large = &RPY_RUNTIME.large;
    struct rpy_large *block;
    while ((block = large->unswept) != NULL) {
        struct rpy_header *header = rpy_large_object(block);
        size_t taken = 1;
        if (*steps == 0)
            return false;
        rpy_large_unlink(block);
        if (header->flags & RPY_REACHED) {
            header->flags &= ~RPY_REACHED;
            if (rpy_has_pointers(&rpy_types[header->tid]))
                large->traced += block->bytes;
            rpy_large_link(block, &large->all);
        } else {
            taken += RPY_STEPS_OF_PAGES(block->bytes);
            large->count--;
            large->survived -= block->bytes;
            rpy_large_keep(block);
        }
        *steps -= taken < *steps ? taken : *steps;
    }
    if (!large->all)
        large->low = large->span = 0;
    return true;
}

/* Frees all of them, whatever has been reached. */
static void rpy_large_free_all(void) {
    struct rpy_large *block;
    rpy_large_kept_free();
    while ((block = RPY_RUNTIME.large.all ? RPY_RUNTIME.large.all : RPY_RUNTIME.large.unswept) != NULL) {
        rpy_large_unlink(block);
        rpy_large_free(block);
    }
    memset(&RPY_RUNTIME.large, 0, sizeof RPY_RUNTIME.large);
}
