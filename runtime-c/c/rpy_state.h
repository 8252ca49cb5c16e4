/* What a running library keeps and generated code knows of: one structure, reached by RPY_STATE. What only
 * the runtime knows of is in another, RPY_RUNTIME (rpy_runtime.h). All else that is static is constant, or
 * belongs to the process (its arguments, its signals) or to a thread (RPY_THREAD).
 */
#ifndef RPY_STATE_H
#define RPY_STATE_H

#include "rpy_machine.h"

/* Whether there can be several instances of what the library keeps. */
#ifndef RPY_INSTANCES
#define RPY_INSTANCES 0
#endif

#if RPY_GC_REFCOUNT
/* Memory of small objects that have been freed, by size. */
#define RPY_SMALL ((size_t)512)
struct rpy_gc_allocation {
    struct rpy_free *lists[RPY_SMALL / 8 + 1];
};
struct rpy_free {
    struct rpy_free *next;
};
#else
/* Memory from `free` to `limit` is zero and ours to give away. */
struct rpy_gc_allocation {
    char *free;
    char *limit;
#if RPY_GC_BARRIER
    /* From where on, and of how many bytes, the collector has to know if what lies there is stored in an old object. */
    char *watched;
    size_t watched_bytes;
    /* Weak references are being cleared: whoever reads one asks the collector. */
    bool clearing;
#endif
};
#endif

/* An exception is set while there is a type; the value of what was caught stays. */
struct rpy_exception {
    void *type;
    void *value;
};

/* Where the last search for a character in a string that is not ASCII ended: the address of the
 * string's bytes, the place where the character would be if all had one byte, which is inside the string and so says
 * which string and which character it is, and the offset of the byte before it. A collector that moves the string says
 * where its bytes are now, and NULL when it frees it. */
struct rpy_cursor {
    const char *bytes;
    const char *place;
    rpy_signed before;
};

#define RPY_TRACEBACK_MAX 128

/* What a function gives its caller beside its result, which takes it before anything else happens. */
union rpy_result {
    void *p;
    rpy_signed n;
    double x;
#ifdef __SIZEOF_INT128__
    rpy_int128 wide;
#else
    int64_t wide;
#endif
};
#define RPY_RESULTS 8
#define RPY_RESULT(n, T) (*(T *)&RPY_STATE.results[n])

struct rpy_state {
    struct rpy_gc_allocation gc;

    /* The root stack; beyond the limit, functions that check the stack raise RecursionError. */
    void **root_top;
    void **root_base;
    void **root_limit;
    /* Below this address they do so too. */
    char *stack_limit;

    struct rpy_exception exc;
    /* How many lines the traceback of `exc.value` has room for; below zero, how many it had none for. See `tb`. */
    rpy_signed tb_room;

    /* Counts rounds of loops down, in programs with threads: at 0 others may get their turn. */
    int32_t thread_ticks;
    /* Whether there are objects whose finalizers are to run. */
    bool finalizers_wait;
    /* Those that are not prebuilt. */
    struct rpy_weakref *weakrefs;
    struct rpy_cursor cursor;

    union rpy_result results[RPY_RESULTS];

    /* The innermost lines of the traceback, from the end on. */
    const struct rpy_location *tb[RPY_TRACEBACK_MAX];
};
#if RPY_INSTANCES
/* An instance is one block of memory (rpy_instances.c): RPY_RUNTIME, RPY_STATE, and behind it a copy of the prebuilt
 * objects that can change, the generated `struct rpy_image`. An instance is known by the address of its state; a thread
 * knows the one that it is inside. */
RPY_VARIABLE RPY_THREAD struct rpy_state *rpy_current;
#define RPY_STATE (*rpy_current)
#define RPY_IMAGE_AT ((sizeof(struct rpy_state) + 15) & ~(size_t)15)
/* Where a prebuilt object is that can change: how far behind the state. */
typedef size_t rpy_place;
#define RPY_PLACE(member) (RPY_IMAGE_AT + offsetof(struct rpy_image, member))
#define rpy_at(place) ((void *)((char *)rpy_current + (place)))
#else
RPY_VARIABLE struct rpy_state rpy_state;
#define RPY_STATE rpy_state
/* It is where it is. */
typedef void *rpy_place;
#define rpy_at(place) (place)
#endif

#endif
