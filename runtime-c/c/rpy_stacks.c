/* Programs with several stacks: what belongs to a stack while another one runs. Included before the
 * collector, which finds the roots of all of them, and in such programs alone.
 *
 * What belongs to the stack that runs is in RPY_STATE, as in programs with one stack.
 */

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
    rpy_signed lines = rpy_traceback_lines();
    stack->root_base = RPY_STATE.root_base;
    stack->root_top = RPY_STATE.root_top;
    stack->root_limit = RPY_STATE.root_limit;
    stack->stack_limit = RPY_STATE.stack_limit;
    stack->tb_value = RPY_STATE.exc.value;
    stack->tb_count = RPY_TRACEBACK_MAX - RPY_STATE.tb_room;
    if (RPY_STATE.exc.value && lines)
        memcpy(stack->tb, RPY_STATE.tb + RPY_TRACEBACK_MAX - lines, (size_t)lines * sizeof RPY_STATE.tb[0]);
    stack->reached = false;
#if RPY_GC_BARRIER
    stack->is_old = false;
#endif
    stack->next = RPY_RUNTIME.stacks.waiting;
    stack->link = &RPY_RUNTIME.stacks.waiting;
    if (RPY_RUNTIME.stacks.waiting)
        RPY_RUNTIME.stacks.waiting->link = &stack->next;
    RPY_RUNTIME.stacks.waiting = stack;
}

/* A stack goes on, or begins. */
static void rpy_stack_resume(struct rpy_stack *stack) {
    rpy_signed lines;
    rpy_stack_unlink(stack);
    stack->handle = NULL;
    RPY_STATE.root_base = stack->root_base;
    RPY_STATE.root_top = stack->root_top;
    RPY_STATE.root_limit = stack->root_limit;
    RPY_STATE.stack_limit = stack->stack_limit;
    RPY_STATE.exc.value = stack->tb_value;
    stack->tb_value = NULL;
    RPY_STATE.tb_room = RPY_TRACEBACK_MAX - stack->tb_count;
    lines = rpy_traceback_lines();
    if (RPY_STATE.exc.value && lines)
        memcpy(RPY_STATE.tb + RPY_TRACEBACK_MAX - lines, stack->tb, (size_t)lines * sizeof RPY_STATE.tb[0]);
}

/* At the end of a collection: those that it has not come to are dead. */
RPY_UNUSED static void rpy_stacks_sweep(void) {
    struct rpy_stack *stack = RPY_RUNTIME.stacks.waiting, *next;
    for (; stack; stack = next) {
        next = stack->next;
        if (!stack->reached) {
            rpy_stack_unlink(stack);
            stack->next = RPY_RUNTIME.stacks.dead;
            RPY_RUNTIME.stacks.dead = stack;
        }
        stack->reached = false;
    }
    RPY_RUNTIME.stacks.added = 0;
}
