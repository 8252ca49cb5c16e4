/* Instances of what a library keeps (rpy_state.h), in libraries that are declared to have several. Each has a heap, a
 * lock, and its own copies of the prebuilt objects that can change; what cannot is shared by all, and only read.
 *
 * The image of those objects has places where a copy has pointers: how far behind the state the object is that is pointed
 * to. So one number is added to each of them, and the image itself is constant.
 *
 * Who has an instance to himself (Rust's `&mut Instance`) takes no lock, unless there have been handles: by one of these
 * any thread may enter. The first one may be made in the middle of such a call, and given to others by a closure: then
 * the call has the lock from there on (`rpy_instance_hold`), and gives it back in its end. (Programs that start threads or
 * switch stacks have the default one alone: RP0606.)
 */

/* Memory of an instance that nobody has entered yet; NULL if there is none. */
RPY_COLD static struct rpy_state *rpy_instance_make(void) {
    static const RPY_LOCK free_lock = RPY_LOCK_FREE;
    char *memory = calloc(1, RPY_RUNTIME_BYTES + RPY_IMAGE_AT + rpy_prebuilt.bytes), *image;
    struct rpy_state *instance;
    size_t i;
    if (!memory)
        return NULL;
    instance = (struct rpy_state *)(memory + RPY_RUNTIME_BYTES);
    image = (char *)instance + RPY_IMAGE_AT;
    memcpy(image, rpy_prebuilt.image, rpy_prebuilt.bytes);
    for (i = 0; i < rpy_prebuilt.relocation_count; i++) {
        char *place = image + rpy_prebuilt.relocations[i];
        uintptr_t pointer;
        memcpy(&pointer, place, sizeof pointer);
        pointer += (uintptr_t)instance;
        memcpy(place, &pointer, sizeof pointer);
    }
    RPY_RUNTIME_OF(instance).lock = free_lock;
    RPY_RUNTIME_OF(instance).holders = 1;
    return instance;
}

/* The default one; NULL if there is no memory for it. */
RPY_COLD static struct rpy_state *rpy_default_make(void) {
    struct rpy_state *made = rpy_instance_make(), *there;
    if (!made)
        return NULL;
    there = rpy_put_first((void **)&rpy_default, made);
    if (there != made)
        free((char *)made - RPY_RUNTIME_BYTES);
    return there;
}

RPY_SHARED_INLINE void rpy_leave_instance(const struct rpy_inside *inside) {
    /* (There may have been no memory for it.) */
    if (RPY_LIKELY(rpy_current != NULL))
        rpy_leave();
    rpy_current = inside->before;
}

RPY_UNUSED RPY_SHARED_INLINE bool rpy_enter_instance(struct rpy_inside *inside,
                                                     struct rpy_state *instance) {
    inside->before = rpy_current;
    rpy_current = instance;
    return rpy_enter();
}

RPY_SHARED_INLINE bool rpy_enter_default(struct rpy_inside *inside) {
    struct rpy_state *instance = rpy_put_here((void **)&rpy_default);
    inside->before = rpy_current;
    rpy_current = RPY_LIKELY(instance != NULL) ? instance : rpy_default_make();
    return RPY_LIKELY(rpy_current != NULL) && rpy_enter();
}

#if RPY_THREADS
RPY_UNUSED RPY_SHARED_INLINE bool rpy_enter_own(struct rpy_inside *inside,
                                                struct rpy_state *instance) {
    return rpy_enter_instance(inside, instance);
}

RPY_UNUSED RPY_SHARED_INLINE void rpy_leave_own(const struct rpy_inside *inside) {
    rpy_leave_instance(inside);
}
#else
/* What is seldom done is out of the way, so that what is left takes few registers: these functions are most of what a short
 * call takes. */
RPY_COLD static bool rpy_enter_own_slowly(struct rpy_state *instance) {
    rpy_current = instance;
    return RPY_RUNTIME.is_shared ? rpy_enter() : rpy_entered(&rpy_thread);
}

RPY_UNUSED RPY_SHARED_INLINE bool rpy_enter_own(struct rpy_inside *inside,
                                                struct rpy_state *instance) {
    struct rpy_runtime *runtime = &RPY_RUNTIME_OF(instance);
    char *stack_limit = rpy_thread.stack_limit;
    inside->before = rpy_current;
    if (RPY_UNLIKELY(runtime->is_shared || !runtime->ready || !stack_limit))
        return rpy_enter_own_slowly(instance);
    /* (There have been no handles, so none has been dropped.) */
    RPY_SET_OWNER(runtime, &rpy_thread);
    runtime->depth = 1;
    instance->stack_limit = stack_limit;
    rpy_current = instance;
    return true;
}

RPY_COLD static void rpy_leave_own_slowly(void) {
    if (RPY_RUNTIME.is_shared) {
        rpy_leave();
    } else {
        RPY_RUNTIME.depth = 0;
        rpy_left();
    }
}

RPY_UNUSED RPY_SHARED_INLINE void rpy_leave_own(const struct rpy_inside *inside) {
    struct rpy_runtime *runtime = &RPY_RUNTIME;
    if (RPY_UNLIKELY(runtime->is_shared || runtime->stdout_used)) {
        rpy_leave_own_slowly();
    } else {
        runtime->depth = 0;
        RPY_SET_OWNER(runtime, NULL);
    }
    rpy_current = inside->before;
}
#endif

/* Nobody has it any more. Runs all finalizers, and gives all memory back. */
RPY_COLD static void rpy_instance_free(struct rpy_state *instance) {
    struct rpy_state *before = rpy_current;
    rpy_current = instance;
    if (RPY_RUNTIME.ready) {
        if (rpy_enter()) {
            rpy_gc_finalize_all();
            rpy_gc_finalize_rest();
            rpy_profile_end();
        }
        rpy_leave();
        rpy_gc_fini();
    }
    free(RPY_RUNTIME.name.bytes);
    free(RPY_RUNTIME.message.bytes);
    free(RPY_RUNTIME.causes.bytes);
    free(RPY_RUNTIME.described.bytes);
    free(RPY_RUNTIME.sys_text.bytes);
    free(RPY_RUNTIME.profile.rows);
    free((char *)instance - RPY_RUNTIME_BYTES);
    rpy_current = before;
}

RPY_UNUSED static void rpy_instance_let_go(struct rpy_state *instance) {
    if (rpy_held_last(&RPY_RUNTIME_OF(instance).holders))
        rpy_instance_free(instance);
}
