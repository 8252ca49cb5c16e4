/* Handles (rpy_handles.h). Included before the collector, which defines
 *
 *     void *rpy_handles_memory(size_t bytes)      zero; what is in it is what the collector wants there
 *     void rpy_gc_hold(struct rpy_handle *)       a handle has an object
 *     void rpy_gc_let_go(void *object)            a handle of this object has it no more
 *     bool rpy_gc_fasten(struct rpy_handle *)     has its object not move again; false if there is no memory
 *
 * and has its collections settle and look at handles.
 *
 * A handle is known by its address, not by a number: to find it takes no table that another thread may just be moving,
 * and the thread that drops it has no lock.
 */

#define RPY_HANDLES_TOGETHER 255

/* They stay where they are, and are not given back: free handles are used again. */
struct rpy_handle_segment {
    struct rpy_handle_segment *next;
    struct rpy_handle handles[RPY_HANDLES_TOGETHER];
};

static void *rpy_handles_memory(size_t bytes);
static void rpy_gc_hold(struct rpy_handle *handle);
static void rpy_gc_let_go(void *object);
static bool rpy_gc_fasten(struct rpy_handle *handle);

#if RPY_INSTANCES
static void rpy_instance_let_go(struct rpy_state *instance);
static RPY_INLINE void rpy_instance_hold(struct rpy_handle *handle) {
    handle->instance = rpy_current;
    /* (Once there are some, others read it without the lock.) */
    if (RPY_UNLIKELY(!RPY_RUNTIME.is_shared)) {
        RPY_RUNTIME.is_shared = true;
#if !RPY_THREADS
        /* Whoever has had the instance to himself until now has its lock from now on. (Otherwise this thread has it already.) */
        (void)rpy_lock_try(&RPY_RUNTIME.lock);
#endif
    }
    rpy_held_add(&RPY_RUNTIME.holders);
}
#else
#define rpy_instance_hold(handle) ((void)0)
#endif

static void rpy_handle_put(struct rpy_handle *handle) {
    handle->next = RPY_RUNTIME.handles.free;
    RPY_RUNTIME.handles.free = handle;
}

RPY_COLD static void rpy_handles_let_go(void) {
    struct rpy_handle *handle = rpy_posted_take((void **)&RPY_RUNTIME.handles.dropped), *next;
    for (; handle; handle = next) {
        void *object = handle->object;
        next = handle->next;
        handle->object = NULL;
        rpy_handle_put(handle);
        rpy_gc_let_go(object);
    }
}

/* Lets the objects go of handles that have been dropped. */
static RPY_INLINE void rpy_handles_settle(void) {
    if (RPY_UNLIKELY(rpy_is_posted((void **)&RPY_RUNTIME.handles.dropped)))
        rpy_handles_let_go();
}

static bool rpy_handles_add(void) {
    struct rpy_handle_segment *segment = rpy_handles_memory(sizeof *segment);
    size_t i;
    if (!segment)
        return false;
    for (i = RPY_HANDLES_TOGETHER; i > 0; i--)
        rpy_handle_put(&segment->handles[i - 1]);
    segment->next = RPY_RUNTIME.handles.segments;
    RPY_RUNTIME.handles.segments = segment;
    return true;
}

RPY_SHARED struct rpy_handle *rpy_handle_new(void *object) {
    struct rpy_handle *handle;
    rpy_handles_settle();
    if (!RPY_RUNTIME.handles.free && !rpy_handles_add()) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    handle = RPY_RUNTIME.handles.free;
    RPY_RUNTIME.handles.free = handle->next;
    handle->object = object;
    rpy_instance_hold(handle);
    rpy_gc_hold(handle);
    return handle;
}

RPY_SHARED void rpy_handle_drop(struct rpy_handle *handle) {
#if RPY_INSTANCES
    struct rpy_state *instance = handle->instance;
    rpy_post((void **)&RPY_RUNTIME_OF(instance).handles.dropped, handle, (void **)&handle->next);
    rpy_instance_let_go(instance);
#else
    rpy_post((void **)&RPY_RUNTIME.handles.dropped, handle, (void **)&handle->next);
#endif
}

RPY_SHARED void *rpy_handle_pin(struct rpy_handle *handle) {
    if (rpy_gc_fasten(handle))
        return handle->object;
    rpy_raise_standard(RPY_MEMORY_ERROR);
    return NULL;
}

#if !RPY_GC_CONSERVATIVE
static void *rpy_handles_memory(size_t bytes) { return calloc(1, bytes); }

/* Calls a function for the object of each handle of a segment; it may be NULL. */
RPY_UNUSED static RPY_INLINE void rpy_visit_handles(struct rpy_handle_segment *segment,
                                                    void (*visit)(void **)) {
    size_t i;
    for (i = 0; i < RPY_HANDLES_TOGETHER; i++)
        visit(&segment->handles[i].object);
}

RPY_UNUSED static RPY_INLINE void rpy_visit_all_handles(void (*visit)(void **)) {
    struct rpy_handle_segment *segment;
    for (segment = RPY_RUNTIME.handles.segments; segment; segment = segment->next)
        rpy_visit_handles(segment, visit);
}

static void rpy_handles_free(void) {
    struct rpy_handle_segment *segment = RPY_RUNTIME.handles.segments, *next;
    for (; segment; segment = next) {
        next = segment->next;
        free(segment);
    }
    memset(&RPY_RUNTIME.handles, 0, sizeof RPY_RUNTIME.handles);
}
#endif
