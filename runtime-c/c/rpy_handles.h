/* What code outside of a library holds of its objects: handles, and payloads that it has in them. In programs that
 * use them alone.
 *
 * "With the lock": by the thread that has entered the library (`rpy_enter`).
 */
#ifndef RPY_HANDLES_H
#define RPY_HANDLES_H

#include "rpy_gc.h"

/* Holds an object: as long as there is the handle, there is the object. Handles do not move. */
struct rpy_handle {
    void *object;
    /* The next one of those that are free, or dropped. */
    struct rpy_handle *next;
#if RPY_GC_BARRIER
    /* The next one of those whose objects may be young; the last one's is itself. NULL: it is none of them. */
    struct rpy_handle *young;
#endif
#if RPY_INSTANCES
    /* That whose object it is; the handle keeps it. */
    struct rpy_state *instance;
#endif
};

/* A new handle of an object, which is not NULL; there may be several of one. NULL after raising MemoryError. With the
 * lock; does not collect. */
RPY_UNUSED RPY_DECLARED struct rpy_handle *rpy_handle_new(void *object);

/* The object: two handles are of the same one if these are the same. With the lock. The pointer is good until
 * something may collect, or the handle is dropped: then it has to be in a root slot, and counted where references are. */
static RPY_INLINE void *rpy_handle_get(const struct rpy_handle *handle) { return handle->object; }

/* Whether the object is one of the instance that the thread is inside: those of others are none of its business. */
#if RPY_INSTANCES
RPY_UNUSED static RPY_INLINE struct rpy_state *rpy_handle_instance(const struct rpy_handle *handle) {
    return handle->instance;
}
RPY_UNUSED static RPY_INLINE bool rpy_handle_is_here(const struct rpy_handle *handle) {
    return handle->instance == rpy_current;
}
#else
RPY_UNUSED static RPY_INLINE bool rpy_handle_is_here(const struct rpy_handle *handle) {
    (void)handle;
    return true;
}
#endif

/* Gives a handle up, once. By any thread, with the lock or without; takes no lock. The object is let go when the library
 * is next entered, a handle is made, or there is a collection. */
RPY_UNUSED RPY_DECLARED void rpy_handle_drop(struct rpy_handle *handle);

/* Pins the object of a handle, and gives its address: from now on it stays there, as long as it lives. An array is not
 * made longer in its place as long as it has handles. May collect; NULL after raising MemoryError. With the lock.
 *
 * What it costs: where references are counted and with libgc, nothing. Generational: a collection of the nursery, if the
 * object is young. Copying: a collection, unless the object is a large one; it becomes one. */
RPY_UNUSED RPY_DECLARED void *rpy_handle_pin(struct rpy_handle *handle);

/* Others have something in an object: `release` is called with `payload`, once, when the object is gone, or the instance that has it
 * (rpy_instances.c); a prebuilt one is not gone before. Nothing can reach it any more then: finalizers of what led to it have run, and did not bring it back to life.
 * It is called with the lock, where finalizers run, and may do whatever these may; it does not raise. False after raising
 * MemoryError. With the lock; does not collect.
 *
 * Of objects that are gone at the same time, one comes before those that it led to; with libgc, one that was given
 * its payload earlier. */
RPY_UNUSED RPY_DECLARED bool rpy_handle_payload(void *object, void (*release)(void *payload),
                                                void *payload);

#endif
