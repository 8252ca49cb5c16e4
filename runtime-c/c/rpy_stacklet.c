/* Stacklets: machine stacks of their own, between which the program switches. Included in programs
 * that use them.
 *
 * A stacklet's memory is one mapping: pages that nobody may touch, the machine stack, which grows
 * down towards them, and behind it its part of the root stack. One that is dead is given back when
 * another stack runs.
 */
#if !RPY_POSIX
#error "rpython.rlib.rstacklet is there on POSIX systems only"
#endif

/* Bytes of the machine stack, slots of the root stack. */
#if RPY_ASAN
#define RPY_STACKLET_BYTES ((size_t)8 << 20)
#else
#define RPY_STACKLET_BYTES ((size_t)2 << 20)
#endif
#define RPY_STACKLET_SLOTS ((size_t)64 << 10)
#define RPY_STACKLET_MAPPING                                                                       \
    RPY_PAGE_UP(RPY_PAGE + RPY_STACKLET_BYTES +                                                    \
                (RPY_STACKLET_SLOTS + rpy_root_margin) * sizeof(void *))
/* So many stacks that are not used are kept. */
#define RPY_STACKLET_SPARE 64
/* So many new ones are worth a collection: each is more memory than the collector knows of. */
#define RPY_STACKLET_COLLECT 1000

#define RPY_STACKLET_RUNNING ((struct rpy_stacklet *)RPY_RUNTIME.stacks.running)

/* Its memory is not used any more. */
static void rpy_stacklet_release(struct rpy_stacklet *stacklet) {
    if (!stacklet->mapping)
        return;
    RPY_RUNTIME.stacklets.count--;
    rpy_gc_stack_gone(&stacklet->stack);
    rpy_gc_down(stacklet->stack.tb_value);
    RPY_UNPOISON(stacklet->mapping, RPY_STACKLET_MAPPING);
    if (RPY_RUNTIME.stacklets.unused_count < RPY_STACKLET_SPARE) {
        stacklet->stack.next = RPY_RUNTIME.stacklets.unused;
        RPY_RUNTIME.stacklets.unused = &stacklet->stack;
        RPY_RUNTIME.stacklets.unused_count++;
    } else {
        rpy_os_unmap(stacklet->mapping, RPY_STACKLET_MAPPING);
        rpy_gc_stack_free(stacklet);
    }
}

static void rpy_stacklet_bury(void) {
    while (RPY_RUNTIME.stacks.dead) {
        struct rpy_stack *dead = RPY_RUNTIME.stacks.dead;
        RPY_RUNTIME.stacks.dead = dead->next;
        dead->next = NULL;
        rpy_stacklet_release((struct rpy_stacklet *)dead);
    }
}

static struct rpy_stacklet *rpy_stacklet_make(void) {
    struct rpy_stacklet *stacklet = (struct rpy_stacklet *)RPY_RUNTIME.stacklets.unused;
    if (stacklet) {
        RPY_RUNTIME.stacklets.unused = stacklet->stack.next;
        RPY_RUNTIME.stacklets.unused_count--;
        memset(&stacklet->stack, 0, sizeof stacklet->stack);
        return stacklet;
    }
    stacklet = (struct rpy_stacklet *)rpy_gc_stack_new(sizeof *stacklet);
    if (!stacklet)
        return NULL;
    stacklet->mapping = rpy_os_map(RPY_STACKLET_MAPPING, false);
    if (!stacklet->mapping) {
        rpy_gc_stack_free(stacklet);
        return NULL;
    }
    if (mprotect(stacklet->mapping, RPY_PAGE, PROT_NONE) < 0) {
        rpy_os_unmap(stacklet->mapping, RPY_STACKLET_MAPPING);
        rpy_gc_stack_free(stacklet);
        return NULL;
    }
    return stacklet;
}

/* Gets a stack ready to begin; raises MemoryError. It may collect, which frees the stacks that
 * nobody can switch to any more. */
RPY_UNUSED RPY_SHARED void rpy_stacklet_prepare(void) {
    struct rpy_stacklet *next;
#if !RPY_THREADS
    if (!RPY_RUNTIME.stacks.running)
        RPY_RUNTIME.stacks.running = &RPY_RUNTIME.stacklets.first.stack;
#endif
    rpy_stacklet_bury();
    next = RPY_RUNTIME.stacklets.next;
    if (!next && RPY_RUNTIME.stacks.added > RPY_RUNTIME.stacklets.survived + RPY_STACKLET_COLLECT) {
        rpy_gc_collect(1);
        rpy_stacklet_bury();
        RPY_RUNTIME.stacklets.survived = RPY_RUNTIME.stacklets.count;
    }
    if (!next)
        next = rpy_stacklet_make();
    if (!next) {
        rpy_gc_collect(1);
        rpy_stacklet_bury();
        next = rpy_stacklet_make();
    }
    if (next)
        RPY_RUNTIME.stacklets.next = next;
    if (!next || !rpy_gc_stack_known(&next->stack) ||
        !rpy_gc_stack_known(RPY_RUNTIME.stacks.running))
        rpy_raise_standard(RPY_MEMORY_ERROR);
}

/* The stack that runs: what its handle holds. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_stacklet_current(void) {
    return rpy_gc_stack_number(RPY_RUNTIME.stacks.running);
}

/* Told that control has come to another stack. */
static void rpy_stacklet_arrive(void) {
    rpy_gc_stack_arrived();
#if RPY_ASAN
    struct rpy_stacklet *before = RPY_RUNTIME.stacklets.before;
    const void *low;
    size_t size;
    __sanitizer_finish_switch_fiber(RPY_STACKLET_RUNNING->fake, &low, &size);
    before->low = low;
    before->size = size;
#endif
}

#if RPY_STACKLET_QUICK
/* Leaves what belongs to the caller on the stack, and goes on where another stack did that. */
__attribute__((naked, noinline)) static void rpy_stacklet_swap(RPY_UNUSED void **from,
                                                                RPY_UNUSED void *to) {
    __asm__ volatile("pushq %rbp\n\t"
                     "pushq %rbx\n\t"
                     "pushq %r12\n\t"
                     "pushq %r13\n\t"
                     "pushq %r14\n\t"
                     "pushq %r15\n\t"
                     "movq %rsp, (%rdi)\n\t"
                     "movq %rsi, %rsp\n\t"
                     "popq %r15\n\t"
                     "popq %r14\n\t"
                     "popq %r13\n\t"
                     "popq %r12\n\t"
                     "popq %rbx\n\t"
                     "popq %rbp\n\t"
                     "ret");
}
#endif

/* Goes to another stack. Comes back when somebody switches to this one, if it is not the last time
 * that it runs. */
static void rpy_stacklet_jump(struct rpy_stacklet *to, bool last) {
    struct rpy_stacklet *from = RPY_STACKLET_RUNNING;
    if (!last)
        rpy_stack_suspend(&from->stack);
    rpy_stack_resume(&to->stack);
    RPY_RUNTIME.stacklets.before = from;
    RPY_RUNTIME.stacks.running = &to->stack;
    /* (What the switch stores lies below.) */
    rpy_gc_stack_leave(&from->stack, &to->stack, RPY_STACK_POINTER() - 1024);
#if RPY_ASAN
    __sanitizer_start_switch_fiber(last ? NULL : &from->fake, to->low, to->size);
#endif
#if RPY_STACKLET_QUICK
    rpy_stacklet_swap(&from->context, to->context);
    /* Others have written to all memory. */
    __asm__ volatile("" ::: "memory");
#else
    if (swapcontext(&from->context, &to->context) < 0)
        rpy_fatal("cannot switch stacks");
#endif
    rpy_stacklet_arrive();
}

/* What a new stack begins with. */
static void rpy_stacklet_body(void) {
    struct rpy_stacklet *self = RPY_STACKLET_RUNNING, *to;
    rpy_signed next;
    rpy_stacklet_arrive();
    next = RPY_RUNTIME.stacklets.run();
    if (RPY_STATE.exc.type) {
        rpy_exc_print();
        rpy_fatal("an exception leaves a stacklet");
    }
    rpy_exc_keep(NULL);
    self->stack.next = RPY_RUNTIME.stacks.dead;
    RPY_RUNTIME.stacks.dead = &self->stack;
    to = (struct rpy_stacklet *)rpy_gc_stack_of(next);
    rpy_stacklet_jump(to, true);
    RPY_UNREACHABLE();
}

/* Runs a function on the stack that is ready. `handle` stands for the stack that runs now. */
RPY_UNUSED RPY_SHARED void rpy_stacklet_start(rpy_signed (*run)(void), void *handle) {
    struct rpy_stacklet *to = RPY_RUNTIME.stacklets.next;
    struct rpy_stack *stack = &to->stack;
    char *low = to->mapping + RPY_PAGE, *high = low + RPY_STACKLET_BYTES;
    rpy_gc_stack_lies(stack, high);
    stack->root_base = stack->root_top = (void **)high;
    stack->root_limit = stack->root_base + RPY_STACKLET_SLOTS;
    stack->stack_limit = low + RPY_STACK_RESERVE;
    stack->thread = RPY_RUNTIME.stacks.running->thread;
    to->low = low;
    to->size = RPY_STACKLET_BYTES;
    to->fake = NULL;
#if RPY_STACKLET_QUICK
    {
        /* As if it had been called from nowhere: six registers, where it goes on, where its caller
         * would. */
        void **frame = (void **)high - 10;
        memset(frame, 0, 10 * sizeof(void *));
        frame[6] = (void *)(uintptr_t)rpy_stacklet_body;
        to->context = frame;
    }
#else
    if (getcontext(&to->context) < 0)
        rpy_fatal("cannot make a stack");
    to->context.uc_stack.ss_sp = low;
    to->context.uc_stack.ss_size = RPY_STACKLET_BYTES;
    to->context.uc_link = NULL;
    makecontext(&to->context, rpy_stacklet_body, 0);
#endif
    RPY_RUNTIME.stacklets.next = NULL;
    RPY_RUNTIME.stacklets.run = run;
    RPY_RUNTIME.stacklets.count++;
    RPY_RUNTIME.stacks.added++;
    rpy_gc_stack_waits_for(RPY_RUNTIME.stacks.running, handle);
    rpy_stacklet_jump(to, false);
}

/* Goes on where a stack waits. */
RPY_UNUSED RPY_SHARED void rpy_stacklet_switch(rpy_signed to, void *handle) {
    rpy_gc_stack_waits_for(RPY_RUNTIME.stacks.running, handle);
    rpy_stacklet_jump((struct rpy_stacklet *)rpy_gc_stack_of(to), false);
}

/* Whether a stack belongs to another thread. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_stacklet_is_foreign(rpy_signed which) {
    return rpy_gc_stack_of(which)->thread != RPY_RUNTIME.stacks.running->thread;
}

/* Frees a stack that waits; false for one that the system made. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_stacklet_destroy(rpy_signed which) {
    struct rpy_stacklet *stacklet = (struct rpy_stacklet *)rpy_gc_stack_of(which);
    if (!stacklet->mapping)
        return 0;
    rpy_stack_unlink(&stacklet->stack);
    rpy_stacklet_release(stacklet);
    return 1;
}
