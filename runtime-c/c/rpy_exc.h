/* Exceptions in generated code: a type and a value in one place, tested after each call
 * that may raise; and the traceback.
 *
 * The traceback must cost next to nothing, because programs raise in inner loops: raising stores
 * one address and resets one counter, each frame on the way out stores one address. What the
 * addresses lead to is looked at when a traceback is shown.
 */
#ifndef RPY_EXC_H
#define RPY_EXC_H

#include "rpy_state.h"

/* A line of a traceback. Each text of generated code has a table `rpy_locations` of its own. */
struct rpy_location {
    const char *file;
    const char *function;
    uint32_t line;
    /* Where the row is, counted from here, of the call in whose place the function is; 0: it was called. */
    int32_t within;
};

/* The exceptions that the runtime raises by itself: rows of the generated `rpy_standard`. */
enum rpy_standard_exception {
    RPY_MEMORY_ERROR,
    RPY_OVERFLOW_ERROR,
    RPY_RECURSION_ERROR,
    RPY_ZERO_DIVISION_ERROR,
    RPY_STANDARD_COUNT
};

/* Stops the process: something that cannot happen has happened. */
RPY_UNUSED RPY_COLD RPY_NORETURN RPY_DECLARED void rpy_fatal(const char *message);

/* Whether a class is one of those with numbers from `min` up to `max`; whether it is another or below it.
 * They are pointers to what vtables start with. */
#define RPY_IN_CLASSES(c, min, max) \
    ((rpy_unsigned)((c)->f_subclassrange_min - (min)) < (rpy_unsigned)((max) - (min)))
#define RPY_IS_SUBCLASS(c, of) RPY_IN_CLASSES(c, (of)->f_subclassrange_min, (of)->f_subclassrange_max)

/* The exception that is set, or was last. */
#if defined(RPY_GC_REFCOUNT) && RPY_GC_REFCOUNT
RPY_UNUSED RPY_DECLARED void rpy_exc_keep(void *value);
#else
static RPY_INLINE void rpy_exc_keep(void *value) { RPY_STATE.exc.value = value; }
#endif

static RPY_INLINE void rpy_traceback_clear(void) { RPY_STATE.tb_room = RPY_TRACEBACK_MAX; }
/* How many lines of the traceback are known. */
RPY_UNUSED static RPY_INLINE rpy_signed rpy_traceback_lines(void) {
    return RPY_STATE.tb_room < 0 ? RPY_TRACEBACK_MAX : RPY_TRACEBACK_MAX - RPY_STATE.tb_room;
}

/* Raises. */
static RPY_INLINE void rpy_exc_set(void *type, void *value) {
    RPY_STATE.exc.type = type;
    rpy_exc_keep(value);
    rpy_traceback_clear();
}

/* Raises again what was caught: its traceback goes on, if no other took its place. */
static RPY_INLINE void rpy_exc_restore(void *type, void *value) {
    RPY_STATE.exc.type = type;
    if (RPY_STATE.exc.value != value) {
        rpy_exc_keep(value);
        rpy_traceback_clear();
    }
}

static RPY_INLINE void rpy_exc_clear(void) {
    RPY_STATE.exc.type = NULL;
}

static RPY_INLINE void rpy_traceback_add(const struct rpy_location *location) {
    rpy_signed n = RPY_STATE.tb_room - 1;
    RPY_STATE.tb_room = n;
    if (RPY_LIKELY(n >= 0))
        RPY_STATE.tb[n] = location;
}

/* What is generated and known to the runtime: before it in a whole text, in another unit in one that
 * is divided. */
#ifdef RPY_UNIT
#if RPY_INSTANCES
RPY_DECLARED const rpy_place rpy_standard;
#else
RPY_DECLARED const struct rpy_exception rpy_standard[RPY_STANDARD_COUNT];
#endif
RPY_DECLARED void rpy_describe_exception(void *value);
#endif

/* Raises one of the exceptions of `rpy_standard`. */
RPY_UNUSED RPY_COLD RPY_DECLARED void rpy_raise_standard(enum rpy_standard_exception which);

#endif
