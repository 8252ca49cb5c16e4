/* Stacks and threads, for all that know by themselves what these refer to: a stack that waits is alive as long as the object
 * by which the program knows it. */

/* Tells the collector of a thread, before this takes memory from it; `known` is NULL again if the collector is not to be
 * asked by it any more. */
static bool rpy_gc_thread_begin(char **known) {
    (void)known;
    return true;
}

#if RPY_STACKS
/* Memory for what is known of a stack, zero. */
static struct rpy_stack *rpy_gc_stack_new(size_t bytes) { return calloc(1, bytes); }
RPY_UNUSED static void rpy_gc_stack_free(void *stack) { free(stack); }
#endif

#if RPY_THREADS
/* The thread that runs, on this stack, is going to let others run; it goes on. */
static void rpy_gc_thread_waits(struct rpy_stack *stack) { (void)stack; }
static void rpy_gc_thread_goes_on(struct rpy_stack *stack, char **known) {
    (void)stack;
    (void)known;
}
#endif

#if RPY_STACKLETS
/* What stands for a stack in the program. */
static rpy_signed rpy_gc_stack_number(struct rpy_stack *stack) { return (rpy_signed)stack; }
static struct rpy_stack *rpy_gc_stack_of(rpy_signed number) { return (struct rpy_stack *)number; }
static bool rpy_gc_stack_known(struct rpy_stack *stack) {
    (void)stack;
    return true;
}
static void rpy_gc_stack_gone(struct rpy_stack *stack) { (void)stack; }

/* The object that leads to a stack, as long as it waits. */
static void rpy_gc_stack_waits_for(struct rpy_stack *stack, void *handle) {
    stack->handle = handle;
    if (handle)
        ((struct rpy_header *)handle)->flags |= RPY_HANDLE;
}

/* Where a stack begins; when control goes from one to another, and has come there. */
static void rpy_gc_stack_lies(struct rpy_stack *stack, char *high) {
    (void)stack;
    (void)high;
}
static void rpy_gc_stack_leave(struct rpy_stack *from, struct rpy_stack *to, char *low) {
    (void)from;
    (void)to;
    (void)low;
}
static void rpy_gc_stack_arrived(void) {}
#endif
