/* What generated code and the collectors know of each other.
 *
 * Every gc object starts with a header; the generated table `rpy_types` says for each type id
 * where its pointers are. Generated code allocates with
 *
 *     rpy_gc_malloc_fast(size, tid)             NULL if it needs the collector; never collects (where references
 *                                               are counted, there is none to it yet)
 *     rpy_gc_malloc(tid)                        may collect; NULL after raising MemoryError
 *     rpy_gc_malloc_varsize_fast(tid, n, ...)   the same for what has n items
 *     rpy_gc_malloc_varsize(tid, n)
 *     rpy_gc_malloc_varsize_uninit(tid, n)      items may be anything, if they hold no gc pointers
 *     rpy_gc_new(size, tid)                     the one and then the other, for code that is to be
 *     rpy_gc_new_varsize(tid, n, ...)           compiled quickly
 *
 * and new objects are zero behind their header (and length). Before anything that may collect it
 * stores the pointers it still needs in slots of the root stack, and takes them from there
 * afterwards:
 *
 *     RPY_GC_ENTER_FRAME(n)   RPY_GC_SAVE(i, p)   p = RPY_GC_RELOAD(i)   RPY_GC_LEAVE_FRAME()
 *
 * Prebuilt objects are static data. They have a header with RPY_PREBUILT and do not move; those
 * that can come to point to other objects are listed in the generated `rpy_prebuilt_roots`. (Where there
 * are instances, each has a copy of those that can change.)
 *
 * A collector is a file that defines the functions declared here; it is chosen by inclusion.
 */
#ifndef RPY_GC_H
#define RPY_GC_H

#include "rpy_exc.h"

/* Collect and move everything at every allocation: a root that is missing is found at once. */
#ifndef RPY_GC_STRESS
#define RPY_GC_STRESS 0
#endif
/* The most bytes that objects may take; 0: the machine's memory. RPYTHON_MAX_HEAP overrides it. */
#ifndef RPY_GC_MAX_HEAP
#define RPY_GC_MAX_HEAP 0
#endif
/* Whether the program has several stacks (rpy_stacks.c). */
#ifndef RPY_STACKS
#define RPY_STACKS 0
#endif
#ifndef RPY_STACKLETS
#define RPY_STACKLETS 0
#endif
/* Whether the program starts threads (rpy_threads.c). */
#ifndef RPY_THREADS
#define RPY_THREADS 0
#endif
/* Whether code outside of the library holds objects (rpy_handles.h). */
#ifndef RPY_HANDLES
#define RPY_HANDLES 0
#endif
/* Whether the collector finds objects by what looks like a pointer, and is a library of the system's. */
#ifndef RPY_GC_CONSERVATIVE
#define RPY_GC_CONSERVATIVE 0
#endif
/* Whether references are counted. */
#ifndef RPY_GC_REFCOUNT
#define RPY_GC_REFCOUNT 0
#endif
/* Whether the collector has to know of stores to old objects. */
#ifndef RPY_GC_BARRIER
#define RPY_GC_BARRIER 0
#endif
/* Slots of the root stack. Memory is taken as it is used. */
#ifndef RPY_ROOT_STACK_SLOTS
#define RPY_ROOT_STACK_SLOTS (sizeof(void *) == 8 ? (size_t)8 << 20 : (size_t)1 << 20)
#endif

struct rpy_header {
    uint32_t tid;
    uint32_t flags;
#if RPY_GC_REFCOUNT
    /* How many references there are. */
    rpy_signed count;
#endif
};

/* Static data: not moved, not freed. */
#define RPY_PREBUILT 1u
/* The object has moved; its new address is behind the header. Only seen by the collector. */
#define RPY_FORWARDED 2u
/* Somebody has asked for the identity hash while the object was at this address. */
#define RPY_HASHED 4u
/* The identity hash is in a word behind the object. */
#define RPY_HASH_STORED 8u
/* The object has memory of its own, and does not move. */
#define RPY_LARGE 16u
/* A large object that this collection has come to. Only seen by the collector. */
#define RPY_REACHED 32u
/* An old object that is told of before a gc pointer is stored in it (`rpy_gc_barrier`). */
#define RPY_TRACK 256u
/* An old object's colour. Only seen by the collector, as are these: a large object of which a part has
 * been written to; a prebuilt one that has been written to. */
#define RPY_MARKED 512u
#define RPY_CARDED 1024u
#define RPY_WRITTEN 2048u
/* A large object that only local variables may lead to. */
#define RPY_OUTGROWN 4096u
/* Of counted objects: there are notes of it; a weak reference that finds something. */
#define RPY_NOTED 8192u
#define RPY_WEAK 16384u
/* What the program knows a stack by. */
#define RPY_HANDLE 32768u
/* An array that has been made shorter, with the room behind it that it had before. */
#define RPY_LENT 65536u
/* What prebuilt objects start with: they are old. */
#if RPY_GC_REFCOUNT
#define RPY_STATIC (RPY_PREBUILT | RPY_TRACK), 0
#else
#define RPY_STATIC (RPY_PREBUILT | RPY_TRACK)
#endif
/* Of objects that nothing reaches, while finalizers are put in order: one that has been seen, one
 * that has a finalizer. */
#define RPY_SEEN 64u
#define RPY_FINALIZED 128u

/* What the collector knows of a type. Offsets are from the start of the object. */
struct rpy_type {
    /* Bytes of an object, as it is allocated; of one with items, where the items start. */
    uint32_t size;
    /* Bytes of an item; 0 for types without items. */
    uint32_t item_size;
    /* Where the number of items is. */
    uint32_t length_offset;
    /* How many gc pointers the fixed part has, and each item. */
    uint32_t pointers;
    uint32_t item_pointers;
    /* Their offsets: the fixed part's, then the items'. */
    const uint32_t *offsets;
};

/* A prebuilt object, or raw structure (which has no header), with gc pointers that can change. A row
 * without an object ends the table. */
struct rpy_prebuilt_root {
    rpy_place object;
    uint32_t tid;
    bool raw;
};

#if RPY_INSTANCES
/* The prebuilt objects that can change, as they are in the beginning; a pointer from one to another is a place. */
struct rpy_prebuilt {
    const void *image;
    size_t bytes;
    /* Where in it those pointers are. */
    const uint32_t *relocations;
    size_t relocation_count;
};
#endif

/* The tables, and how many root slots functions may take between two checks of the stack. */
#ifdef RPY_UNIT
RPY_DECLARED const struct rpy_type rpy_types[];
RPY_DECLARED const uint32_t rpy_type_count;
/* What users call the types: each name ends with a zero. */
RPY_DECLARED const char rpy_type_names[];
RPY_DECLARED const struct rpy_prebuilt_root rpy_prebuilt_roots[];
#if RPY_INSTANCES
RPY_DECLARED const struct rpy_prebuilt rpy_prebuilt;
#endif
RPY_DECLARED const size_t rpy_root_margin;
#endif

/* ---- sizes ---------------------------------------------------------------------------- */

#define RPY_ALIGN_UP(n) (((size_t)(n) + 7) & ~(size_t)7)
/* Room for the header and, when the object has moved, its new address. */
#define RPY_MIN_OBJECT 16
#define RPY_OBJECT_SIZE(bytes)                                                                 \
    (RPY_ALIGN_UP(bytes) < RPY_MIN_OBJECT ? (size_t)RPY_MIN_OBJECT : RPY_ALIGN_UP(bytes))

/* ---- the root stack ------------------------------------------------------------------- */

/* Whether the machine stack, or the root stack, is nearly used up. */
static RPY_INLINE bool rpy_machine_stack_too_deep(void) {
    return RPY_STACK_IS_BELOW(RPY_STATE.stack_limit);
}
static RPY_INLINE bool rpy_frame_too_deep(void) {
    return RPY_FRAME_POINTER() < RPY_STATE.stack_limit;
}
static RPY_INLINE bool rpy_stack_too_deep(void) {
    return rpy_machine_stack_too_deep() || RPY_STATE.root_top > RPY_STATE.root_limit;
}

#if RPY_THREADS
RPY_UNUSED RPY_COLD RPY_WAITS RPY_DECLARED void rpy_thread_switch(void);
/* In loops: other threads may get their turn. This may collect. */
RPY_WAITS static RPY_INLINE void rpy_thread_tick(void) {
    if (RPY_UNLIKELY(--RPY_STATE.thread_ticks < 0))
        rpy_thread_switch();
}
#endif

/* A function with slots has a local variable `rpy_frame`, which RPY_GC_FRAME declares. */
#define RPY_GC_ENTER_FRAME(n) (rpy_frame = RPY_STATE.root_top, RPY_STATE.root_top = rpy_frame + (n))
#define RPY_GC_FRAME(n)                                                                            \
    void **rpy_frame = RPY_STATE.root_top;                                                         \
    RPY_STATE.root_top = rpy_frame + (n)
#define RPY_GC_SAVE(slot, pointer) (rpy_frame[slot] = (void *)(pointer))
#define RPY_GC_RELOAD(slot) (rpy_frame[slot])
#define RPY_GC_LEAVE_FRAME() (RPY_STATE.root_top = rpy_frame)
#define RPY_GC_RETURN(...)                                                                         \
    do {                                                                                           \
        RPY_GC_LEAVE_FRAME();                                                                      \
        return __VA_ARGS__;                                                                        \
    } while (0)

/* Before a gc pointer is stored in an object, or in one of its items, or before several are; there is no
 * collection between this and the store. Nothing is to be done for objects that are new: made since
 * anything that may collect. */
#if RPY_GC_BARRIER
RPY_UNUSED RPY_NOINLINE RPY_DECLARED void rpy_gc_remember(void *object, void *value);
RPY_UNUSED RPY_NOINLINE RPY_DECLARED void rpy_gc_remember_item(void *object, rpy_signed index,
                                                               void *value);
RPY_UNUSED RPY_NOINLINE RPY_DECLARED void rpy_gc_remember_all(void *object);
static RPY_INLINE bool rpy_gc_is_tracked(const void *object) {
    return RPY_UNLIKELY(((const struct rpy_header *)object)->flags & RPY_TRACK);
}
/* Prebuilt objects stay where they are, and are looked at for their own sake. */
static RPY_INLINE bool rpy_gc_is_prebuilt(const void *object) {
    return object && ((const struct rpy_header *)object)->flags & RPY_PREBUILT;
}
static RPY_INLINE void rpy_gc_barrier(void *object, void *value) {
    if (rpy_gc_is_tracked(object))
        rpy_gc_remember(object, value);
}
static RPY_INLINE void rpy_gc_barrier_item(void *object, rpy_signed index, void *value) {
    if (rpy_gc_is_tracked(object) && !rpy_gc_is_prebuilt(value))
        rpy_gc_remember_item(object, index, value);
}
static RPY_INLINE void rpy_gc_barrier_all(void *object) {
    if (rpy_gc_is_tracked(object))
        rpy_gc_remember_all(object);
}
#endif

/* The array of a container, to which no other object leads, with room for `n` items, more than it has: where it is
 * now, as roots know. NULL if it is as it was: a small one, or there is no memory. May collect. */
#if RPY_GC_BARRIER
RPY_UNUSED RPY_COLD RPY_DECLARED void *rpy_gc_extend_large(void *array, rpy_signed n);
static RPY_INLINE void *rpy_gc_extend_array(void *array, rpy_signed n) {
    bool is_large = ((struct rpy_header *)array)->flags & RPY_LARGE;
    return RPY_UNLIKELY(is_large) ? rpy_gc_extend_large(array, n) : NULL;
}
#else
static RPY_INLINE void *rpy_gc_extend_array(void *array, rpy_signed n) {
    (void)array;
    (void)n;
    return NULL;
}
#endif

/* A container has another array in place of this one, which only local variables lead to now. If it is a large
 * object, its memory need not wait for what finds out. */
#if RPY_GC_BARRIER
RPY_UNUSED RPY_COLD RPY_DECLARED void rpy_gc_outgrown_large(void *array);
static RPY_INLINE void rpy_gc_outgrown(void *array) {
    if (RPY_UNLIKELY(((struct rpy_header *)array)->flags & RPY_LARGE))
        rpy_gc_outgrown_large(array);
}
#else
static RPY_INLINE void rpy_gc_outgrown(void *array) { (void)array; }
#endif

/* An array that a program looks at while it has room for more: it is made shorter where it is, if the collector can have that; and as
 * long as it was, if it has not moved to where it has only the memory that it needs. */
RPY_UNUSED RPY_DECLARED bool rpy_gc_lend(void *array, rpy_signed n);
RPY_UNUSED RPY_DECLARED bool rpy_gc_take_back(void *array, rpy_signed n);

/* One reference more, and one less. */
#if RPY_GC_REFCOUNT
RPY_UNUSED RPY_COLD RPY_DECLARED void rpy_gc_free(void *object);
#if RPY_INSTANCES
/* What instances share is written by none. */
#define RPY_IS_COUNTED(header) (!((header)->flags & RPY_PREBUILT))
#else
/* Counts of prebuilt objects mean nothing. */
#define RPY_IS_COUNTED(header) true
#endif
RPY_UNUSED RPY_DECLARED void rpy_gc_items_up(const struct rpy_type *type, void *items, rpy_signed n);
RPY_UNUSED RPY_DECLARED void rpy_gc_items_down(const struct rpy_type *type, void *items, rpy_signed n);
static RPY_INLINE void rpy_gc_up(void *object) {
    struct rpy_header *header = object;
    if (header && RPY_IS_COUNTED(header))
        header->count++;
}
static RPY_INLINE void rpy_gc_down(void *object) {
    struct rpy_header *header = object;
    if (header && RPY_IS_COUNTED(header) && --header->count == 0)
        rpy_gc_free(object);
}
#else
static RPY_INLINE void rpy_gc_up(void *object) { (void)object; }
static RPY_INLINE void rpy_gc_down(void *object) { (void)object; }
#endif

/* ---- allocation ----------------------------------------------------------------------- */

#if RPY_GC_REFCOUNT
static RPY_INLINE void *rpy_gc_malloc_fast(size_t size, uint32_t tid) {
    struct rpy_free *found = size <= RPY_SMALL ? RPY_STATE.gc.lists[size / 8] : NULL;
    struct rpy_header *header;
    if (RPY_UNLIKELY(!found))
        return NULL;
    RPY_STATE.gc.lists[size / 8] = found->next;
    header = (struct rpy_header *)memset(found, 0, size);
    header->tid = tid;
    return header;
}
#else
static RPY_INLINE void *rpy_gc_malloc_fast(size_t size, uint32_t tid) {
    char *p = RPY_STATE.gc.free;
    if (RPY_UNLIKELY((size_t)(RPY_STATE.gc.limit - p) < size))
        return NULL;
    RPY_UNPOISON(p, size);
    RPY_STATE.gc.free = p + size;
    ((struct rpy_header *)p)->tid = tid;
    return p;
}
#endif

/* Arrays of more bytes are large objects; others are allocated inline. In stress mode nothing is, and
 * RPYTHON_GC_LARGE says how many bytes. */
#ifndef RPY_GC_LARGE
#define RPY_GC_LARGE 65536
#endif

static RPY_INLINE void *rpy_gc_malloc_varsize_fast(uint32_t tid, rpy_signed n, size_t items_offset,
                                                   size_t item_size, size_t length_offset) {
    char *p;
    if (RPY_UNLIKELY((rpy_unsigned)n > RPY_GC_LARGE / item_size))
        return NULL;
    p = rpy_gc_malloc_fast(RPY_OBJECT_SIZE(items_offset + (size_t)n * item_size), tid);
    if (RPY_UNLIKELY(!p))
        return NULL;
    *(rpy_signed *)(p + length_offset) = n;
    return p;
}

RPY_UNUSED RPY_COLD RPY_DECLARED void *rpy_gc_malloc(uint32_t tid);
RPY_UNUSED RPY_NOINLINE RPY_DECLARED void *rpy_gc_malloc_varsize(uint32_t tid, rpy_signed n);
RPY_UNUSED RPY_NOINLINE RPY_DECLARED void *rpy_gc_malloc_varsize_uninit(uint32_t tid, rpy_signed n);

static RPY_INLINE void *rpy_gc_new(size_t size, uint32_t tid) {
    void *p = rpy_gc_malloc_fast(size, tid);
    rpy_gc_up(p);
    return RPY_LIKELY(p != NULL) ? p : rpy_gc_malloc(tid);
}

static RPY_INLINE void *rpy_gc_new_varsize(uint32_t tid, rpy_signed n, size_t items_offset,
                                           size_t item_size, size_t length_offset) {
    void *p = rpy_gc_malloc_varsize_fast(tid, n, items_offset, item_size, length_offset);
    rpy_gc_up(p);
    return RPY_LIKELY(p != NULL) ? p : rpy_gc_malloc_varsize(tid, n);
}

/* Memory that the program frees, zero at first. NULL after raising MemoryError. */
RPY_UNUSED RPY_DECLARED void *rpy_raw_malloc(size_t bytes);
RPY_UNUSED RPY_DECLARED void *rpy_raw_malloc_varsize(size_t fixed, size_t item, rpy_signed n);

/* ---- the rest of a collector ---------------------------------------------------------- */

/* ---- finalizers and weak references ----------------------------------------------------- */

/* A weak reference, as the program's type `weakref` has it. It finds its object until nothing else
 * reaches that. The collector knows those that are not prebuilt by `next`; neither field is traced. */
struct rpy_weakref {
    struct rpy_header header;
    void *target;
    struct rpy_weakref *next;
};

/* Makes a new weak reference find an object, or nothing. */
#if RPY_GC_CONSERVATIVE || RPY_GC_REFCOUNT
RPY_UNUSED RPY_DECLARED void rpy_gc_weakref_init(void *reference, void *target);
#endif
#if RPY_GC_CONSERVATIVE
RPY_UNUSED RPY_DECLARED void *rpy_gc_weakref_get(void *reference);
#endif
#if !RPY_GC_CONSERVATIVE && !RPY_GC_REFCOUNT
RPY_UNUSED static RPY_INLINE void rpy_gc_weakref_init(void *reference, void *target) {
    struct rpy_weakref *weak = reference;
    weak->target = target;
    weak->next = RPY_STATE.weakrefs;
    RPY_STATE.weakrefs = weak;
}

#endif
#if !RPY_GC_CONSERVATIVE
#if RPY_GC_BARRIER
RPY_UNUSED RPY_COLD RPY_DECLARED void *rpy_gc_weakref_find(void *reference);
#endif
RPY_UNUSED static RPY_INLINE void *rpy_gc_weakref_get(void *reference) {
#if RPY_GC_BARRIER
    if (RPY_UNLIKELY(RPY_STATE.gc.clearing))
        return rpy_gc_weakref_find(reference);
#endif
    return ((struct rpy_weakref *)reference)->target;
}
#endif

/* `run` will be called once, with the object, some time after nothing reaches it any more; it does
 * not raise. If there is no memory to keep that in mind, it will not be called. */
RPY_UNUSED RPY_DECLARED void rpy_gc_register_finalizer(void *object, void *run);
/* Runs the finalizers that wait, unless one is running. */
RPY_UNUSED RPY_COLD RPY_DECLARED void rpy_gc_run_waiting(void);

/* Where a program with finalizers lets them run: anything may happen here. */
RPY_UNUSED static RPY_INLINE void rpy_gc_run_finalizers(void) {
    if (RPY_UNLIKELY(RPY_STATE.finalizers_wait))
        rpy_gc_run_waiting();
}

#if RPY_HAS_RUNTIME
/* Makes the heap ready; false if there is no memory for it. */
RPY_UNUSED static bool rpy_gc_init(void);
/* Gives all memory back. No object may be used after it. */
RPY_UNUSED static void rpy_gc_fini(void);
/* Collects, and runs the finalizers of what only the program that has just ended reached. */
RPY_UNUSED static void rpy_gc_finalize_all(void);
#if RPY_INSTANCES
/* Behind that, for what is never entered again: runs the finalizers of what is still alive (those that were made first come first, but where
 * references are counted), and then releases the payloads. What finalizers make now has none. */
RPY_UNUSED static void rpy_gc_finalize_rest(void);
#endif
#endif
/* Collects everything. */
RPY_UNUSED RPY_COLD RPY_DECLARED void rpy_gc_collect(rpy_signed generation);
/* A number that stays the object's while it lives, and is no other living object's. */
RPY_UNUSED RPY_DECLARED rpy_signed rpy_gc_identity_hash(void *object);

/* Where the bytes of a string are: behind the hash, the length and the number of bytes. */
#define RPY_STRING_BYTES (sizeof(struct rpy_header) + 3 * sizeof(rpy_signed))

RPY_UNUSED static RPY_INLINE bool rpy_cursor_is_in(const void *bytes) {
    return RPY_STATE.cursor.bytes == bytes;
}
/* Of the address of a string's byte `i`: whether the cursor is at the character `i`. */
RPY_UNUSED static RPY_INLINE bool rpy_cursor_is_at(const void *place) {
    return RPY_STATE.cursor.place == place;
}
RPY_UNUSED static RPY_INLINE rpy_signed rpy_cursor_index(void) {
    return RPY_STATE.cursor.place - RPY_STATE.cursor.bytes;
}
RPY_UNUSED static RPY_INLINE rpy_signed rpy_cursor_offset(void) { return RPY_STATE.cursor.before + 1; }
/* Another character of the same string. */
RPY_UNUSED static RPY_INLINE void rpy_cursor_move(const void *place, rpy_signed offset) {
    RPY_STATE.cursor.place = place;
    RPY_STATE.cursor.before = offset - 1;
}
RPY_UNUSED static RPY_INLINE void rpy_cursor_set(const void *bytes, rpy_signed index,
                                                 rpy_signed offset) {
    RPY_STATE.cursor.bytes = bytes;
    rpy_cursor_move((const char *)bytes + index, offset);
}
/* The offset of the character `i` of a text that is not ASCII, with `length` of them in `size` bytes. */
RPY_UNUSED RPY_DECLARED rpy_signed rpy_text_seek(const void *bytes, rpy_signed size,
                                                 rpy_signed length, rpy_signed i);

#endif
