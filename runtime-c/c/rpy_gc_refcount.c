/* Counts of references: generated code says where there is one more and where there is one less (`transform/gc_counts.rs`);
 * an object to which none is left is freed at once, and what it refers to with it. Cycles are not found.
 *
 * Small objects lie in chunks: memory of one that is freed is for objects of the same size. When there is no other memory, chunks
 * are given back in which nothing is left. Other objects are the C library's.
 *
 * Prebuilt objects have counts that mean nothing. Freeing runs no code of the program's: an object with a finalizer waits in
 * a queue, which refers to it, until the program lets finalizers run. Weak references are cleared before.
 */

/* ---- what is known of objects ------------------------------------------------------------ */

static RPY_INLINE struct rpy_note **rpy_notes_of(const void *object) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    return &gc->notes[((uintptr_t)object >> 4) * (size_t)0x9E3779B1u & (gc->size - 1)];
}

/* Twice as many lists; as they are if there is no memory and there are some. */
static bool rpy_notes_grow(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t before = gc->size, i;
    struct rpy_note **notes = gc->notes, **more = calloc(before ? before * 2 : 64, sizeof *more);
    if (!more)
        return before != 0;
    gc->notes = more;
    gc->size = before ? before * 2 : 64;
    for (i = 0; i < before; i++)
        while (notes[i]) {
            struct rpy_note *note = notes[i], **list = rpy_notes_of(note->object);
            notes[i] = note->next;
            note->next = *list;
            *list = note;
        }
    free(notes);
    return true;
}

static struct rpy_note *rpy_note_new(void *object, enum rpy_note_kind kind) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_note *note, **list;
    if (gc->count >= gc->size && !rpy_notes_grow())
        return NULL;
    note = calloc(1, sizeof *note);
    if (!note)
        return NULL;
    note->object = object;
    note->kind = kind;
    list = rpy_notes_of(object);
    note->next = *list;
    *list = note;
    gc->count++;
    ((struct rpy_header *)object)->flags |= RPY_NOTED;
    return note;
}

/* If there is no memory to keep the reference in mind, it finds nothing. */
RPY_SHARED void rpy_gc_weakref_init(void *reference, void *target) {
    struct rpy_weakref *weak = reference;
    struct rpy_header *header = target;
    struct rpy_note *note;
    weak->target = target;
    if (!header || header->flags & RPY_PREBUILT)
        return;
    note = rpy_note_new(target, RPY_NOTE_WEAK);
    if (note) {
        note->weak = weak;
        weak->header.flags |= RPY_WEAK;
    } else {
        weak->target = NULL;
    }
}

/* A weak reference that finds an object is freed. */
static void rpy_weakref_freed(struct rpy_weakref *weak) {
    struct rpy_note **list, *note;
    if (!weak->target)
        return;
    for (list = rpy_notes_of(weak->target); (note = *list) != NULL; list = &note->next)
        if (note->weak == weak) {
            *list = note->next;
            RPY_RUNTIME.collector.count--;
            free(note);
            return;
        }
}

RPY_SHARED void rpy_gc_register_finalizer(void *object, void *run) {
    struct rpy_note *note = rpy_note_new(object, RPY_NOTE_FINALIZER);
    if (note)
        memcpy(&note->run, &run, sizeof run);
}

/* Takes the notes of one kind of an object; the first that was made is first. */
static struct rpy_note *rpy_notes_take(const void *object, enum rpy_note_kind kind) {
    struct rpy_note **list = rpy_notes_of(object), *note, *found = NULL;
    while ((note = *list) != NULL) {
        if (note->object != object || note->kind != kind) {
            list = &note->next;
            continue;
        }
        *list = note->next;
        note->next = found;
        found = note;
        RPY_RUNTIME.collector.count--;
    }
    return found;
}

static void rpy_note_waits(struct rpy_note *note) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    note->next = NULL;
    *(gc->first ? gc->last : &gc->first) = note;
    gc->last = &note->next;
    RPY_STATE.finalizers_wait = true;
}

/* Nothing refers to an object: clears the weak references, and puts its finalizers into the queue, which refers to it
 * then; if there are none, its payloads. Whether there were any finalizers. */
static bool rpy_notes_apply(struct rpy_header *object) {
    struct rpy_note *note, *next;
    for (note = rpy_notes_take(object, RPY_NOTE_WEAK); note; note = next) {
        next = note->next;
        note->weak->target = NULL;
        free(note);
    }
    object->count = 0;
    for (note = rpy_notes_take(object, RPY_NOTE_FINALIZER); note; note = next) {
        next = note->next;
        rpy_note_waits(note);
        object->count++;
    }
    if (object->count > 0)
        return true;
    for (note = rpy_notes_take(object, RPY_NOTE_PAYLOAD); note; note = next) {
        next = note->next;
        note->object = NULL;
        rpy_note_waits(note);
    }
    return false;
}

/* ---- freeing -------------------------------------------------------------------------- */

static RPY_INLINE void rpy_count_down(struct rpy_header *object) {
    if (object && RPY_IS_COUNTED(object) && --object->count == 0 && !(object->flags & RPY_PREBUILT)) {
        object->count = (rpy_signed)RPY_RUNTIME.collector.dead;
        RPY_RUNTIME.collector.dead = object;
    }
}

/* One reference less for each of the pointers that so many items have. */
static void rpy_items_down(const struct rpy_type *type, char *item, rpy_signed n) {
    const uint32_t *offsets = type->offsets + type->pointers;
    uint32_t i;
    if (type->item_size == sizeof(void *)) {
        struct rpy_header **slot = (struct rpy_header **)item, **end = slot + n;
        for (; slot < end; slot++)
            rpy_count_down(*slot);
        return;
    }
    for (; n > 0; n--, item += type->item_size)
        for (i = 0; i < type->item_pointers; i++)
            rpy_count_down(*(struct rpy_header **)(item + offsets[i]));
}

/* A stack that waits is dead when nothing refers to what stands for it; what it refers to itself is not freed. */
static void rpy_handle_freed(const struct rpy_header *handle) {
#if RPY_STACKS
    struct rpy_stack *stack = RPY_RUNTIME.stacks.waiting;
    while (stack && stack->handle != handle)
        stack = stack->next;
    if (stack) {
        rpy_stack_unlink(stack);
        stack->handle = NULL;
        stack->next = RPY_RUNTIME.stacks.dead;
        RPY_RUNTIME.stacks.dead = stack;
    }
#else
    (void)handle;
#endif
}

/* Gives the memory of an object back that is not small. */
static void rpy_counted_give(void *object) {
#if RPY_INSTANCES
    struct rpy_counted_long *memory = (struct rpy_counted_long *)object - 1;
    *memory->link = memory->next;
    if (memory->next)
        memory->next->link = memory->link;
    free(memory);
#else
    free(object);
#endif
}

static void rpy_free_object(struct rpy_header *header) {
    const struct rpy_type *type = &rpy_types[header->tid];
    char *object = (char *)header;
    size_t bytes = rpy_object_bytes(object, type);
    uint32_t i;
    if (RPY_UNLIKELY(header->flags & RPY_NOTED) && rpy_notes_apply(header))
        return;
    if (RPY_UNLIKELY(header->flags & RPY_HANDLE))
        rpy_handle_freed(header);
    if (RPY_UNLIKELY(header->flags & RPY_WEAK))
        rpy_weakref_freed((struct rpy_weakref *)object);
    for (i = 0; i < type->pointers; i++)
        rpy_count_down(*(struct rpy_header **)(object + type->offsets[i]));
    if (type->item_pointers)
        rpy_items_down(type, object + type->size, *(rpy_signed *)(object + type->length_offset));
    rpy_texts_forget(object);
    if (RPY_LIKELY(bytes <= RPY_RUNTIME.collector.small)) {
        struct rpy_free *memory = (struct rpy_free *)object, **list = &RPY_STATE.gc.lists[bytes / 8];
        memory->next = *list;
        *list = memory;
        return;
    }
    RPY_RUNTIME.collector.used -= bytes;
    if (RPY_UNLIKELY(RPY_RUNTIME.collector.objects)) {
        RPY_RUNTIME.collector.objects[header->tid]--;
        RPY_RUNTIME.collector.bytes[header->tid] -= bytes;
    }
    if (RPY_RUNTIME.settings.stress)
        memset(object, 0xDB, bytes);
    rpy_counted_give(object);
}

/* Frees what waits for that: no stack is needed for what it leads to. */
static void rpy_free_dead(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_header *object;
    if (gc->freeing)
        return;
    gc->freeing = true;
    while ((object = gc->dead) != NULL) {
        gc->dead = (struct rpy_header *)object->count;
        rpy_free_object(object);
    }
    gc->freeing = false;
}

RPY_SHARED void rpy_gc_free(void *object) {
    struct rpy_header *header = object;
    header->count = 1;
    rpy_count_down(header);
    rpy_free_dead();
}

RPY_SHARED void rpy_gc_items_up(const struct rpy_type *type, void *items, rpy_signed n) {
    const uint32_t *offsets = type->offsets + type->pointers;
    char *item = items;
    uint32_t i;
    for (; n > 0; n--, item += type->item_size)
        for (i = 0; i < type->item_pointers; i++)
            rpy_gc_up(*(void **)(item + offsets[i]));
}

RPY_SHARED void rpy_gc_items_down(const struct rpy_type *type, void *items, rpy_signed n) {
    rpy_items_down(type, items, n);
    rpy_free_dead();
}

/* ---- exceptions ----------------------------------------------------------------------- */

/* The exception that is set, or was last, is referred to. */
RPY_SHARED void rpy_exc_keep(void *value) {
    void *before = RPY_STATE.exc.value;
    rpy_gc_up(value);
    RPY_STATE.exc.value = value;
    rpy_gc_down(before);
}

/* ---- allocation ----------------------------------------------------------------------- */

#define RPY_COUNTED_ALIGNED ((size_t)32 << 10)
/* (What the C library has before it fits between two of them.) */
#define RPY_COUNTED_CHUNK (RPY_COUNTED_ALIGNED - 64)
#define RPY_COUNTED_ROOM (RPY_COUNTED_CHUNK - sizeof(struct rpy_counted_chunk))

static struct rpy_counted_chunk *rpy_counted_chunk_of(const void *memory) {
    return (struct rpy_counted_chunk *)((uintptr_t)memory & ~(uintptr_t)(RPY_COUNTED_ALIGNED - 1));
}

/* Takes memory out of a list of what is free that lies in empty chunks. */
static void rpy_counted_unlist(struct rpy_free **list) {
    while (*list)
        if (rpy_counted_chunk_of(*list)->free == RPY_COUNTED_ROOM)
            *list = (*list)->next;
        else
            list = &(*list)->next;
}

/* Gives chunks back in which nothing is left; whether there were any. */
RPY_COLD static bool rpy_counted_chunks_release(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_counted_chunk **link = &gc->chunks, *chunk;
    const struct rpy_free *memory;
    bool found = false;
    size_t i;
    for (chunk = gc->chunks; chunk; chunk = chunk->next)
        chunk->free = 0;
    for (i = 0; i <= RPY_SMALL / 8; i++)
        for (memory = RPY_STATE.gc.lists[i]; memory; memory = memory->next)
            rpy_counted_chunk_of(memory)->free += i * 8;
    /* (The rest of the last one is in no list: that one stays.) */
    for (i = 0; i <= RPY_SMALL / 8; i++)
        rpy_counted_unlist(&RPY_STATE.gc.lists[i]);
    while ((chunk = *link) != NULL) {
        if (chunk->free == RPY_COUNTED_ROOM) {
            *link = chunk->next;
            gc->used -= RPY_COUNTED_CHUNK;
            rpy_os_free_aligned(chunk);
            found = true;
        } else {
            link = &chunk->next;
        }
    }
    return found;
}

/* Whether there may be so many bytes more; if not, but with what chunks have that are empty, gives these back. */
static bool rpy_counted_is_room(size_t size) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t max = RPY_RUNTIME.settings.max + gc->above;
    do {
        if (size <= max && gc->used <= max - size)
            return true;
    } while (rpy_counted_chunks_release());
    return false;
}

/* There is no memory: what handles the exception has some that others did not get. */
RPY_COLD static void rpy_counted_fail(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    if (gc->spare)
        rpy_os_free_aligned(gc->spare);
    gc->spare = NULL;
    gc->above = 2 * RPY_COUNTED_ALIGNED;
    rpy_raise_standard(RPY_MEMORY_ERROR);
}

/* So many bytes have come. */
static void rpy_counted_add(size_t size) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    gc->used += size;
    if (RPY_UNLIKELY(gc->above) && gc->used <= RPY_RUNTIME.settings.max)
        gc->above = 0;
}

/* Memory of the C library's for so many bytes and those before them, if there may be as many. */
static void *rpy_counted_memory(size_t size, size_t before, bool zero) {
    void *memory = NULL;
    if (!rpy_counted_is_room(size))
        return NULL;
    do
        memory = zero ? calloc(1, before + size) : malloc(before + size);
    while (!memory && rpy_counted_chunks_release());
    if (memory)
        rpy_counted_add(size);
    return memory;
}

static void *rpy_gc_reserve_large(size_t size, uint32_t tid, bool zero) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_header *object;
#if RPY_INSTANCES
    struct rpy_counted_long *memory = rpy_counted_memory(size, sizeof *memory, zero);
    if (memory) {
        memory->next = gc->longer;
        memory->link = &gc->longer;
        if (memory->next)
            memory->next->link = &memory->next;
        gc->longer = memory;
    }
    object = memory ? (struct rpy_header *)(memory + 1) : NULL;
#else
    object = rpy_counted_memory(size, 0, zero);
#endif
    if (!object) {
        rpy_counted_fail();
        return NULL;
    }
    if (!zero)
        memset(object, 0, rpy_types[tid].size);
    if (RPY_UNLIKELY(gc->objects)) {
        rpy_profile_collected(gc->used);
        gc->objects[tid]++;
        gc->bytes[tid] += size;
    }
    object->tid = tid;
    object->count = 1;
    return object;
}

static struct rpy_counted_chunk *rpy_counted_chunk_new(void) {
    return rpy_os_aligned(RPY_COUNTED_CHUNK, RPY_COUNTED_ALIGNED);
}

/* A chunk for small objects; what is left of the last one is for one of that size. */
static bool rpy_counted_chunk_add(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t left = (size_t)(gc->limit - gc->free);
    struct rpy_counted_chunk *chunk = NULL;
    if (rpy_counted_is_room(RPY_COUNTED_CHUNK))
        do
            chunk = rpy_counted_chunk_new();
        while (!chunk && rpy_counted_chunks_release());
    if (!chunk)
        return false;
    rpy_counted_add(RPY_COUNTED_CHUNK);
    if (!gc->spare)
        gc->spare = rpy_counted_chunk_new();
    if (left) {
        struct rpy_free *memory = (struct rpy_free *)gc->free, **list = &RPY_STATE.gc.lists[left / 8];
        memory->next = *list;
        *list = memory;
    }
    chunk->next = gc->chunks;
    gc->chunks = chunk;
    gc->free = (char *)(chunk + 1);
    gc->limit = (char *)chunk + RPY_COUNTED_CHUNK;
    return true;
}

static void *rpy_gc_reserve(size_t size, uint32_t tid) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_free *memory;
    void *object;
    if (RPY_UNLIKELY(size > gc->small))
        return rpy_gc_reserve_large(size, tid, true);
    if (!RPY_STATE.gc.lists[size / 8]) {
        if ((size_t)(gc->limit - gc->free) < size && !rpy_counted_chunk_add()) {
            rpy_counted_fail();
            return NULL;
        }
        memory = (struct rpy_free *)gc->free;
        memory->next = NULL;
        RPY_STATE.gc.lists[size / 8] = memory;
        gc->free += size;
    }
    object = rpy_gc_malloc_fast(size, tid);
    rpy_gc_up(object);
    return object;
}

/* (Small objects go back to where there are some of their size.) */
static bool rpy_gc_shorten(struct rpy_header *array, size_t bytes) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t fewer = rpy_object_bytes((char *)array, &rpy_types[array->tid]) - bytes;
    if (bytes <= gc->small)
        return false;
    gc->used -= fewer;
    if (RPY_UNLIKELY(gc->objects))
        gc->bytes[array->tid] -= fewer;
    array->flags |= RPY_LENT;
    return true;
}

static void rpy_gc_lengthen(struct rpy_header *array, size_t bytes) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t more = bytes - rpy_object_bytes((char *)array, &rpy_types[array->tid]);
    gc->used += more;
    if (RPY_UNLIKELY(gc->objects))
        gc->bytes[array->tid] += more;
}

RPY_SHARED rpy_signed rpy_gc_identity_hash(void *object) {
    return rpy_identity_of_address(object);
}

/* ---- finalizers ------------------------------------------------------------------------- */

RPY_SHARED void rpy_gc_run_waiting(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_note *first;
    if (RPY_RUNTIME.finalizers.running)
        return;
    RPY_RUNTIME.finalizers.running = true;
    while ((first = gc->first) != NULL) {
        gc->first = first->next;
        first->run(first->object ? first->object : first->payload);
        rpy_gc_down(first->object);
        free(first);
    }
    RPY_RUNTIME.finalizers.running = false;
    RPY_STATE.finalizers_wait = false;
}

static void rpy_gc_finalize_all(void) {
    rpy_handles_settle();
    rpy_gc_run_waiting();
}

#if RPY_INSTANCES
/* Puts what is known of one kind into the queue, which refers to the objects, or holds what was in them. */
static void rpy_notes_due(enum rpy_note_kind kind) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_note *note, **list;
    size_t i;
    for (i = 0; i < gc->size; i++)
        for (list = &gc->notes[i]; (note = *list) != NULL;) {
            if (note->kind != kind) {
                list = &note->next;
                continue;
            }
            *list = note->next;
            gc->count--;
            if (kind == RPY_NOTE_FINALIZER)
                rpy_gc_up(note->object);
            else
                note->object = NULL;
            rpy_note_waits(note);
        }
}

static void rpy_gc_finalize_rest(void) {
    rpy_notes_due(RPY_NOTE_FINALIZER);
    rpy_gc_run_waiting();
    rpy_notes_due(RPY_NOTE_PAYLOAD);
    rpy_gc_run_waiting();
}
#endif

#if RPY_HANDLES
RPY_SHARED bool rpy_handle_payload(void *object, void (*release)(void *payload), void *payload) {
    struct rpy_note *note = rpy_note_new(object, RPY_NOTE_PAYLOAD);
    if (!note) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return false;
    }
    note->run = release;
    note->payload = payload;
    return true;
}

static void rpy_gc_hold(struct rpy_handle *handle) { rpy_gc_up(handle->object); }
static void rpy_gc_let_go(void *object) { rpy_gc_down(object); }
static bool rpy_gc_fasten(struct rpy_handle *handle) {
    (void)handle;
    return true;
}
#endif

/* ---- the interface -------------------------------------------------------------------- */

/* What is dead is gone, but for what handles held that have been dropped. (These are not settled where memory is taken:
 * nothing is freed there that is not counted.) */
RPY_SHARED void rpy_gc_collect(rpy_signed generation) {
    rpy_profile_ask(generation);
    rpy_handles_settle();
    rpy_profile_collected(RPY_RUNTIME.collector.used);
}

/* Nothing leads to all objects, so they are counted when they come and go. */
static void rpy_gc_census(void) {
    const struct rpy_collector *gc = &RPY_RUNTIME.collector;
    uint32_t tid;
    for (tid = 0; tid < rpy_type_count; tid++)
        rpy_profile_add(tid, gc->objects[tid], gc->bytes[tid]);
}

static void rpy_gc_fini(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_counted_chunk *chunk;
    struct rpy_note *note;
    size_t i;
    while ((chunk = gc->chunks) != NULL) {
        gc->chunks = chunk->next;
        rpy_os_free_aligned(chunk);
    }
    if (gc->spare)
        rpy_os_free_aligned(gc->spare);
#if RPY_INSTANCES
    while (gc->longer) {
        struct rpy_counted_long *memory = gc->longer;
        gc->longer = memory->next;
        free(memory);
    }
#endif
    while ((note = gc->first) != NULL) {
        gc->first = note->next;
        free(note);
    }
    memset(&RPY_STATE.gc, 0, sizeof RPY_STATE.gc);
    for (i = 0; i < gc->size; i++)
        while ((note = gc->notes[i]) != NULL) {
            gc->notes[i] = note->next;
            free(note);
        }
    free(gc->notes);
    free(gc->objects);
    free(gc->bytes);
    memset(gc, 0, sizeof *gc);
    rpy_texts_free();
    rpy_handles_free();
}

static bool rpy_gc_init(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    rpy_gc_settings_read();
    if (RPY_RUNTIME.profile.path) {
        gc->objects = calloc(rpy_type_count, sizeof *gc->objects);
        gc->bytes = calloc(rpy_type_count, sizeof *gc->bytes);
        if (!gc->objects || !gc->bytes) {
            rpy_gc_fini();
            return false;
        }
    }
    /* (What looks after each object sees them one by one.) */
    if (!RPY_ASAN && !RPY_RUNTIME.settings.stress && !RPY_RUNTIME.profile.path)
        gc->small = RPY_SMALL;
    return rpy_notes_grow();
}
