/* Programs with several stacks: what belongs to a stack while another one runs. Included before the
 * collector, which finds the roots of all of them, and in such programs alone.
 *
 * What belongs to the stack that runs is in global variables, as in programs with one stack.
 */
struct rpy_stack {
    /* Those that do not run are in a list; `link` is what leads to this one there. */
    struct rpy_stack *next;
    struct rpy_stack **link;
    /* The object by which the program knows the stack: once it is gone, nothing can make the stack
     * run. NULL if the stack has to be kept anyway. */
    void *handle;
    /* The collection that is under way has come to it. */
    bool reached;
    void **root_base;
    void **root_top;
    void **root_limit;
    char *stack_limit;
    /* The thread that it belongs to, if there are several. */
    rpy_signed thread;
    /* The traceback of what was caught here. */
    void *tb_value;
    uint32_t tb_count;
    const struct rpy_location *tb[RPY_TRACEBACK_MAX];
};
/* The one that runs, once there has been another one. */
static struct rpy_stack *rpy_stack_running;
/* Those that wait. */
static struct rpy_stack *rpy_stacks;
/* Those that nothing will make run any more, to be given back by those who made them. */
static struct rpy_stack *rpy_stacks_dead;
/* How many have come since the last collection. */
static size_t rpy_stacks_added;

static void rpy_stack_unlink(struct rpy_stack *stack) {
    if (!stack->link)
        return;
    *stack->link = stack->next;
    if (stack->next)
        stack->next->link = stack->link;
    stack->link = NULL;
    stack->next = NULL;
}

/* The stack that runs is going to wait. */
static void rpy_stack_suspend(struct rpy_stack *stack) {
    uint32_t lines = rpy_tb_count < RPY_TRACEBACK_MAX ? rpy_tb_count : RPY_TRACEBACK_MAX;
    stack->root_base = rpy_root_base;
    stack->root_top = rpy_root_top;
    stack->root_limit = rpy_root_limit;
    stack->stack_limit = rpy_stack_limit;
    stack->tb_value = rpy_exc.value;
    stack->tb_count = rpy_tb_count;
    if (rpy_exc.value && lines)
        memcpy(stack->tb, rpy_tb, lines * sizeof rpy_tb[0]);
    stack->reached = false;
    stack->next = rpy_stacks;
    stack->link = &rpy_stacks;
    if (rpy_stacks)
        rpy_stacks->link = &stack->next;
    rpy_stacks = stack;
}

/* A stack goes on, or begins. */
static void rpy_stack_resume(struct rpy_stack *stack) {
    uint32_t lines = stack->tb_count < RPY_TRACEBACK_MAX ? stack->tb_count : RPY_TRACEBACK_MAX;
    rpy_stack_unlink(stack);
    stack->handle = NULL;
    rpy_root_base = stack->root_base;
    rpy_root_top = stack->root_top;
    rpy_root_limit = stack->root_limit;
    rpy_stack_limit = stack->stack_limit;
    rpy_exc.value = stack->tb_value;
    rpy_tb_count = stack->tb_count;
    if (rpy_exc.value && lines)
        memcpy(rpy_tb, stack->tb, lines * sizeof rpy_tb[0]);
}

/* At the end of a collection: those that it has not come to are dead. */
static void rpy_stacks_sweep(void) {
    struct rpy_stack *stack = rpy_stacks, *next;
    for (; stack; stack = next) {
        next = stack->next;
        if (!stack->reached) {
            rpy_stack_unlink(stack);
            stack->next = rpy_stacks_dead;
            rpy_stacks_dead = stack;
        }
        stack->reached = false;
    }
    rpy_stacks_added = 0;
}
