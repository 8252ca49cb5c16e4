/* The Boehm-Demers-Weiser collector: libgc, of the system.
 *
 * It looks for pointers in registers, on the stacks of threads, in static data and in objects, and takes what looks
 * like one for one: nothing moves, generated code tells it nothing, and what looks as if it were alive stays. Objects
 * without gc pointers are not looked into.
 *
 * Its heap is the process's: other libraries that use libgc share it, and any thread may collect. What a collection
 * finds is therefore added to lists that need no lock (`arrived`, `unreached`), and the thread that has this
 * library's lock takes it from there.
 */

/* ---- threads -------------------------------------------------------------------------- */

#if defined(__GNUC__) || defined(__clang__)
/* libgc wants to be told of the program's first thread before there are others. */
__attribute__((constructor))
#endif
static void rpy_boehm_begin(void) {
    struct GC_stack_base base;
    if (!GC_is_init_called()) {
        GC_set_handle_fork(1);
        GC_set_all_interior_pointers(1);
        GC_set_warn_proc(GC_ignore_warn_proc);
        /* Whoever loads a library need not be the first thread. */
        if (GC_get_stack_base(&base) == GC_SUCCESS)
            GC_set_stackbottom(NULL, &base);
        GC_INIT();
        GC_allow_register_threads();
    }
    GC_set_finalize_on_demand(1);
}

#if RPY_POSIX
/* A thread ends that was registered here. */
static void rpy_boehm_thread_ends(void *known) {
    GC_unregister_my_thread();
    *(char **)known = NULL;
}
#endif

/* Registers the thread that runs, on a stack that begins at `high` or on its own. False if that is not possible. */
static bool rpy_boehm_register(char *high, char **known) {
    struct GC_stack_base base;
    if (GC_get_stack_base(&base) != GC_SUCCESS)
        return false;
    if (high)
        base.mem_base = high;
    if (GC_register_my_thread(&base) != GC_SUCCESS)
        return false;
#if RPY_POSIX
    if (!RPY_RUNTIME.collector.has_key)
        RPY_RUNTIME.collector.has_key =
            pthread_key_create(&RPY_RUNTIME.collector.threads, rpy_boehm_thread_ends) == 0;
    return RPY_RUNTIME.collector.has_key &&
           pthread_setspecific(RPY_RUNTIME.collector.threads, known) == 0;
#else
    (void)known;
    return true;
#endif
}

/* Registers the thread that runs, if it is not. `known` is NULL again when it ends. */
static bool rpy_gc_thread_begin(char **known) {
    return GC_thread_is_registered() || rpy_boehm_register(NULL, known);
}

/* ---- allocation ----------------------------------------------------------------------- */

/* In stress mode, so many allocations are worth a collection: each goes through all static data. */
#define RPY_BOEHM_STRESS 64

#if RPY_HANDLES
/* Whether some may have come to wait. */
static bool rpy_boehm_payloads_wait(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    return gc->gone || (gc->payloads && gc->payloads_seen != GC_get_gc_no());
}
#else
#define rpy_boehm_payloads_wait() false
#define rpy_boehm_payloads_look() ((void)0)
#define rpy_boehm_payload_release() false
#endif

/* What is looked for once in a while: whether finalizers wait, and what to tell. */
static RPY_NOINLINE void rpy_boehm_look(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    if (gc->registered &&
        (GC_should_invoke_finalizers() || rpy_is_posted((void **)&gc->arrived) ||
         rpy_boehm_payloads_wait()))
        RPY_STATE.finalizers_wait = true;
    if ((RPY_RUNTIME.settings.log || RPY_RUNTIME.profile.path) && GC_get_gc_no() != gc->collections) {
        GC_word heap, left, unmapped, since, total;
        GC_get_heap_usage_safe(&heap, &left, &unmapped, &since, &total);
        gc->collections = GC_get_gc_no();
        rpy_profile_collected(heap - left);
        if (!RPY_RUNTIME.settings.log)
            return;
        fprintf(stderr, "gc: collection %zu, heap %zu KB, free %zu KB, %zu KB allocated in all\n",
                (size_t)gc->collections, (size_t)heap >> 10, (size_t)left >> 10,
                (size_t)total >> 10);
    }
}

/* Whether objects of a type are scanned. Where there are stacklets, an integer in an object of fixed size may stand
 * for a stack. */
static RPY_INLINE bool rpy_boehm_is_scanned(const struct rpy_type *type) {
    return rpy_has_pointers(type) || (RPY_STACKLETS && !type->item_size);
}

static RPY_INLINE void *rpy_boehm_new(size_t size, uint32_t tid, bool zero) {
    const struct rpy_type *type = &rpy_types[tid];
    struct rpy_header *object = NULL;
    rpy_handles_settle();
    if (RPY_UNLIKELY(RPY_RUNTIME.settings.stress) &&
        RPY_RUNTIME.collector.stressed++ % RPY_BOEHM_STRESS == 0)
        GC_gcollect();
    if (rpy_boehm_is_scanned(type)) {
        if (size <= RPY_RUNTIME.settings.max)
            object = GC_MALLOC(size);
    } else {
        if (size <= RPY_RUNTIME.settings.max)
            object = GC_MALLOC_ATOMIC(size);
        if (object)
            memset(object, 0, zero ? size : type->size);
    }
    if (RPY_UNLIKELY(RPY_RUNTIME.collector.registered || RPY_RUNTIME.settings.log ||
                     RPY_RUNTIME.profile.path))
        rpy_boehm_look();
    if (RPY_UNLIKELY(!object)) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    object->tid = tid;
    return object;
}

static void *rpy_gc_reserve(size_t size, uint32_t tid) { return rpy_boehm_new(size, tid, true); }
static void *rpy_gc_reserve_large(size_t size, uint32_t tid, bool zero) {
    return rpy_boehm_new(size, tid, zero);
}

static bool rpy_gc_shorten(struct rpy_header *array, size_t bytes) {
    (void)bytes;
    array->flags |= RPY_LENT;
    return true;
}

static void rpy_gc_lengthen(struct rpy_header *array, size_t bytes) {
    (void)array;
    (void)bytes;
}

RPY_SHARED rpy_signed rpy_gc_identity_hash(void *object) {
    return rpy_identity_of_address(object);
}

/* ---- weak references -------------------------------------------------------------------- */

/* (They are objects that are not scanned.) Nothing is to be done for an object that stays. If there is no memory to
 * keep the reference in mind, it finds nothing. */
RPY_SHARED void rpy_gc_weakref_init(void *reference, void *target) {
    struct rpy_weakref *weak = reference;
    struct rpy_header *header = target;
    weak->target = target;
    if (header && !(header->flags & RPY_PREBUILT) &&
        GC_general_register_disappearing_link(&weak->target, target) == GC_NO_MEMORY)
        weak->target = NULL;
}

static void *rpy_boehm_target(void *reference) {
    return ((struct rpy_weakref *)reference)->target;
}

/* A collection of another library's may be about to clear it. */
RPY_SHARED void *rpy_gc_weakref_get(void *reference) {
    return GC_call_with_alloc_lock(rpy_boehm_target, reference);
}

/* ---- finalizers ------------------------------------------------------------------------- */

/* libgc says which objects only those with finalizers lead to; the order is ours (rpy_gc_order.c). Whether an object
 * is otherwise reached is not known, so all that these lead to is gone through. */
static bool rpy_gc_is_reached(const void *object) {
    return ((const struct rpy_header *)object)->flags & RPY_PREBUILT;
}

/* Called by libgc, in whichever thread. */
static void rpy_boehm_unreachable(void *object, void *data) {
    struct rpy_boehm_finalizer *finalizer = data;
    void **arrived = (void **)&RPY_RUNTIME.collector.arrived;
    (void)object;
    while (finalizer) {
        struct rpy_boehm_finalizer *earlier = finalizer->next;
        finalizer->object = GC_REVEAL_POINTER(finalizer->hidden);
        rpy_post(arrived, finalizer, (void **)&finalizer->next);
        finalizer = earlier;
    }
}

RPY_SHARED void rpy_gc_register_finalizer(void *object, void *run) {
    struct rpy_boehm_finalizer *finalizer = GC_MALLOC_UNCOLLECTABLE(sizeof *finalizer);
    GC_finalization_proc before = 0;
    void *data = NULL;
    if (!finalizer)
        return;
    finalizer->hidden = GC_HIDE_POINTER(object);
    memcpy(&finalizer->run, &run, sizeof run);
    finalizer->number = ++RPY_RUNTIME.collector.registered;
    GC_register_finalizer_no_order(object, rpy_boehm_unreachable, finalizer, &before, &data);
    /* An object can have several. */
    if (before == rpy_boehm_unreachable)
        finalizer->next = data;
}

static int rpy_boehm_by_number(const void *a, const void *b) {
    uint64_t left = (*(struct rpy_boehm_finalizer *const *)a)->number;
    uint64_t right = (*(struct rpy_boehm_finalizer *const *)b)->number;
    return (left > right) - (left < right);
}

/* Puts finalizers in order; leaves them as they are if there is no memory for that. */
static void rpy_boehm_order(struct rpy_boehm_finalizer *first, size_t count) {
    struct rpy_boehm_finalizer **all = malloc(count * sizeof *all);
    struct rpy_order order = {.dead = malloc(count * sizeof *order.dead), .count = count};
    struct rpy_boehm_finalizer *next;
    size_t i = 0;
    if (all && order.dead) {
        for (next = first; next; next = next->next)
            all[i++] = next;
        qsort(all, count, sizeof *all, rpy_boehm_by_number);
        for (i = 0; i < count; i++) {
            order.dead[i].object = all[i]->object;
            order.dead[i].run = all[i]->run;
        }
        rpy_finalizers_order(&order);
        for (next = first, i = 0; next; next = next->next, i++) {
            next->object = order.dead[i].object;
            next->run = order.dead[i].run;
        }
    }
    free(all);
    rpy_order_end(&order);
}

#if RPY_HANDLES
RPY_SHARED bool rpy_handle_payload(void *object, void (*release)(void *payload), void *payload) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_boehm_payload *last = malloc(sizeof *last);
    if (last) {
        last->next = NULL;
        last->object = object;
        last->release = release;
        last->payload = payload;
    }
    if (!last || (!(((struct rpy_header *)object)->flags & RPY_PREBUILT) &&
                  GC_register_long_link(&last->object, object) == GC_NO_MEMORY)) {
        free(last);
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return false;
    }
    gc->registered++;
    *(gc->payloads ? gc->payloads_end : &gc->payloads) = last;
    gc->payloads_end = &last->next;
    return true;
}

/* Finds those whose objects are gone. */
static void rpy_boehm_payloads_look(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_boehm_payload **link = &gc->payloads, **gone = &gc->gone, *payload;
    if (!gc->payloads || gc->payloads_seen == GC_get_gc_no())
        return;
    gc->payloads_seen = GC_get_gc_no();
    while (*gone)
        gone = &(*gone)->next;
    while ((payload = *link) != NULL) {
        if (__atomic_load_n(&payload->object, __ATOMIC_ACQUIRE)) {
            link = &payload->next;
            continue;
        }
        *link = payload->next;
        payload->next = NULL;
        *gone = payload;
        gone = &payload->next;
    }
    gc->payloads_end = link;
}

/* Releases the first of those; false if there is none. */
static bool rpy_boehm_payload_release(void) {
    struct rpy_boehm_payload *first = RPY_RUNTIME.collector.gone;
    if (!first)
        return false;
    RPY_RUNTIME.collector.gone = first->next;
    first->release(first->payload);
    free(first);
    return true;
}
#endif

/* Takes what libgc has found into the queue. */
static void rpy_boehm_arrivals(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_boehm_finalizer *arrived, *next;
    size_t count = 0;
    GC_invoke_finalizers();
    arrived = rpy_posted_take((void **)&gc->arrived);
    if (arrived) {
        /* (One of many is asked for after each that runs: the end of the queue is known.) */
        if (gc->queue)
            gc->queue_last->next = arrived;
        else
            gc->queue = arrived;
        for (next = arrived; next; next = next->next) {
            gc->queue_last = next;
            count++;
        }
    }
    if (count > 1)
        rpy_boehm_order(arrived, count);
    rpy_boehm_payloads_look();
    RPY_STATE.finalizers_wait = gc->queue != NULL || rpy_boehm_payloads_wait();
}

RPY_SHARED void rpy_gc_run_waiting(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_boehm_finalizer *first;
    if (RPY_RUNTIME.finalizers.running)
        return;
    RPY_RUNTIME.finalizers.running = true;
    for (;;) {
        rpy_boehm_arrivals();
        first = gc->queue;
        if (!first && rpy_boehm_payload_release())
            continue;
        if (!first)
            break;
        gc->queue = first->next;
        first->run(first->object);
        GC_FREE(first);
    }
    RPY_RUNTIME.finalizers.running = false;
}

static void rpy_gc_finalize_all(void) {
    if (RPY_RUNTIME.collector.registered) {
        rpy_gc_collect(1);
        rpy_gc_run_waiting();
    }
}

/* ---- stacks ----------------------------------------------------------------------------- */

#if RPY_STACKS
/* (libgc scans what is known of a stack.) */
static struct rpy_stack *rpy_gc_stack_new(size_t bytes) { return GC_MALLOC_UNCOLLECTABLE(bytes); }
RPY_UNUSED static void rpy_gc_stack_free(void *stack) { GC_FREE(stack); }
#endif

#if RPY_THREADS
/* A thread that lets others run is not registered meanwhile: libgc would stop it with signals, and system calls that
 * these interrupt may do less than they were asked for. Its stack is a root. */
static void rpy_boehm_push_stacks(void) {
    struct rpy_stack *stack;
    for (stack = RPY_RUNTIME.stacks.waiting; stack; stack = stack->next)
        if (stack->of_collector.lets_run)
            GC_push_all(stack->of_collector.low, stack->of_collector.high);
    RPY_RUNTIME.collector.other_roots();
}

static void *rpy_boehm_add_roots(void *unused) {
    RPY_RUNTIME.collector.other_roots = GC_get_push_other_roots();
    GC_set_push_other_roots(rpy_boehm_push_stacks);
    return unused;
}

/* The thread that runs, on this stack, is going to let others run. */
static RPY_NOINLINE void rpy_gc_thread_waits(struct rpy_stack *stack) {
    struct GC_stack_base base;
    GC_get_my_stackbottom(&base);
    (void)getcontext(&stack->of_collector.registers);
    stack->of_collector.high = base.mem_base;
    stack->of_collector.low = RPY_STACK_POINTER();
    stack->of_collector.lets_run = true;
    GC_unregister_my_thread();
}

/* It goes on. */
static void rpy_gc_thread_goes_on(struct rpy_stack *stack, char **known) {
    if (!rpy_boehm_register(stack->of_collector.high, known))
        rpy_fatal("the collector does not take a thread");
    stack->of_collector.lets_run = false;
    stack->of_collector.low = NULL;
    memset(&stack->of_collector.registers, 0, sizeof stack->of_collector.registers);
}
#endif

#if RPY_STACKLETS
/* libgc knows the stack that a thread runs on. One that waits while its thread runs on another is found by what
 * stands for it in the program: an object that is marked by marking what is on the stack. */
struct rpy_boehm_token {
    /* (That of a list of free ones, which may be marked too.) */
    void *link;
    struct rpy_stack *stack;
    /* The program has been given it since libgc was last told to watch it: what libgc says is older, perhaps. */
    bool given;
    /* The next one of those that are unreached. */
    struct rpy_boehm_token *next;
};

#if defined(__GNUC__) || defined(__clang__)
__attribute__((no_sanitize("address")))
#endif
static struct GC_ms_entry *rpy_boehm_mark_token(GC_word *address, struct GC_ms_entry *top,
                                                struct GC_ms_entry *limit, GC_word unused) {
    struct rpy_boehm_token *token = (struct rpy_boehm_token *)address;
    struct rpy_stack *stack = token->stack;
    void **slot;
    (void)unused;
    top = GC_MARK_AND_PUSH(token->next, top, limit, (void **)&token->next);
    if (!stack || !stack->of_collector.low || stack->of_collector.lets_run)
        return top;
    for (slot = (void **)stack->of_collector.low; slot < (void **)stack->of_collector.high; slot++)
        top = GC_MARK_AND_PUSH(*slot, top, limit, slot);
    return top;
}

static struct rpy_boehm_token *rpy_boehm_token(const struct rpy_stack *stack) {
    return stack->of_collector.token ? GC_REVEAL_POINTER(stack->of_collector.token) : NULL;
}

/* Called by libgc, in whichever thread. */
static void rpy_boehm_token_unreachable(void *object, void *unused) {
    struct rpy_boehm_token *token = object;
    (void)unused;
    rpy_post((void **)&RPY_RUNTIME.collector.unreached, token, (void **)&token->next);
}

/* Has libgc say when nothing leads to it; false if there is no memory. */
static bool rpy_boehm_token_watch(struct rpy_boehm_token *token) {
    void *before = token;
    GC_register_finalizer_no_order(token, rpy_boehm_token_unreachable, NULL, NULL, &before);
    return before == NULL;
}

/* Stacks that wait to be switched to are dead; what runs, or waits for the lock, is not. Says whether another
 * collection may find more. */
static bool rpy_boehm_stacks_sweep(void) {
    struct rpy_boehm_token *token, *next;
    bool more = false;
    token = rpy_posted_take((void **)&RPY_RUNTIME.collector.unreached);
    for (; token; token = next) {
        struct rpy_stack *stack = token->stack;
        next = token->next;
        token->next = NULL;
        if (stack && stack->of_collector.low && !stack->of_collector.lets_run && !token->given) {
            token->stack = NULL;
            stack->of_collector.token = 0;
            rpy_stack_unlink(stack);
            stack->next = RPY_RUNTIME.stacks.dead;
            RPY_RUNTIME.stacks.dead = stack;
        } else if (stack) {
            more = more || token->given;
            token->given = false;
            if (!rpy_boehm_token_watch(token))
                rpy_boehm_token_unreachable(token, NULL);
        }
    }
    RPY_RUNTIME.stacks.added = 0;
    return more;
}

/* A stack gets what stands for it; false if there is no memory. */
static bool rpy_gc_stack_known(struct rpy_stack *stack) {
    struct rpy_boehm_token *token;
    if (stack->of_collector.token)
        return true;
    token = GC_generic_malloc(sizeof *token, RPY_RUNTIME.collector.stack_kind);
    if (!token || !rpy_boehm_token_watch(token))
        return false;
    token->stack = stack;
    stack->of_collector.token = GC_HIDE_POINTER(token);
    return true;
}

/* A stack is freed, and what stands for it stands for nothing. */
static void rpy_gc_stack_gone(struct rpy_stack *stack) {
    struct rpy_boehm_token *token = rpy_boehm_token(stack);
    if (token)
        token->stack = NULL;
    memset(&stack->of_collector, 0, sizeof stack->of_collector);
}

static rpy_signed rpy_gc_stack_number(struct rpy_stack *stack) {
    struct rpy_boehm_token *token = rpy_boehm_token(stack);
    token->given = true;
    return (rpy_signed)token;
}

static struct rpy_stack *rpy_gc_stack_of(rpy_signed number) {
    return ((struct rpy_boehm_token *)number)->stack;
}

static void rpy_gc_stack_waits_for(struct rpy_stack *stack, void *handle) {
    (void)stack;
    (void)handle;
}

static void rpy_gc_stack_lies(struct rpy_stack *stack, char *high) {
    stack->of_collector.high = high;
}

static void *rpy_boehm_set_bottom(void *base) {
    GC_set_stackbottom(NULL, base);
    return NULL;
}

/* Control goes from one stack to another, until `rpy_gc_stack_arrived`: nothing is collected meanwhile. `low` is below
 * what is used. */
static void rpy_gc_stack_leave(struct rpy_stack *from, struct rpy_stack *to, char *low) {
    struct GC_stack_base base;
    GC_disable();
    if (!from->of_collector.high) {
        GC_get_my_stackbottom(&base);
        from->of_collector.high = base.mem_base;
    }
    from->of_collector.low = low;
    to->of_collector.low = NULL;
    GC_get_my_stackbottom(&base);
    base.mem_base = to->of_collector.high;
    GC_call_with_alloc_lock(rpy_boehm_set_bottom, &base);
}

static void rpy_gc_stack_arrived(void) { GC_enable(); }
#endif

/* ---- the interface -------------------------------------------------------------------- */

#if RPY_HANDLES
static void *rpy_handles_memory(size_t bytes) { return GC_MALLOC_UNCOLLECTABLE(bytes); }
static void rpy_gc_hold(struct rpy_handle *handle) { (void)handle; }
static void rpy_gc_let_go(void *object) { (void)object; }
static bool rpy_gc_fasten(struct rpy_handle *handle) {
    (void)handle;
    return true;
}
#endif

RPY_SHARED void rpy_gc_collect(rpy_signed generation) {
    rpy_profile_ask(generation);
    rpy_handles_settle();
    GC_gcollect();
    rpy_boehm_arrivals();
#if RPY_STACKLETS
    if (rpy_boehm_stacks_sweep()) {
        GC_gcollect();
        rpy_boehm_arrivals();
        (void)rpy_boehm_stacks_sweep();
    }
#endif
    rpy_boehm_look();
}

/* What the last collection has reached. What others have in this heap that looks like an object counts as one. */
static void GC_CALLBACK rpy_boehm_count(void *object, size_t bytes, void *with) {
    int kind = GC_get_kind_and_size(object, NULL);
    const struct rpy_header *header = object;
    (void)with;
    if ((kind == GC_I_NORMAL || kind == GC_I_PTRFREE) && header->tid < rpy_type_count &&
        rpy_object_bytes(object, &rpy_types[header->tid]) <= bytes)
        rpy_profile_count(object);
}

static void *GC_CALLBACK rpy_boehm_count_all(void *with) {
    GC_enumerate_reachable_objects_inner(rpy_boehm_count, with);
    return NULL;
}

static void rpy_gc_census(void) { GC_call_with_alloc_lock(rpy_boehm_count_all, NULL); }

static bool rpy_gc_init(void) {
#if !(defined(__GNUC__) || defined(__clang__))
    rpy_boehm_begin();
#endif
    rpy_gc_settings_read();
    GC_set_max_heap_size(RPY_RUNTIME.settings.max);
#if RPY_THREADS
    GC_call_with_alloc_lock(rpy_boehm_add_roots, NULL);
#endif
#if RPY_STACKLETS
    RPY_RUNTIME.collector.stack_kind = (int)GC_new_kind(
        GC_new_free_list(), GC_MAKE_PROC(GC_new_proc(rpy_boehm_mark_token), 0), 0, 1);
#endif
    return true;
}

/* The heap is the process's. */
static void rpy_gc_fini(void) { rpy_texts_free(); }
