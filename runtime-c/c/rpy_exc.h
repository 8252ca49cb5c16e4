/* Exceptions in generated code: a type and a value in one static place, tested after each call
 * that may raise; and the traceback.
 *
 * The traceback must cost next to nothing, because programs raise in inner loops: raising stores
 * one address and resets one counter, each frame on the way out stores one address. What the
 * addresses lead to is looked at when a traceback is shown.
 */
#ifndef RPY_EXC_H
#define RPY_EXC_H

#include "rpy_base.h"

/* A line of a traceback. Each text of generated code has a table `rpy_locations` of its own. */
struct rpy_location {
    const char *file;
    const char *function;
    uint32_t line;
};

/* The exceptions that the runtime raises by itself: rows of the generated `rpy_standard`. */
enum rpy_standard_exception {
    RPY_MEMORY_ERROR,
    RPY_OVERFLOW_ERROR,
    RPY_RECURSION_ERROR,
    RPY_ZERO_DIVISION_ERROR,
    RPY_STANDARD_COUNT
};

/* An exception is set while there is a type; the value of what was caught stays. */
struct rpy_exception {
    void *type;
    void *value;
};

#define RPY_TRACEBACK_MAX 128

RPY_VARIABLE struct rpy_exception rpy_exc;
/* The innermost lines of the traceback of `rpy_exc.value`, innermost first (what does not fit
 * goes to one place behind them: no branch); and how many there were in all. */
RPY_VARIABLE const struct rpy_location *rpy_tb[RPY_TRACEBACK_MAX + 1];
RPY_VARIABLE uint32_t rpy_tb_count;

/* Whether a class is one of those with numbers from `min` up to `max`; whether it is another or below it.
 * They are pointers to what vtables start with. */
#define RPY_IN_CLASSES(c, min, max) \
    ((rpy_unsigned)((c)->f_subclassrange_min - (min)) < (rpy_unsigned)((max) - (min)))
#define RPY_IS_SUBCLASS(c, of) RPY_IN_CLASSES(c, (of)->f_subclassrange_min, (of)->f_subclassrange_max)

/* Raises. */
static RPY_INLINE void rpy_exc_set(void *type, void *value) {
    rpy_exc.type = type;
    rpy_exc.value = value;
    rpy_tb_count = 0;
}

/* Raises again what was caught: its traceback goes on, if no other took its place. */
static RPY_INLINE void rpy_exc_restore(void *type, void *value) {
    rpy_exc.type = type;
    if (rpy_exc.value != value) {
        rpy_exc.value = value;
        rpy_tb_count = 0;
    }
}

static RPY_INLINE void rpy_exc_clear(void) {
    rpy_exc.type = NULL;
}

static RPY_INLINE void rpy_traceback_add(const struct rpy_location *location) {
    uint32_t n = rpy_tb_count;
    rpy_tb[n < RPY_TRACEBACK_MAX ? n : RPY_TRACEBACK_MAX] = location;
    rpy_tb_count = n + 1;
}

/* What is generated and known to the runtime: before it in a whole text, in another unit in one that
 * is divided. */
#ifdef RPY_UNIT
RPY_DECLARED const struct rpy_exception rpy_standard[RPY_STANDARD_COUNT];
RPY_DECLARED void rpy_describe_exception(void *value);
#endif

/* Raises one of the exceptions of `rpy_standard`. */
RPY_UNUSED RPY_COLD RPY_DECLARED void rpy_raise_standard(enum rpy_standard_exception which);

#endif
