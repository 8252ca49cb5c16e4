/* The root stack, and other stacks, for collectors that find roots there: those of a stack that waits are roots as
 * soon as the object by which the program knows it is reached. */

static size_t rpy_root_bytes(void) {
    return RPY_PAGE_UP((RPY_ROOT_STACK_SLOTS + rpy_root_margin) * sizeof(void *));
}

/* The root stack of the program's first stack; false if there is no memory. */
static bool rpy_root_stack_init(void) {
    RPY_STATE.root_base = rpy_os_map(rpy_root_bytes(), false);
    RPY_STATE.root_top = RPY_STATE.root_base;
    RPY_STATE.root_limit = RPY_STATE.root_base ? RPY_STATE.root_base + RPY_ROOT_STACK_SLOTS : NULL;
    return RPY_STATE.root_base != NULL;
}

static void rpy_root_stack_fini(void) {
    if (RPY_STATE.root_base)
        rpy_os_unmap(RPY_STATE.root_base, rpy_root_bytes());
    RPY_STATE.root_base = RPY_STATE.root_top = RPY_STATE.root_limit = NULL;
}

/* ---- stacks and threads --------------------------------------------------------------- */

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
