/* What every collector has: settings, sizes of objects, allocation that is not inline. Included before the
 * collector. */

/* The number of bytes that a variable of the environment has, with an optional suffix K, M or G; 0 if there is none. What is no such
 * number is told and has no effect. */
static size_t rpy_environment_bytes(const char *name) {
    const char *text = getenv(name);
    char *end;
    unsigned long long n;
    int shift = 0;
    if (!text || !*text)
        return 0;
    n = strtoull(text, &end, 10);
    switch (*end) {
    case 'G': case 'g': shift = 30; break;
    case 'M': case 'm': shift = 20; break;
    case 'K': case 'k': shift = 10; break;
    }
    if (*text < '0' || *text > '9' || (shift ? end[1] : *end)) {
        fprintf(stderr, "%s=%s is no number of bytes, such as 500M: ignored\n", name, text);
        return 0;
    }
    return n > (SIZE_MAX / 8) >> shift ? SIZE_MAX / 8 : (size_t)n << shift;
}

/* Whether a variable of the environment says yes. */
static bool rpy_environment_says(const char *name, bool otherwise) {
    const char *value = getenv(name);
    return value ? *value && strcmp(value, "0") != 0 : otherwise;
}

static void rpy_profile_begin(const char *path);

static void rpy_gc_settings_read(void) {
    struct rpy_gc_settings *settings = &RPY_RUNTIME.settings;
    settings->stress = rpy_environment_says("RPYTHON_GC_STRESS", RPY_GC_STRESS);
    settings->log = rpy_environment_says("RPYTHON_GC_LOG", false);
    settings->large = settings->stress ? rpy_environment_bytes("RPYTHON_GC_LARGE") : 0;
    if (!settings->large)
        settings->large = RPY_GC_LARGE;
    settings->max = rpy_environment_bytes("RPYTHON_MAX_HEAP");
    if (!settings->max)
        settings->max = RPY_GC_MAX_HEAP ? (size_t)RPY_GC_MAX_HEAP : rpy_os_memory();
    rpy_profile_begin(getenv("RPYTHON_GC_PROFILE"));
}

/* Bytes of an object without the word for its identity. */
static RPY_INLINE size_t rpy_object_bytes(const char *object, const struct rpy_type *type) {
    size_t bytes;
    if (!type->item_size)
        return type->size;
    bytes = (size_t) * (const rpy_signed *)(object + type->length_offset) * type->item_size;
    return RPY_OBJECT_SIZE(type->size + bytes);
}

static RPY_INLINE bool rpy_has_pointers(const struct rpy_type *type) {
    return (type->pointers | type->item_pointers) != 0;
}

/* The number of an object that has moved is behind it; that of one that does not move is made from its
 * address, and even. */
static RPY_INLINE rpy_signed rpy_identity_stored(const char *object) {
    const struct rpy_type *type = &rpy_types[((const struct rpy_header *)object)->tid];
    return *(const rpy_signed *)(object + rpy_object_bytes(object, type));
}

static RPY_INLINE rpy_signed rpy_identity_of_address(const void *object) {
    return (rpy_signed)((uintptr_t)object >> 3 << 1 & (uintptr_t)INTPTR_MAX);
}

/* An odd number from one that no other object has had. */
static RPY_INLINE rpy_signed rpy_identity_of_number(uint64_t number) {
    return (rpy_signed)((number >> 3 << 1 | 1) & (uint64_t)INTPTR_MAX);
}

/* Clears memory that objects are about to fill, in pieces that `memset` stores to with vectors: for longer ones it
 * has the processor's string instruction, which begins slowly, and so has the compiler for one whose size it knows. */
static RPY_INLINE void rpy_clear(char *from, const char *to) {
    while (from < to) {
        size_t left = (size_t)(to - from), piece = left < 2048 ? left : 2048;
        RPY_FORGET(piece);
        memset(from, 0, piece);
        from += piece;
    }
}

#if !RPY_HANDLES
#define rpy_handles_settle() ((void)0)
#define rpy_handles_free() ((void)0)
#define rpy_visit_all_handles(visit) ((void)0)
#endif

/* ---- allocation that is not inline ------------------------------------------------------ */

/* Of a collector: room for an object, zero but for its type id, and for one that is to be large; NULL after
 * raising MemoryError. (Items of the large one need not be zero.) */
static void *rpy_gc_reserve(size_t size, uint32_t tid);
static void *rpy_gc_reserve_large(size_t size, uint32_t tid, bool zero);

RPY_SHARED void *rpy_gc_malloc(uint32_t tid) {
    return rpy_gc_reserve(rpy_types[tid].size, tid);
}

static RPY_INLINE void *rpy_gc_varsize(uint32_t tid, rpy_signed n, bool zero) {
    const struct rpy_type *type = &rpy_types[tid];
    size_t size;
    char *p;
    if ((rpy_unsigned)n > (rpy_unsigned)(PTRDIFF_MAX / 8) / type->item_size) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    size = RPY_OBJECT_SIZE(type->size + (size_t)n * type->item_size);
    p = size > RPY_RUNTIME.settings.large ? rpy_gc_reserve_large(size, tid, zero)
                                          : rpy_gc_reserve(size, tid);
    if (p)
        *(rpy_signed *)(p + type->length_offset) = n;
    return p;
}

RPY_SHARED void *rpy_gc_malloc_varsize(uint32_t tid, rpy_signed n) {
    return rpy_gc_varsize(tid, n, true);
}

RPY_SHARED void *rpy_gc_malloc_varsize_uninit(uint32_t tid, rpy_signed n) {
    return rpy_gc_varsize(tid, n, false);
}

/* ---- arrays that are lent --------------------------------------------------------------- */

/* Of a collector: an array is about to have so many bytes, or as many as before that again. Where it may be made shorter, what
 * leaves the room behind it alone sets RPY_LENT; whatever moves the array does not keep that. */
static bool rpy_gc_shorten(struct rpy_header *array, size_t bytes);
static void rpy_gc_lengthen(struct rpy_header *array, size_t bytes);

static RPY_INLINE size_t rpy_bytes_with(const struct rpy_type *type, rpy_signed n) {
    return RPY_OBJECT_SIZE(type->size + (size_t)n * type->item_size);
}

RPY_SHARED bool rpy_gc_lend(void *array, rpy_signed n) {
    struct rpy_header *header = array;
    const struct rpy_type *type = &rpy_types[header->tid];
    rpy_signed *length = (rpy_signed *)((char *)array + type->length_offset);
    /* (It may be lent as it is.) */
    if (*length == n)
        return true;
    if (!rpy_gc_shorten(header, rpy_bytes_with(type, n)))
        return false;
    *length = n;
    return true;
}

RPY_SHARED bool rpy_gc_take_back(void *array, rpy_signed n) {
    struct rpy_header *header = array;
    const struct rpy_type *type = &rpy_types[header->tid];
    if (!(header->flags & RPY_LENT))
        return false;
    header->flags &= ~RPY_LENT;
    rpy_gc_lengthen(header, rpy_bytes_with(type, n));
    *(rpy_signed *)((char *)array + type->length_offset) = n;
    return true;
}
