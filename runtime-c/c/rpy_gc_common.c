/* What every collector has: settings, the root stack, sizes of objects. Included before the collector. */

struct rpy_gc_settings {
    /* Collect and move at every allocation. */
    bool stress;
    /* Arrays of more bytes are large objects. */
    size_t large;
    /* The most bytes that objects may take. */
    size_t max;
};
static struct rpy_gc_settings rpy_gc_settings;

/* A number of bytes with an optional suffix K, M or G; 0 if it is none. */
static size_t rpy_parse_bytes(const char *text) {
    char *end;
    unsigned long long n;
    if (!text || *text < '0' || *text > '9')
        return 0;
    n = strtoull(text, &end, 10);
    switch (*end) {
    case 'G': case 'g': n <<= 10; /* fall through */
    case 'M': case 'm': n <<= 10; /* fall through */
    case 'K': case 'k': n <<= 10; break;
    default: break;
    }
    return n > SIZE_MAX / 8 ? SIZE_MAX / 8 : (size_t)n;
}

static void rpy_gc_settings_read(void) {
    struct rpy_gc_settings *settings = &rpy_gc_settings;
    const char *stress = getenv("RPYTHON_GC_STRESS");
    settings->stress = stress ? *stress && strcmp(stress, "0") != 0 : RPY_GC_STRESS;
    settings->large = settings->stress ? rpy_parse_bytes(getenv("RPYTHON_GC_LARGE")) : 0;
    if (!settings->large)
        settings->large = RPY_GC_LARGE;
    settings->max = rpy_parse_bytes(getenv("RPYTHON_MAX_HEAP"));
    if (!settings->max)
        settings->max = RPY_GC_MAX_HEAP ? (size_t)RPY_GC_MAX_HEAP : rpy_os_memory();
}

static size_t rpy_root_bytes(void) {
    return RPY_PAGE_UP((RPY_ROOT_STACK_SLOTS + rpy_root_margin) * sizeof(void *));
}

/* The root stack of the program's first stack; false if there is no memory. */
static bool rpy_root_stack_init(void) {
    rpy_root_base = rpy_os_map(rpy_root_bytes(), false);
    rpy_root_top = rpy_root_base;
    rpy_root_limit = rpy_root_base ? rpy_root_base + RPY_ROOT_STACK_SLOTS : NULL;
    return rpy_root_base != NULL;
}

static void rpy_root_stack_fini(void) {
    if (rpy_root_base)
        rpy_os_unmap(rpy_root_base, rpy_root_bytes());
    rpy_root_base = rpy_root_top = rpy_root_limit = NULL;
}

/* Bytes of an object without the word for its identity. */
static RPY_INLINE size_t rpy_object_bytes(const char *object, const struct rpy_type *type) {
    size_t bytes = type->size;
    if (type->item_size)
        bytes += (size_t) * (const rpy_signed *)(object + type->length_offset) * type->item_size;
    return RPY_OBJECT_SIZE(bytes);
}

static RPY_INLINE bool rpy_has_pointers(const struct rpy_type *type) {
    return type->pointers || type->item_pointers;
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

/* The bytes and the number of items that a request for an array comes to; 0 after raising MemoryError. */
static size_t rpy_varsize_bytes(const struct rpy_type *type, rpy_signed n) {
    if ((rpy_unsigned)n > (rpy_unsigned)(PTRDIFF_MAX / 8) / type->item_size) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return 0;
    }
    return RPY_OBJECT_SIZE(type->size + (size_t)n * type->item_size);
}
