/* The generational collector: objects are born in a nursery; those that are reached when it is full
 * move, once, to an old space where nothing moves. Large objects (rpy_gc_large.c) are born old.
 *
 * The old space consists of regions, and these of lines, as Immix has it (Blackburn and McKinley, 2008):
 * an object lies anywhere in one or several lines, marking an object marks its lines, and what is
 * not marked at the end of a cycle is free, without a look at what is dead in it. Promoted objects
 * fill the holes one behind the other; those longer than a line go to wide holes of
 * regions that are more than half free, so that they do not skip hole after hole.
 *
 * Old objects that come to point to young ones are remembered: before a pointer to a young object is stored in
 * one whose flag RPY_TRACK is set, that is put in a list and the flag taken away (`rpy_gc_barrier`). Of
 * large arrays only the part that is written is remembered (cards). Prebuilt objects are old objects; those
 * that have been written to are roots for ever. Parts of large arrays in which nothing else than prebuilt objects has been
 * stored need no marking, so cards say that too.
 *
 * Old objects are marked in slices, one behind each collection of the nursery. A program may hide an
 * object from the marking by storing a pointer to it in an object that has been traced already; so the
 * barrier marks what is stored, if it is old (an incremental update; Dijkstra and others, 1978). When the nursery is
 * collected, what roots and remembered objects point to is marked as well; large ones in which anything may have been stored are traced
 * again. What is promoted while marking goes on is marked.
 *
 * So when nothing is left to be traced behind a collection of the nursery, what is not marked is dead, and stays as it is:
 * the program cannot come to it, but by weak references, which ask the collector until they are cleared. What is left to
 * be done with it goes on in slices, too (`enum rpy_phase`). Each slice does a bounded number of steps; marking that falls
 * behind what comes has the nursery collected more often.
 *
 * Colours: the bit RPY_MARKED means "reached" in one cycle and "not yet reached" in the next, so that
 * nobody has to take it away. Lines have the number of the cycle in which they were last marked.
 *
 * Nothing fails for want of memory inside of a collection: there are empty regions for all that the nursery can hold before
 * anything is put in it, and lists have room for as many objects as the heap can have. (Reserved: pages that are not
 * touched cost no memory.)
 */

/* The nursery should stay in the cache of its processor, and be so large that most objects die in it. */
#ifndef RPY_GC_NURSERY
#define RPY_GC_NURSERY ((size_t)2 << 20)
#endif
/* How much memory is cleared, ahead of allocation, at a time. */
#define RPY_GC_CHUNK ((size_t)32 << 10)
/* Marking begins when this much has come, or half of what was alive, whichever is more; and not before there is three
 * quarters of what there was when it last began: memory that has been there costs nothing, and where a program does the
 * same again and again, cycles come to begin when most is dead. */
#ifndef RPY_GC_MINIMUM
#define RPY_GC_MINIMUM ((size_t)3 << 20)
#endif
/* A cycle begins, too, when so many times as much as there is has gone through the nursery, if there is more than that: a cycle's work is
 * small beside the program's own by then (at 8 MB alive and no bound, bench `binarytrees` took 2 % more instructions). */
#define RPY_GC_IDLE 16
#define RPY_GC_IDLE_MINIMUM (8 * RPY_GC_MINIMUM)
/* It is doubled at most so often while nothing else begins one. */
#define RPY_GC_MAX_IDLE 12
/* A slice traces this many bytes, and so many for each byte that was promoted, so that marking ends before the
 * heap has grown by a quarter; and as many for those of large objects, which come many at a time. */
#ifndef RPY_GC_SLICE
#define RPY_GC_SLICE ((size_t)256 << 10)
#endif
#ifndef RPY_GC_SLICE_FACTOR
#define RPY_GC_SLICE_FACTOR 4
#endif
/* Objects of so many bytes are copied without a call. */
#define RPY_COPIED_INLINE 128
/* How many steps a slice takes at most. A step is to look at something that is not in the cache; in the marking it is a pointer,
 * of which many lead to nothing new, and where it is behind, it goes on until the pause has taken so many milliseconds. What is left
 * of that is done in slices that follow sooner: the nursery is made smaller, down to its least. */
#ifndef RPY_GC_STEPS
#define RPY_GC_STEPS ((size_t)16 << 10)
#endif
#define RPY_GC_MARK_STEPS (4 * RPY_GC_STEPS)
#ifndef RPY_GC_PAUSE
#define RPY_GC_PAUSE 4.0
#endif
#define RPY_NURSERY_LEAST(size) ((size) / 16 > 2 * RPY_GC_LARGE ? (size) / 16 : 2 * RPY_GC_LARGE)
/* Objects whose finalizers wait that are marked at a time. */
#define RPY_GC_TOGETHER 1024
/* Bytes of a large array for which there is one card, and cards whose items are traced at a time. */
#define RPY_CARD 512
#define RPY_GC_CARDS 32
/* When so many cards, or old objects, have been remembered, the nursery is collected before it is full: to look at them takes
 * longer than to promote what they lead to. */
#ifndef RPY_GC_REMEMBERED
#define RPY_GC_REMEMBERED ((size_t)16 << 10)
#endif
/* What a card says of its items: a young one has been stored there since the nursery was last collected; there may be
 * others than prebuilt ones and NULL. */
#define RPY_CARD_YOUNG 1
#define RPY_CARD_HOLDS 2

/* ---- marking ---------------------------------------------------------------------------- */

static RPY_INLINE bool rpy_is_young(const void *object) {
    return (size_t)((uintptr_t)object - (uintptr_t)RPY_RUNTIME.collector.nursery) <
           RPY_RUNTIME.collector.nursery_size;
}

/* An old object, or NULL, is reached. */
static RPY_INLINE void rpy_mark(char *object) {
    struct rpy_header *header = (struct rpy_header *)object;
    const struct rpy_type *type;
    uint32_t flags;
    if (!object || (flags = header->flags) & RPY_PREBUILT)
        return;
    /* Of those that lie in lines, what has not been reached has the other colour. */
    if (((flags ^ RPY_RUNTIME.collector.colour) & (RPY_LARGE | RPY_MARKED)) != RPY_MARKED) {
        if (RPY_UNLIKELY(flags & RPY_LARGE))
            rpy_large_reach(object);
        return;
    }
    header->flags = flags ^ RPY_MARKED;
    type = &rpy_types[header->tid];
    rpy_lines_use(object, rpy_object_bytes(object, type) +
                              (flags & RPY_HASH_STORED ? sizeof(rpy_signed) : 0));
    if (rpy_has_pointers(type))
        rpy_pointers_push(&RPY_RUNTIME.collector.gray, object);
}

static RPY_INLINE void rpy_visit_mark(void **slot) { rpy_mark(*slot); }

/* Calls a function for each pointer of so many items, from number `from` on. */
static RPY_INLINE void rpy_visit_items(char *object, const struct rpy_type *type, size_t from,
                                       size_t count, void (*visit)(void **)) {
    const uint32_t *offsets = type->offsets + type->pointers;
    char *item = object + type->size + from * type->item_size;
    uint32_t i;
    if (type->item_pointers == 1 && type->item_size == sizeof(void *)) {
        void **slot = (void **)item, **end = slot + count;
        for (; slot < end; slot++)
            visit(slot);
        return;
    }
    for (; count > 0; count--, item += type->item_size)
        for (i = 0; i < type->item_pointers; i++)
            visit((void **)(item + offsets[i]));
}

static RPY_INLINE size_t rpy_length(const char *object, const struct rpy_type *type) {
    return (size_t) * (const rpy_signed *)(object + type->length_offset);
}

static RPY_INLINE void rpy_visit_fixed(char *object, const struct rpy_type *type,
                                       void (*visit)(void **)) {
    uint32_t i;
    for (i = 0; i < type->pointers; i++)
        visit((void **)(object + type->offsets[i]));
}

/* Calls a function for each pointer of an object. */
static RPY_INLINE void rpy_visit(char *object, uint32_t tid, void (*visit)(void **)) {
    const struct rpy_type *type = &rpy_types[tid];
    rpy_visit_fixed(object, type, visit);
    if (type->item_pointers)
        rpy_visit_items(object, type, 0, rpy_length(object, type), visit);
}

/* ---- large arrays ------------------------------------------------------------------------ */

static RPY_INLINE size_t rpy_card_count(size_t bytes) { return bytes / RPY_CARD + 1; }

static RPY_INLINE size_t rpy_card_of(size_t index, const struct rpy_type *type) {
    return index * type->item_size / RPY_CARD;
}

/* The first item that starts on a card, or behind it. */
static RPY_INLINE size_t rpy_card_item(size_t card, const struct rpy_type *type) {
    return (card * RPY_CARD + type->item_size - 1) / type->item_size;
}

/* Marks an object; whether it is one that has to be. */
static RPY_INLINE bool rpy_mark_other(char *object) {
    if (!object || ((const struct rpy_header *)object)->flags & RPY_PREBUILT)
        return false;
    rpy_mark(object);
    return true;
}

/* Marks what so many items point to; whether that is anything but prebuilt objects. */
static RPY_INLINE bool rpy_mark_items(char *item, const struct rpy_type *type, size_t count) {
    const uint32_t *offsets = type->offsets + type->pointers;
    bool others = false;
    uint32_t i;
    if (type->item_pointers == 1 && type->item_size == sizeof(void *)) {
        char **slot = (char **)item, **end = slot + count;
        for (; slot < end; slot++)
            others |= rpy_mark_other(*slot);
        return others;
    }
    for (; count > 0; count--, item += type->item_size)
        for (i = 0; i < type->item_pointers; i++)
            others |= rpy_mark_other(*(char **)(item + offsets[i]));
    return others;
}

/* Steps for a card; for one that holds nothing but prebuilt objects, of which most are few. */
#define RPY_STEPS_OF_CARD(holds) ((holds) ? RPY_CARD / sizeof(void *) : RPY_CARD / sizeof(void *) / 16)

/* Traces items of the first large object that waits, on some cards; gives their bytes, and how many steps that was. Where there were only prebuilt
 * ones, the next cycle need not look, unless others are stored there: of most lists of single characters nothing is
 * looked at twice. (Nothing has been stored that the cards do not know of: the nursery has just been collected.) */
static size_t rpy_large_trace(size_t *steps) {
    struct rpy_large *large = RPY_RUNTIME.large.waiting;
    char *object = rpy_large_object(large);
    const struct rpy_type *type = &rpy_types[((struct rpy_header *)object)->tid];
    size_t length = type->item_pointers ? rpy_length(object, type) : 0;
    size_t at = large->traced, traced = 0, cards;
    /* (What its items are may be large itself, and come to wait in front.) */
    RPY_RUNTIME.large.waiting = large->waiting;
    large->waits = false;
    if (at == 0) {
        rpy_visit_fixed(object, type, rpy_visit_mark);
        traced = type->size;
    }
    for (cards = 0; at < length && cards < RPY_GC_CARDS; cards++) {
        size_t card = rpy_card_of(at, type), end = rpy_card_item(card + 1, type);
        if (end > length)
            end = length;
        if (!large->cards || large->cards[card]) {
            bool holds = rpy_mark_items(object + type->size + at * type->item_size, type, end - at);
            if (!holds && large->cards)
                large->cards[card] = 0;
            traced += (end - at) * type->item_size;
            *steps += RPY_STEPS_OF_CARD(holds);
        }
        at = end;
    }
    large->traced = at;
    if (at < length)
        rpy_large_wait(large);
    return traced;
}

/* So often an array is traced anew, in slices, because anything may have been stored in it; then it is at once, which takes
 * no longer than to store it. */
#define RPY_GC_RESTARTS 4

/* Pointers have been stored in a large object that nobody was told of, while what was reached is being marked. */
static void rpy_large_trace_again(struct rpy_large *large) {
    char *object = rpy_large_object(large);
    if (!(((struct rpy_header *)object)->flags & RPY_REACHED))
        return;
    if (large->restarts++ < RPY_GC_RESTARTS) {
        large->traced = 0;
        if (!large->waits)
            rpy_large_wait(large);
        return;
    }
    large->restarts = RPY_GC_RESTARTS;
    rpy_visit(object, ((struct rpy_header *)object)->tid, rpy_visit_mark);
}

/* ---- handles ---------------------------------------------------------------------------- */

#if RPY_HANDLES
static void rpy_gc_hold(struct rpy_handle *handle) {
    struct rpy_handle **young = &RPY_RUNTIME.handles.young;
    if (rpy_is_young(handle->object)) {
        /* (It may be there from when it was another's.) */
        if (!handle->young) {
            handle->young = *young ? *young : handle;
            *young = handle;
        }
        return;
    }
    if (rpy_is_large(handle->object))
        rpy_large_of(handle->object)->handles++;
    if (RPY_RUNTIME.collector.marking)
        rpy_mark(handle->object);
}

static void rpy_gc_let_go(void *object) {
    if (rpy_is_large(object))
        rpy_large_of(object)->handles--;
}

static RPY_INLINE bool rpy_is_held(const struct rpy_large *large) { return large->handles != 0; }

/* Marks the objects of some handles; gives bytes as for tracing so many. Those of handles that are made later are marked
 * when they are made. */
static size_t rpy_handles_trace(void) {
    struct rpy_handle_segment *segment = RPY_RUNTIME.collector.unmarked;
    RPY_RUNTIME.collector.unmarked = segment->next;
    rpy_visit_handles(segment, rpy_visit_mark);
    return sizeof *segment;
}
#define RPY_HANDLES_UNMARKED (RPY_RUNTIME.collector.unmarked)
#define rpy_handles_unmark() (RPY_RUNTIME.collector.unmarked = RPY_RUNTIME.handles.segments)
#else
static RPY_INLINE bool rpy_is_held(const struct rpy_large *large) {
    (void)large;
    return false;
}
#define RPY_HANDLES_UNMARKED NULL
#define rpy_handles_trace() ((size_t)0)
#define rpy_handles_unmark() ((void)0)
#endif

/* Marks some of the objects whose finalizers wait: they live until these have run. (All are old: those that came since the
 * nursery was last collected have been promoted, and are marked.) */
static size_t rpy_queue_trace(void) {
    struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    size_t from = all->marked > all->next ? all->marked : all->next, i;
    size_t to = all->queue.count - from < RPY_GC_TOGETHER ? all->queue.count : from + RPY_GC_TOGETHER;
    for (i = from; i < to; i++)
        rpy_mark(all->queue.items[i].object);
    all->marked = to;
    return (to - from) * sizeof(void *);
}

/* Traces what waits for that besides single objects; gives its bytes, and how many steps that was. */
static size_t rpy_mark_others(size_t *steps) {
    size_t bytes;
    if (RPY_RUNTIME.large.waiting)
        return rpy_large_trace(steps);
    bytes = RPY_HANDLES_UNMARKED ? rpy_handles_trace() : rpy_queue_trace();
    *steps += bytes / sizeof(void *);
    return bytes;
}

static bool rpy_others_wait(void) {
    const struct rpy_finalizers *all = &RPY_RUNTIME.finalizers;
    return RPY_RUNTIME.large.waiting || RPY_HANDLES_UNMARKED ||
           (all->marked > all->next ? all->marked : all->next) < all->queue.count;
}

/* Traces as many bytes as are owed, in as many steps as are left: one for each pointer. True if nothing is left to be
 * traced. */
static RPY_HOT bool rpy_mark_some(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t traced = 0, steps = 0, budget = gc->owed, most = gc->steps;
    bool all = false;
    while (traced < budget && steps < most) {
        if (RPY_LIKELY(gc->gray.count != 0)) {
            char *object = gc->gray.items[--gc->gray.count];
            const struct rpy_type *type = &rpy_types[((struct rpy_header *)object)->tid];
            traced += type->size;
            steps += type->pointers;
            rpy_visit_fixed(object, type, rpy_visit_mark);
            if (type->item_pointers) {
                size_t length = rpy_length(object, type);
                traced += length * type->item_size;
                steps += length * type->item_pointers;
                rpy_visit_items(object, type, 0, length, rpy_visit_mark);
            }
        } else if (rpy_others_wait()) {
            traced += rpy_mark_others(&steps);
        } else {
            all = true;
            break;
        }
    }
    gc->owed -= traced < budget ? traced : budget;
    gc->steps -= steps < most ? steps : most;
    return all;
}

/* ---- promotion -------------------------------------------------------------------------- */

static rpy_signed rpy_identity_in_nursery(const char *object) {
    return rpy_identity_of_number(RPY_RUNTIME.collector.identity_base +
                                  (uint64_t)(object - RPY_RUNTIME.collector.nursery));
}

/* An object of so many bytes has moved from the nursery. */
static RPY_INLINE void *rpy_moved(char *object, const struct rpy_type *type, char *to, size_t bytes) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_header *header = (struct rpy_header *)object;
    ((struct rpy_header *)to)->flags = gc->colour | RPY_TRACK;
    gc->promoted_bytes += bytes;
    header->flags = RPY_FORWARDED;
    *(void **)(header + 1) = to;
    if (rpy_has_pointers(type))
        rpy_pointers_push(&gc->promoted, to);
    return to;
}

/* Promotes what is not small, does not fit in the hole at hand, or has been asked for its identity. */
static RPY_NOINLINE void *rpy_promote_other(char *object, const struct rpy_type *type, size_t bytes) {
    bool is_hashed = ((struct rpy_header *)object)->flags & RPY_HASHED;
    size_t whole = bytes + (is_hashed ? sizeof(rpy_signed) : 0);
    char *to = rpy_old_room(whole);
    RPY_UNPOISON(to, whole);
    memcpy(to, object, bytes);
    if (is_hashed)
        *(rpy_signed *)(to + bytes) = rpy_identity_in_nursery(object);
    rpy_moved(object, type, to, whole);
    if (is_hashed)
        ((struct rpy_header *)to)->flags |= RPY_HASH_STORED;
    return to;
}

/* Moves a young object to the old space; gives its new address. (Nothing is called but at the end, so that no
 * registers are saved.) */
static RPY_HOT void *rpy_promote(char *object) {
    struct rpy_room *room = &RPY_RUNTIME.collector.small;
    const struct rpy_header *header = (struct rpy_header *)object;
    const struct rpy_type *type;
    const char *from = object, *last;
    size_t bytes;
    char *to, *start;
    if (header->flags & RPY_FORWARDED)
        return *(void *const *)(header + 1);
    type = &rpy_types[header->tid];
    bytes = rpy_object_bytes(object, type);
    start = to = room->next;
    if (RPY_UNLIKELY(bytes > RPY_COPIED_INLINE || (size_t)(room->end - to) < bytes ||
                     header->flags & RPY_HASHED))
        return rpy_promote_other(object, type, bytes);
    room->next = to + bytes;
    RPY_UNPOISON(to, bytes);
    /* There are two words at least. */
    for (last = from + bytes - 16; from < last; from += 16, to += 16)
        memcpy(to, from, 16);
    memcpy(start + bytes - 16, last, 16);
    return rpy_moved(object, type, start, bytes);
}

static RPY_INLINE void rpy_visit_young(void **slot) {
    if (rpy_is_young(*slot))
        *slot = rpy_promote(*slot);
}

/* The same while old objects are being marked. */
static RPY_INLINE void rpy_visit_both(void **slot) {
    if (rpy_is_young(*slot))
        *slot = rpy_promote(*slot);
    else
        rpy_mark(*slot);
}

/* ---- what finalizers and weak references ask ---------------------------------------------- */

static bool rpy_gc_is_reached(const void *object) {
    const struct rpy_header *header = object;
    if (rpy_is_young(object))
        return header->flags & RPY_FORWARDED;
    if (RPY_RUNTIME.collector.minor || header->flags & RPY_PREBUILT)
        return true;
    if (header->flags & RPY_LARGE)
        return header->flags & RPY_REACHED;
    return (header->flags & RPY_MARKED) == RPY_RUNTIME.collector.colour;
}

/* (While a phase goes on in which what is dead is known: for the program, what is young is alive.) */
RPY_SHARED void *rpy_gc_weakref_find(void *reference) {
    struct rpy_weakref *weak = reference;
    if (weak->target && !rpy_is_young(weak->target) && !rpy_gc_is_reached(weak->target))
        weak->target = NULL;
    return weak->target;
}

static void *rpy_gc_reach(void *object) {
    if (rpy_is_young(object))
        return rpy_promote(object);
    if (!RPY_RUNTIME.collector.minor)
        rpy_mark(object);
    return object;
}

/* Where a string is now; NULL if it is gone. */
static const char *rpy_string_now(const char *string) {
    if (!rpy_gc_is_reached(string))
        return NULL;
    return rpy_is_young(string) ? *(char *const *)(string + sizeof(struct rpy_header)) : string;
}

/* ---- collecting the nursery --------------------------------------------------------------- */

/* Looks at the parts of a large array where something young has been stored. */
static RPY_INLINE void rpy_visit_cards(char *object) {
    struct rpy_large *large = rpy_large_of(object);
    const struct rpy_type *type = &rpy_types[((struct rpy_header *)object)->tid];
    size_t cards = rpy_card_count(large->bytes), card = 0, length = rpy_length(object, type);
    while (card < cards) {
        size_t from, to;
        uint64_t eight;
        if (cards - card >= sizeof eight) {
            memcpy(&eight, large->cards + card, sizeof eight);
            if (!(eight & RPY_EIGHT_OF(RPY_CARD_YOUNG))) {
                card += sizeof eight;
                continue;
            }
        }
        do {
            if (!(large->cards[card] & RPY_CARD_YOUNG))
                continue;
            large->cards[card] = RPY_CARD_HOLDS;
            from = rpy_card_item(card, type);
            to = rpy_card_item(card + 1, type);
            if (to > length)
                to = length;
            if (from < to)
                rpy_visit_items(object, type, from, to - from, rpy_visit_young);
        } while (++card % sizeof eight && card < cards);
    }
}

/* Looks at all of a large object. */
static RPY_NOINLINE RPY_HOT void rpy_visit_large(struct rpy_large *large) {
    char *object = rpy_large_object(large);
    rpy_visit(object, ((struct rpy_header *)object)->tid, rpy_visit_young);
    if (large->cards)
        memset(large->cards, RPY_CARD_HOLDS, rpy_card_count(large->bytes));
}

/* Looks at old objects in which something young may have been stored; while marking, also at what else may have been. (What
 * is stored in part of an array is marked when that is done.) */
static RPY_INLINE void rpy_visit_remembered(bool marking) {
    struct rpy_pointers *list = &RPY_RUNTIME.collector.remembered;
    size_t i;
    for (i = 0; i < list->count; i++) {
        struct rpy_header *header = list->items[i];
        uint32_t flags = header->flags;
        /* (It may be in the list twice: for some of its items, and then for all of it.) */
        if (flags & RPY_TRACK) {
            if (flags & RPY_CARDED)
                rpy_visit_cards((char *)header);
        } else if (flags & RPY_LARGE) {
            rpy_visit_large(rpy_large_of(header));
            if (marking)
                rpy_large_trace_again(rpy_large_of(header));
        } else {
            rpy_visit((char *)header, header->tid, marking ? rpy_visit_both : rpy_visit_young);
        }
        header->flags = (header->flags | RPY_TRACK) & ~RPY_CARDED;
    }
    list->count = 0;
    RPY_RUNTIME.collector.remembered_cards = 0;
}

/* What does not move, but may be written to at any time: the root stack, raw structures. */
static RPY_INLINE void rpy_visit_roots(void (*visit)(void **)) {
    const struct rpy_prebuilt_root *prebuilt;
    void **root;
    for (root = RPY_STATE.root_base; root < RPY_STATE.root_top; root++)
        visit(root);
    for (prebuilt = rpy_prebuilt_roots; prebuilt->object; prebuilt++)
        if (prebuilt->raw)
            rpy_visit(rpy_at(prebuilt->object), prebuilt->tid, visit);
    visit(&RPY_STATE.exc.value);
}

static RPY_INLINE void rpy_visit_written(void (*visit)(void **)) {
    const struct rpy_pointers *list = &RPY_RUNTIME.collector.written;
    size_t i;
    for (i = 0; i < list->count; i++) {
        struct rpy_header *header = list->items[i];
        rpy_visit((char *)header, header->tid, visit);
    }
}

static RPY_INLINE void rpy_visit_promoted(void (*visit)(void **)) {
    struct rpy_pointers *list = &RPY_RUNTIME.collector.promoted;
    while (list->count) {
        char *object = list->items[--list->count];
        rpy_visit(object, ((struct rpy_header *)object)->tid, visit);
    }
}

#if RPY_STACKS
/* What waiting stacks lead to is kept, though nothing may ever make them run again: a cycle finds out. */
static RPY_INLINE void rpy_visit_stack(struct rpy_stack *stack, void (*visit)(void **)) {
    void **root;
    visit(&stack->handle);
    for (root = stack->root_base; root < stack->root_top; root++)
        visit(root);
    visit(&stack->tb_value);
}

static RPY_INLINE void rpy_visit_stacks(void (*visit)(void **)) {
    struct rpy_stack *stack;
    for (stack = RPY_RUNTIME.stacks.waiting; stack; stack = stack->next)
        rpy_visit_stack(stack, visit);
}

/* The same for those that have come to wait since the nursery was last collected: they are in front. */
static RPY_INLINE void rpy_visit_new_stacks(void (*visit)(void **)) {
    struct rpy_stack *stack;
    for (stack = RPY_RUNTIME.stacks.waiting; stack && !stack->is_old; stack = stack->next) {
        rpy_visit_stack(stack, visit);
        stack->is_old = true;
    }
}

/* Marks what the stacks lead to that wait and that somebody can make run; says whether there was one
 * that had not been come to before. */
static bool rpy_stacks_mark(void) {
    struct rpy_stack *stack;
    bool found = false;
    for (stack = RPY_RUNTIME.stacks.waiting; stack; stack = stack->next) {
        void **root;
        if (stack->reached || (stack->handle && !rpy_gc_is_reached(stack->handle)))
            continue;
        stack->reached = found = true;
        for (root = stack->root_base; root < stack->root_top; root++)
            rpy_mark(*root);
        rpy_mark(stack->tb_value);
    }
    return found;
}
#else
#define rpy_visit_stacks(visit) ((void)0)
#define rpy_visit_new_stacks(visit) ((void)0)
#define rpy_stacks_mark() false
#define rpy_stacks_sweep() ((void)0)
#endif

#if RPY_HANDLES
/* (Where marking goes on, what is promoted is marked.) */
static void rpy_handles_promote(void) {
    struct rpy_handle *handle;
    while ((handle = RPY_RUNTIME.handles.young) != NULL) {
        RPY_RUNTIME.handles.young = handle->young == handle ? NULL : handle->young;
        handle->young = NULL;
        rpy_visit_young(&handle->object);
    }
}
#else
#define rpy_handles_promote() ((void)0)
#endif

/* That objects of a list are dead is found when they are old. */
static RPY_INLINE void rpy_finalizers_age(struct rpy_finalizer_list *list) {
    for (; list->seen < list->count; list->seen++)
        list->items[list->seen].object = rpy_gc_reach(list->items[list->seen].object);
}

static void rpy_finalizers_promote(void) {
    rpy_finalizers_age(&RPY_RUNTIME.finalizers.known);
#if RPY_HANDLES
    rpy_finalizers_age(&RPY_RUNTIME.finalizers.loaded);
#endif
    rpy_finalizers_age(&RPY_RUNTIME.finalizers.queue);
}

/* One of those that are old, if it can come to find less. */
static RPY_INLINE void rpy_weakref_keep(struct rpy_weakref *weak) {
    const struct rpy_header *target = weak->target;
    if (!target || target->flags & RPY_PREBUILT)
        return;
    weak->next = RPY_RUNTIME.collector.old_weakrefs;
    RPY_RUNTIME.collector.old_weakrefs = weak;
}

/* Puts weak references with the old ones. */
static void rpy_weakrefs_age(void) {
    struct rpy_weakref *weak;
    while ((weak = RPY_STATE.weakrefs) != NULL) {
        RPY_STATE.weakrefs = weak->next;
        rpy_weakref_keep(weak);
    }
}

/* The old ones are to be looked at again. */
static void rpy_weakrefs_begin(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    gc->weakrefs_left = gc->old_weakrefs;
    gc->old_weakrefs = NULL;
}

/* Clears those to what is dead, dead or alive themselves; or forgets those that are dead. */
static bool rpy_weakrefs_look_some(bool forget, size_t *steps) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_weakref *weak;
    for (; (weak = gc->weakrefs_left) != NULL; --*steps) {
        if (*steps == 0)
            return false;
        gc->weakrefs_left = weak->next;
        if (!forget && weak->target && !rpy_gc_is_reached(weak->target))
            weak->target = NULL;
        if (!forget || rpy_gc_is_reached(weak))
            rpy_weakref_keep(weak);
    }
    return true;
}

/* ---- arrays that grow, and that have been outgrown -------------------------------------------------------- */

/* A list that grows would leave large arrays behind, each of which counts as much as all that is alive in it. */

RPY_SHARED void rpy_gc_outgrown_large(void *array) {
    ((struct rpy_header *)array)->flags |= RPY_OUTGROWN;
    RPY_RUNTIME.large.outgrown = true;
}

/* Calls a function with the slots of each root stack, and what else it takes. */
static void rpy_each_root_stack(void (*visit)(void **root, void **top, const void *with),
                                const void *with) {
#if RPY_STACKS
    struct rpy_stack *stack;
    for (stack = RPY_RUNTIME.stacks.waiting; stack; stack = stack->next)
        visit(stack->root_base, stack->root_top, with);
#endif
    visit(RPY_STATE.root_base, RPY_STATE.root_top, with);
}

/* What a local variable still leads to, in the middle of an operation, stays until marking finds that it is
 * dead. */
static void rpy_outgrown_keep(void **root, void **top, const void *with) {
    (void)with;
    for (; root < top; root++)
        if (rpy_is_large(*root))
            ((struct rpy_header *)*root)->flags &= ~RPY_OUTGROWN;
}

static RPY_INLINE bool rpy_is_outgrown(struct rpy_large *large) {
    struct rpy_header *header = rpy_large_object(large);
    if (rpy_is_held(large))
        header->flags &= ~RPY_OUTGROWN;
    return header->flags & RPY_OUTGROWN;
}

static void rpy_outgrown_free_of(struct rpy_large **link) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_large_objects *all = &RPY_RUNTIME.large;
    struct rpy_large *large;
    while ((large = *link) != NULL) {
        size_t bytes = large->bytes, added = bytes < all->added ? bytes : all->added;
        if (!rpy_is_outgrown(large)) {
            link = &large->next;
            continue;
        }
        rpy_large_unlink(large);
        all->count--;
        all->added -= added;
        all->survived -= bytes - added;
        gc->large_added -= bytes < gc->large_added ? bytes : gc->large_added;
        rpy_texts_forget((char *)rpy_large_object(large));
        rpy_large_free(large);
    }
}

/* Frees them: the nursery is empty, and nothing is remembered. */
RPY_COLD static void rpy_outgrown_free(void) {
    struct rpy_large_objects *all = &RPY_RUNTIME.large;
    struct rpy_large **link, *large;
    rpy_each_root_stack(rpy_outgrown_keep, NULL);
    for (link = &all->waiting; (large = *link) != NULL;) {
        if (rpy_is_outgrown(large))
            *link = large->waiting;
        else
            link = &large->waiting;
    }
    rpy_outgrown_free_of(&all->all);
    rpy_outgrown_free_of(&all->unswept);
    all->outgrown = false;
}

/* The nursery is empty: how much of it is used until it is full. */
static void rpy_nursery_open(size_t room) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    gc->nursery_room = room;
    if (!rpy_old_ensure(room + RPY_OLD_SPARE))
        room = (room / 2 < rpy_old_room_left() ? room / 2 : rpy_old_room_left()) & ~(size_t)7;
    gc->nursery_top = gc->nursery + room;
}

/* Empties the nursery: there is memory for what may be alive in it. */
static void rpy_collect_nursery(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t used = (size_t)(RPY_STATE.gc.free - gc->nursery);
    rpy_handles_settle();
    gc->minor = true;
    if (gc->marking) {
        rpy_visit_roots(rpy_visit_both);
        rpy_visit_remembered(true);
        rpy_visit_promoted(rpy_visit_both);
    } else {
        rpy_visit_roots(rpy_visit_young);
        rpy_visit_remembered(false);
    }
    rpy_visit_new_stacks(rpy_visit_young);
    rpy_handles_promote();
    rpy_finalizers_promote();
    if (gc->marking)
        rpy_visit_promoted(rpy_visit_both);
    else
        rpy_visit_promoted(rpy_visit_young);
    if (RPY_STATE.weakrefs) {
        rpy_weakrefs_clear();
        rpy_weakrefs_update();
        rpy_weakrefs_age();
    }
    rpy_rooms_settle();
    rpy_texts_follow(rpy_string_now);
    if (RPY_UNLIKELY(RPY_RUNTIME.large.outgrown))
        rpy_outgrown_free();
    gc->minor = false;
    gc->minors++;
    gc->identity_base += used + 8;
    /* Whoever still has an old address shall notice. */
    if (RPY_RUNTIME.settings.stress && used)
        memset(gc->nursery, 0xDB, used);
    RPY_STATE.gc.free = RPY_STATE.gc.limit = gc->nursery;
    RPY_POISON(gc->nursery, gc->nursery_size);
    rpy_nursery_open(gc->nursery_room);
}

/* ---- a cycle ------------------------------------------------------------------------------ */

/* Bytes of all objects but those in the nursery. */
static size_t rpy_gc_used(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    return gc->live + gc->promoted_bytes + rpy_large_used();
}

/* What may not be stored in old objects unseen: what is young, and all that is not marked while that goes on. */
static void rpy_gc_watch(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    RPY_STATE.gc.watched = gc->marking ? NULL : gc->nursery;
    RPY_STATE.gc.watched_bytes = gc->marking ? SIZE_MAX : gc->nursery_size;
}

/* Whether so much is old that was not, that a cycle should begin. */
static bool rpy_has_grown(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    return gc->promoted_bytes + RPY_RUNTIME.large.added > gc->threshold;
}

/* Whether so much more has gone through the nursery than there is that it should be looked at what of that is alive: a program that
 * goes on behind a peak with what dies young would keep the peak. What is still there is looked at half as often the next time. */
static bool rpy_is_idle(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t used = rpy_gc_used(), times = (size_t)RPY_GC_IDLE << gc->idle;
    return used > RPY_GC_IDLE_MINIMUM && gc->minors - gc->begun_at > used * times / gc->nursery_size;
}

/* Marking begins: the nursery is empty, and so are the lists. */
static void rpy_cycle_begin(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    gc->phase = RPY_PHASE_MARK;
    gc->marking = true;
    gc->begun = rpy_gc_used();
    gc->begun_at = gc->minors;
    gc->owed = 0;
    gc->large_added = 0;
    rpy_gc_watch();
    gc->colour ^= RPY_MARKED;
    gc->epoch++;
    rpy_visit_roots(rpy_visit_mark);
    RPY_RUNTIME.finalizers.marked = 0;
    rpy_handles_unmark();
    rpy_visit_written(rpy_visit_mark);
}

/* How much may come before marking begins again, with so much alive. */
static size_t rpy_gc_room(size_t live) {
    size_t before = RPY_RUNTIME.collector.begun / 4 * 3;
    size_t room = live / 2 > RPY_GC_MINIMUM ? live / 2 : RPY_GC_MINIMUM;
    return before > live + room ? before - live : room;
}

#define RPY_STRESS_STEPS 4

/* All that the roots lead to is marked, and what is dead is known: until the sweep, nothing else than this cycle comes to
 * it. (What weak references lead to, only if it is alive.) */
static void rpy_mark_end(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t most = RPY_RUNTIME.settings.stress ? RPY_STRESS_STEPS : RPY_GC_STEPS;
    gc->marking = false;
    gc->owed = 0;
    if (gc->steps > most)
        gc->steps = most;
    rpy_gc_watch();
    rpy_weakrefs_begin();
    RPY_STATE.gc.clearing = gc->weakrefs_left != NULL;
}

/* Nothing that is dead comes to life any more. */
static void rpy_dead_settle(void) {
    rpy_texts_follow(rpy_string_now);
    rpy_stacks_sweep();
}

/* Marks what has come to life with all that it leads to, stacks too. */
static bool rpy_revived_mark_some(void) {
    RPY_RUNTIME.collector.owed = SIZE_MAX;
    do {
        if (!rpy_mark_some())
            return false;
    } while (rpy_stacks_mark());
    RPY_RUNTIME.collector.owed = 0;
    return true;
}

/* Large objects that have come since the cycle before, and what others grew by, may have died since this one came to them, or while
 * it went on: if it has taken several slices, they count as if they had come behind it, so that the next one finds out sooner. */
static void rpy_large_doubt(void) {
    struct rpy_large_objects *large = &RPY_RUNTIME.large;
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t came = gc->minors > gc->begun_at ? gc->large_came : 0;
    if (came > large->survived)
        came = large->survived;
    large->survived -= came;
    large->added += came;
}

/* Goes on with a phase; true if that has ended, and the next one is ready. */
static bool rpy_phase_some(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_finalizers *finalizers = &RPY_RUNTIME.finalizers;
    switch (gc->phase) {
    case RPY_PHASE_MARK:
        do {
            if (!rpy_mark_some())
                return false;
        } while (rpy_stacks_mark());
        rpy_mark_end();
        return true;
    case RPY_PHASE_WEAK:
        if (!rpy_weakrefs_look_some(false, &gc->steps))
            return false;
        RPY_STATE.gc.clearing = false;
        return true;
    case RPY_PHASE_FIND: return rpy_finalizers_find_some(&finalizers->known, true, &gc->steps);
    case RPY_PHASE_REVIVE: return rpy_finalizers_revive_some(&gc->steps);
    case RPY_PHASE_TRACE:
        if (!rpy_revived_mark_some())
            return false;
        rpy_dead_settle();
        return true;
    case RPY_PHASE_QUEUE: return rpy_finalizers_queue_some(true, &gc->steps);
#if RPY_HANDLES
    case RPY_PHASE_PAYLOADS: return rpy_finalizers_find_some(&finalizers->loaded, false, &gc->steps);
    case RPY_PHASE_RELEASE:
        if (!rpy_finalizers_queue_some(false, &gc->steps))
            return false;
        rpy_weakrefs_begin();
        return true;
#else
    case RPY_PHASE_PAYLOADS: return true;
    case RPY_PHASE_RELEASE: rpy_weakrefs_begin(); return true;
#endif
    case RPY_PHASE_FORGET:
        if (!rpy_weakrefs_look_some(true, &gc->steps))
            return false;
        gc->large_came = RPY_RUNTIME.large.added;
        rpy_large_sweep_begin();
        return true;
    case RPY_PHASE_LARGE:
        if (!rpy_large_sweep_some(&gc->steps))
            return false;
        rpy_sweep_begin();
        return true;
    case RPY_PHASE_REGIONS: return rpy_sweep_some(&gc->steps);
    default: return rpy_discard_some(&gc->steps);
    }
}

/* Goes on with a cycle; true if it has ended. The nursery is empty. */
static bool rpy_cycle_some(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    for (;;) {
        if (!rpy_phase_some())
            return false;
        if (gc->phase == RPY_PHASE_DISCARD)
            break;
        gc->phase++;
    }
    gc->phase = RPY_PHASE_NONE;
    gc->cycles++;
    rpy_large_doubt();
    gc->threshold = rpy_gc_room(gc->live + RPY_RUNTIME.large.survived);
    return true;
}

/* Does all that a cycle does. */
static void rpy_cycle_complete(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    do {
        gc->steps = gc->owed = SIZE_MAX;
    } while (!rpy_cycle_some());
}

/* ---- when ------------------------------------------------------------------------------- */

#define RPY_HAS_CLOCK RPY_POSIX

static double rpy_gc_now(void) {
#if RPY_HAS_CLOCK
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
#else
    return 0;
#endif
}

/* One line for each pause that people asked to see. */
static void rpy_gc_tell(const char *what, double since, size_t promoted) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    double pause = rpy_gc_now() - since;
    gc->total += pause;
    if (pause > gc->longest)
        gc->longest = pause;
    fprintf(stderr, "gc: %s, %.3f ms, %zu KB promoted, old %zu KB, large %zu KB\n", what, pause,
            promoted >> 10, (gc->live + gc->promoted_bytes) >> 10,
            rpy_large_used() >> 10);
}

static void rpy_gc_tell_end(void) {
    const struct rpy_collector *gc;
    RPY_EXITS();
    gc = &RPY_RUNTIME.collector;
    fprintf(stderr, "gc: %zu collections of the nursery, %zu cycles, %.3f ms, the longest %.3f ms\n",
            gc->minors, gc->cycles, gc->total, gc->longest);
}

/* How many steps the next slice takes. Where large objects come faster than marking goes on, it takes more than that, once
 * there is twice as much as when it began: memory has a bound, too. */
static size_t rpy_gc_slice(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t more;
    if (gc->phase != RPY_PHASE_MARK)
        return RPY_GC_STEPS;
    more = gc->begun > RPY_GC_MINIMUM ? rpy_gc_used() / gc->begun : 1;
    return RPY_GC_MARK_STEPS * (more ? more : 1);
}

/* A slice of a cycle, behind a collection of the nursery which began at a time and has promoted so many bytes. True if the cycle
 * has ended. */
static bool rpy_gc_go_on(double since, size_t promoted) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t least = RPY_NURSERY_LEAST(gc->nursery_size), room = gc->nursery_room;
    bool has_ended;
    if (gc->phase == RPY_PHASE_MARK)
        gc->owed += RPY_GC_SLICE + (promoted + gc->large_added) * RPY_GC_SLICE_FACTOR;
    gc->large_added = 0;
    gc->steps = rpy_gc_slice();
    if (RPY_RUNTIME.settings.stress) {
        /* A little of any phase: of marking, or of those behind it. */
        bool little = gc->stress_count / 8 % 2;
        gc->owed = little ? 64 : 65536;
        gc->steps = gc->phase != RPY_PHASE_MARK || little ? RPY_STRESS_STEPS : 8192;
    }
    has_ended = rpy_cycle_some();
    while (gc->phase == RPY_PHASE_MARK && gc->steps == 0 && RPY_HAS_CLOCK &&
           rpy_gc_now() - since < RPY_GC_PAUSE && !RPY_RUNTIME.settings.stress) {
        gc->steps = RPY_GC_STEPS / 2;
        has_ended = rpy_cycle_some();
    }
    /* What is left was too much for one slice. */
    if (gc->phase == RPY_PHASE_NONE || gc->phase == RPY_PHASE_DISCARD)
        room = gc->nursery_size;
    else
        room = gc->phase != RPY_PHASE_MARK || gc->owed > 0 ? room / 2 : room * 2;
    room = room < least ? least : room;
    rpy_nursery_open(room < gc->nursery_size ? room : gc->nursery_size);
    return has_ended;
}

/* What there is to be told of a collection of the nursery. */
static const char *rpy_gc_told(bool begins) {
    switch (RPY_RUNTIME.collector.phase) {
    case RPY_PHASE_NONE: return "nursery, end of a cycle";
    case RPY_PHASE_MARK: return begins ? "nursery, marking begins" : "nursery, marking";
    case RPY_PHASE_LARGE:
    case RPY_PHASE_REGIONS:
    case RPY_PHASE_DISCARD: return "nursery, sweeping";
    default: return "nursery, behind marking";
    }
}

/* Collects the nursery, and does a slice of a cycle if it is time for that. */
RPY_COLD static void rpy_gc_step(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    double since = rpy_gc_now();
    size_t before = gc->promoted_bytes, promoted;
    const char *what = "nursery";
    bool has_ended = false, begins;
    rpy_collect_nursery();
    promoted = gc->promoted_bytes - before;
    begins = !gc->phase && (RPY_RUNTIME.settings.stress
                                ? gc->stress_count % 4 == 0
                                : rpy_has_grown() || rpy_is_idle());
    if (begins) {
        gc->idle = rpy_has_grown() ? 0 : gc->idle < RPY_GC_MAX_IDLE ? gc->idle + 1 : gc->idle;
        rpy_cycle_begin();
    }
    if (gc->phase) {
        has_ended = rpy_gc_go_on(since, promoted);
        what = rpy_gc_told(begins);
    }
    if (RPY_RUNTIME.settings.log)
        rpy_gc_tell(what, since, promoted);
    if (has_ended)
        rpy_profile_collected(rpy_gc_used());
}

/* Ends a cycle that has begun. */
RPY_UNUSED static void rpy_gc_cycle_finish(void) {
    if (RPY_RUNTIME.collector.phase) {
        rpy_collect_nursery();
        rpy_cycle_complete();
    }
}

/* Collects everything that is dead now. */
RPY_COLD static void rpy_gc_collect_all(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    double since = RPY_RUNTIME.settings.log ? rpy_gc_now() : 0;
    size_t before = gc->promoted_bytes;
    rpy_collect_nursery();
    before = gc->promoted_bytes - before;
    /* A cycle that has begun keeps what was alive then. */
    if (gc->phase)
        rpy_cycle_complete();
    rpy_cycle_begin();
    rpy_cycle_complete();
    rpy_large_kept_free();
    rpy_nursery_open(gc->nursery_size);
    if (RPY_RUNTIME.settings.log)
        rpy_gc_tell("everything", since, before);
    rpy_profile_collected(rpy_gc_used());
}

/* The system has no memory: gives it all that can be done without. */
RPY_COLD static void rpy_gc_squeeze(void) {
    rpy_gc_collect_all();
    rpy_chunks_release();
}

/* ---- a profile ---------------------------------------------------------------------------- */

/* Everything that is dead has just been found: what is reached has one colour, and changes it when it is counted.
 * Large objects are known anyway. */
static void rpy_visit_count(void **slot) {
    char *object = *slot;
    struct rpy_header *header = (struct rpy_header *)object;
    if (!object || header->flags & (RPY_PREBUILT | RPY_LARGE) ||
        (header->flags & RPY_MARKED) == RPY_RUNTIME.collector.colour)
        return;
    header->flags ^= RPY_MARKED;
    rpy_profile_count(object);
    if (rpy_has_pointers(&rpy_types[header->tid]))
        rpy_pointers_push(&RPY_RUNTIME.collector.gray, object);
}

static void rpy_gc_census(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    const struct rpy_finalizers *finalizers = &RPY_RUNTIME.finalizers;
    struct rpy_large *large;
    size_t i;
    gc->colour ^= RPY_MARKED;
    rpy_visit_roots(rpy_visit_count);
    rpy_visit_written(rpy_visit_count);
    rpy_visit_stacks(rpy_visit_count);
    rpy_visit_all_handles(rpy_visit_count);
    for (i = 0; i < finalizers->known.count; i++)
        rpy_visit_count(&finalizers->known.items[i].object);
    for (i = finalizers->next; i < finalizers->queue.count; i++)
        rpy_visit_count(&finalizers->queue.items[i].object);
    for (large = RPY_RUNTIME.large.all; large; large = large->next) {
        struct rpy_header *header = rpy_large_object(large);
        rpy_profile_count((char *)header);
        rpy_visit((char *)header, header->tid, rpy_visit_count);
    }
    while (gc->gray.count) {
        struct rpy_header *header = gc->gray.items[--gc->gray.count];
        rpy_visit((char *)header, header->tid, rpy_visit_count);
    }
}

/* ---- the interface -------------------------------------------------------------------- */

/* Clears more of the nursery for allocation, if it has so many bytes left. */
static bool rpy_gc_extend(size_t bytes) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    char *wanted;
    if ((size_t)(gc->nursery_top - RPY_STATE.gc.free) < bytes)
        return false;
    wanted = RPY_STATE.gc.free + bytes;
    if (!RPY_RUNTIME.settings.stress)
        wanted = (size_t)(gc->nursery_top - wanted) < RPY_GC_CHUNK ? gc->nursery_top
                                                                   : wanted + RPY_GC_CHUNK;
    if (wanted > RPY_STATE.gc.limit) {
        RPY_UNPOISON(RPY_STATE.gc.limit, (size_t)(wanted - RPY_STATE.gc.limit));
        rpy_clear(RPY_STATE.gc.limit, wanted);
        RPY_STATE.gc.limit = wanted;
        RPY_POISON(RPY_STATE.gc.free, (size_t)(RPY_STATE.gc.limit - RPY_STATE.gc.free));
    }
    return true;
}

/* Whether objects would take more than the maximum with so many bytes more. */
static bool rpy_gc_is_full(size_t bytes) {
    return rpy_gc_used() + bytes > RPY_RUNTIME.settings.max;
}

/* Whether there is memory for as much as the nursery is to hold. If there is not, it holds less: what handles the MemoryError
 * has that. */
static bool rpy_nursery_is_open(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    return (size_t)(gc->nursery_top - gc->nursery) == gc->nursery_room;
}

/* Makes room in the nursery. */
static bool rpy_gc_make_room(size_t size) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    if (RPY_RUNTIME.settings.stress) {
        /* Now and then all at once, so that nothing dead survives for long. */
        if (gc->stress_count++ % 8)
            rpy_gc_step();
        else
            rpy_gc_collect_all();
    } else if (rpy_gc_extend(size)) {
        return true;
    } else {
        rpy_gc_step();
    }
    if (RPY_UNLIKELY(!rpy_nursery_is_open() || rpy_gc_is_full(gc->nursery_size))) {
        rpy_gc_collect_all();
        if (!rpy_nursery_is_open() || rpy_gc_is_full(gc->nursery_size))
            return false;
    }
    return rpy_gc_extend(size);
}

/* Room for an object, zero but for its type id. */
static RPY_NOINLINE void *rpy_gc_reserve(size_t size, uint32_t tid) {
    void *p;
    if (!rpy_gc_make_room(size)) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    p = rpy_gc_malloc_fast(size, tid);
    if (RPY_RUNTIME.settings.stress)
        RPY_STATE.gc.limit = RPY_STATE.gc.free;
    return p;
}

/* Before a large object comes, or so many bytes of one: collects if it is time for that. False if there is no
 * room. */
static bool rpy_gc_large_room(size_t size) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    gc->large_added += size;
    if (RPY_RUNTIME.settings.stress ||
        (gc->phase ? gc->large_added > gc->nursery_room : rpy_has_grown()))
        rpy_gc_step();
    if (!rpy_gc_is_full(gc->nursery_size + size))
        return true;
    rpy_gc_collect_all();
    return !rpy_gc_is_full(gc->nursery_size + size);
}

static struct rpy_header *rpy_gc_large_try(size_t size, uint32_t tid, bool zero) {
    if (!rpy_lists_reserve(RPY_RUNTIME.collector.region_count, RPY_RUNTIME.large.count + 1))
        return NULL;
    return rpy_large_new(size, tid, zero);
}

/* A large object. It is old, but the next collection of the nursery looks at all of it, so that what is
 * stored in it until then needs no barrier. */
static RPY_NOINLINE void *rpy_gc_reserve_large(size_t size, uint32_t tid, bool zero) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_header *header = NULL;
    if (rpy_gc_large_room(size) && !(header = rpy_gc_large_try(size, tid, zero))) {
        rpy_gc_squeeze();
        header = rpy_gc_large_try(size, tid, zero);
    }
    if (!header) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    /* (While marking goes on it is reached if something leads to it: roots, or what it is stored in.) */
    if (RPY_PHASE_MARK < gc->phase && gc->phase < RPY_PHASE_LARGE)
        header->flags |= RPY_REACHED;
    if (rpy_has_pointers(&rpy_types[tid]))
        rpy_pointers_push(&gc->remembered, header);
    /* (Without memory for them, all of it is looked at always.) */
    if (rpy_types[tid].item_pointers)
        rpy_large_of(header)->cards = calloc(1, rpy_card_count(rpy_large_of(header)->bytes));
    return header;
}

/* The next allocation that asks the collector finds the nursery to be full. */
static RPY_NOINLINE void rpy_nursery_close(void) {
    RPY_RUNTIME.collector.nursery_top = RPY_STATE.gc.limit = RPY_STATE.gc.free;
}

RPY_SHARED void rpy_gc_remember_all(void *object) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_header *header = object;
    header->flags &= ~RPY_TRACK;
    rpy_pointers_push(&gc->remembered, object);
    if (RPY_UNLIKELY(gc->remembered.count == RPY_GC_REMEMBERED))
        rpy_nursery_close();
    if ((header->flags & (RPY_PREBUILT | RPY_WRITTEN)) == RPY_PREBUILT) {
        header->flags |= RPY_WRITTEN;
        rpy_pointers_push(&gc->written, object);
    }
}

/* Whether an old object is to be remembered in which a pointer is stored: not for an old one's sake, which
 * is marked instead if that is going on. (A prebuilt object is looked at in each cycle once it has been
 * remembered.) */
static RPY_INLINE bool rpy_gc_matters(const struct rpy_header *header, void *value) {
    if (rpy_is_young(value) || (header->flags & (RPY_PREBUILT | RPY_WRITTEN)) == RPY_PREBUILT)
        return true;
    if (RPY_RUNTIME.collector.marking)
        rpy_mark(value);
    return false;
}

static RPY_NOINLINE void rpy_gc_remember_watched(void *object, void *value) {
    if (rpy_gc_matters(object, value))
        rpy_gc_remember_all(object);
}

/* (Most often both are old and nothing is being marked. So nothing else is in this function: not inline, it would make
 * functions that store too large to be inlined themselves.) */
RPY_SHARED RPY_HOT void rpy_gc_remember(void *object, void *value) {
    if ((size_t)((uintptr_t)value - (uintptr_t)RPY_STATE.gc.watched) < RPY_STATE.gc.watched_bytes ||
        ((const struct rpy_header *)object)->flags & RPY_PREBUILT)
        rpy_gc_remember_watched(object, value);
}

RPY_SHARED void rpy_gc_remember_item(void *object, rpy_signed index, void *value) {
    struct rpy_header *header = object;
    struct rpy_large *large = rpy_large_of(object);
    bool matters = rpy_gc_matters(header, value);
    uint8_t *card;
    if (!(header->flags & RPY_LARGE && large->cards)) {
        if (matters)
            rpy_gc_remember_all(object);
        return;
    }
    card = &large->cards[rpy_card_of((size_t)index, &rpy_types[header->tid])];
    if (matters && !(*card & RPY_CARD_YOUNG) &&
        ++RPY_RUNTIME.collector.remembered_cards == RPY_GC_REMEMBERED)
        rpy_nursery_close();
    *card |= matters ? RPY_CARD_YOUNG | RPY_CARD_HOLDS : RPY_CARD_HOLDS;
    if (matters && !(header->flags & RPY_CARDED)) {
        header->flags |= RPY_CARDED;
        rpy_pointers_push(&RPY_RUNTIME.collector.remembered, object);
    }
}

struct rpy_move {
    const void *old;
    void *now;
};

static void rpy_slots_follow(void **slot, void **top, const void *with) {
    const struct rpy_move *move = with;
    for (; slot < top; slot++)
        if (*slot == move->old)
            *slot = move->now;
}

/* A large object has moved: tells whoever knows it by its address. */
static void rpy_large_moved(const struct rpy_move *move) {
    const struct rpy_pointers *remembered = &RPY_RUNTIME.collector.remembered;
    struct rpy_large **link = &RPY_RUNTIME.large.waiting;
    rpy_each_root_stack(rpy_slots_follow, move);
    rpy_slots_follow(remembered->items, remembered->items + remembered->count, move);
    for (; *link; link = &(*link)->waiting)
        if (*link == rpy_large_of(move->old))
            *link = rpy_large_of(move->now);
}

RPY_SHARED void *rpy_gc_extend_large(void *array, rpy_signed n) {
    struct rpy_header *header = array;
    const struct rpy_type *type = &rpy_types[header->tid];
    struct rpy_large *large = rpy_large_of(array), *moved;
    struct rpy_move move;
    size_t bytes, before = large->bytes;
    if ((rpy_unsigned)n > (rpy_unsigned)(PTRDIFF_MAX / 8) / type->item_size)
        return NULL;
    bytes = sizeof *large + RPY_OBJECT_SIZE(type->size + (size_t)n * type->item_size);
    if (bytes <= before || rpy_is_held(large) || !rpy_gc_large_room(bytes - before))
        return NULL;
    moved = rpy_large_lengthen(large, bytes);
    if (!moved)
        return NULL;
    move.old = array;
    move.now = header = rpy_large_object(moved);
    *(rpy_signed *)((char *)header + type->length_offset) = n;
    if (move.now != move.old)
        rpy_large_moved(&move);
    if (moved->cards) {
        size_t cards = rpy_card_count(before), wanted = rpy_card_count(bytes);
        uint8_t *longer = realloc(moved->cards, wanted);
        if (longer) {
            memset(longer + cards, 0, wanted - cards);
            moved->cards = longer;
        } else {
            free(moved->cards);
            moved->cards = NULL;
            header->flags &= ~RPY_CARDED;
            rpy_gc_remember_all(header);
        }
    }
    return header;
}

/* (An old object that is not large has the lines that it was marked with last.) */
static bool rpy_gc_shorten(struct rpy_header *array, size_t bytes) {
    (void)bytes;
    if (rpy_is_young(array) || array->flags & RPY_LARGE)
        array->flags |= RPY_LENT;
    return true;
}

static void rpy_gc_lengthen(struct rpy_header *array, size_t bytes) {
    (void)array;
    (void)bytes;
}

#if RPY_HANDLES
static bool rpy_gc_fasten(struct rpy_handle *handle) {
    if (rpy_is_young(handle->object))
        rpy_gc_step();
    return true;
}
#endif

RPY_SHARED void rpy_gc_collect(rpy_signed generation) {
    rpy_profile_ask(generation);
    rpy_gc_collect_all();
}

RPY_SHARED rpy_signed rpy_gc_identity_hash(void *object) {
    struct rpy_header *header = object;
    if (!header)
        return 0;
    if (header->flags & RPY_HASH_STORED)
        return rpy_identity_stored(object);
    if (!rpy_is_young(object))
        return rpy_identity_of_address(object);
    header->flags |= RPY_HASHED;
    return rpy_identity_in_nursery(object);
}

static void rpy_gc_fini(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_chunk *chunk = gc->chunks, *next;
    for (; chunk; chunk = next) {
        next = chunk->next;
        rpy_os_unmap(chunk->mapping, chunk->bytes);
        free(chunk);
    }
    if (gc->nursery)
        rpy_os_unmap(gc->nursery, gc->nursery_size);
    rpy_pointers_release(&gc->gray);
    rpy_pointers_release(&gc->promoted);
    rpy_pointers_release(&gc->remembered);
    rpy_pointers_release(&gc->written);
    rpy_large_free_all();
    rpy_finalizers_free();
    rpy_texts_free();
    rpy_handles_free();
    rpy_root_stack_fini();
    memset(&RPY_STATE.gc, 0, sizeof RPY_STATE.gc);
    memset(gc, 0, sizeof *gc);
}

static bool rpy_gc_init(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    const struct rpy_prebuilt_root *prebuilt = rpy_prebuilt_roots;
    size_t wanted = rpy_environment_bytes("RPYTHON_GC_NURSERY");
    rpy_gc_settings_read();
    if (!wanted)
        wanted = RPY_GC_NURSERY;
    if (wanted < 2 * RPY_GC_LARGE)
        wanted = 2 * RPY_GC_LARGE;
    while (prebuilt->object)
        prebuilt++;
    if (RPY_RUNTIME.settings.log)
        RPY_AT_EXIT(rpy_gc_tell_end);
    gc->epoch = gc->before = 1;
    gc->threshold = RPY_GC_MINIMUM;
    gc->identity_base = 8;
    gc->nursery_size = RPY_PAGE_UP(wanted);
    gc->nursery = rpy_os_map(gc->nursery_size, true);
    if (!gc->nursery || !rpy_root_stack_init() ||
        !rpy_pointers_reserve(&gc->written, (size_t)(prebuilt - rpy_prebuilt_roots) + 1) ||
        !rpy_pointers_reserve(&gc->promoted, gc->nursery_size / RPY_MIN_OBJECT) ||
        !rpy_lists_reserve(0, 0) || !rpy_old_ensure(gc->nursery_size + RPY_OLD_SPARE)) {
        rpy_gc_fini();
        return false;
    }
    rpy_nursery_open(gc->nursery_size);
    rpy_gc_watch();
    RPY_STATE.gc.free = RPY_STATE.gc.limit = gc->nursery;
    RPY_POISON(gc->nursery, gc->nursery_size);
    return true;
}
