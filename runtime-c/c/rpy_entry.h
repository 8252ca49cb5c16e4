/* How a thread gets into a library, and out of it, for entry points.
 */
#ifndef RPY_ENTRY_H
#define RPY_ENTRY_H

#include "rpy_state.h"

/* Takes the lock, unless this thread has it. False if the library cannot start, as there is no memory: it is to be left all the same. */
RPY_UNUSED RPY_DECLARED bool rpy_enter(void);
RPY_UNUSED RPY_DECLARED void rpy_leave(void);

/* Makes the exception that is set this thread's error. With the lock. */
RPY_UNUSED RPY_COLD RPY_DECLARED void rpy_exc_hand_over(void);
/* The error when the library cannot even start. */
RPY_UNUSED RPY_COLD RPY_DECLARED void rpy_cannot_start(void);

#if RPY_INSTANCES
/* Where a thread was before it entered an instance (rpy_instances.c). */
struct rpy_inside {
    struct rpy_state *before;
};

/* Enters an instance, with its lock; the default one; one that the caller has to himself. */
RPY_UNUSED RPY_DECLARED bool rpy_enter_instance(struct rpy_inside *inside, struct rpy_state *instance);
RPY_UNUSED RPY_DECLARED bool rpy_enter_default(struct rpy_inside *inside);
RPY_UNUSED RPY_DECLARED bool rpy_enter_own(struct rpy_inside *inside, struct rpy_state *instance);
/* Leaves, and is where it was before. */
RPY_UNUSED RPY_DECLARED void rpy_leave_instance(const struct rpy_inside *inside);
RPY_UNUSED RPY_DECLARED void rpy_leave_own(const struct rpy_inside *inside);
#endif

#endif
