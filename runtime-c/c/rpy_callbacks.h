/* Closures, iterators and objects of Rust's that the program calls. In programs that use them alone.
 *
 * A call may do anything: enter the library again, collect, drop handles. So nothing that moves is passed: numbers, and
 * bytes that are the program's. Nothing unwinds: what went wrong is a status and bytes.
 */
#ifndef RPY_CALLBACKS_H
#define RPY_CALLBACKS_H

#include "rpy_state.h"

struct rpy_given;

struct rpy_callback {
    /* Each takes `data` and its arguments; the program knows their types. */
    void (*const *methods)(void);
    void *data;
    /* Is set when the program has taken what it may keep. */
    bool *taken;
    /* Gives up what it has taken, and says how that went, as a method does; NULL if it is lent, until the entry point returns. */
    int32_t (*release)(struct rpy_callback *callback, struct rpy_given *given);
};

/* Bytes that the callee has allocated, by `alloc`; the program frees them. */
struct rpy_given {
    uint8_t *ptr;
    size_t len;
    uint8_t *(*alloc)(size_t len);
};

RPY_UNUSED static uint8_t *rpy_given_alloc(size_t len) { return malloc(len ? len : 1); }

/* What Rust has thrown: an error, or a panic. */
struct rpy_thrown {
    void (*again)(const struct rpy_thrown *thrown);
    void (*release)(const struct rpy_thrown *thrown);
};

/* Of the call just made: how it went, and what it has given. */
RPY_UNUSED static RPY_INLINE void rpy_callback_called(rpy_signed status, const struct rpy_given *given) {
    RPY_STATE.results[0].n = status;
    RPY_STATE.results[1].p = given->ptr;
}
RPY_UNUSED static RPY_INLINE rpy_signed rpy_callback_status(void) { return RPY_STATE.results[0].n; }
RPY_UNUSED static RPY_INLINE void *rpy_callback_given(void) { return RPY_STATE.results[1].p; }

RPY_UNUSED static RPY_INLINE void rpy_callback_take(void *callback) {
    *((struct rpy_callback *)callback)->taken = true;
}
/* Runs code of Rust's: may collect. */
RPY_UNUSED static RPY_INLINE void rpy_callback_release(void *callback) {
    struct rpy_given given = {NULL, 0, rpy_given_alloc};
    int32_t status = ((struct rpy_callback *)callback)->release(callback, &given);
    rpy_callback_called(status, &given);
}
RPY_UNUSED static RPY_INLINE void rpy_thrown_again(void *thrown) {
    ((const struct rpy_thrown *)thrown)->again(thrown);
}
RPY_UNUSED static RPY_INLINE void rpy_thrown_release(void *thrown) {
    ((const struct rpy_thrown *)thrown)->release(thrown);
}

#endif
