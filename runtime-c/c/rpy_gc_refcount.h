/* What is kept where references are counted. */

/* What is known of an object besides its count: a weak reference that finds it, a finalizer, or a payload. */
enum rpy_note_kind { RPY_NOTE_WEAK, RPY_NOTE_FINALIZER, RPY_NOTE_PAYLOAD };
struct rpy_note {
    struct rpy_note *next;
    void *object;
    enum rpy_note_kind kind;
    struct rpy_weakref *weak;
    void (*run)(void *object);
    /* What `run` is called with in place of the object, when that is gone. */
    void *payload;
};

/* Memory for small objects, where an address says in which one it is. */
struct rpy_counted_chunk {
    struct rpy_counted_chunk *next;
    /* Bytes that nobody uses; while they are counted. */
    size_t free;
};

#if RPY_INSTANCES
/* What comes before an object of the C library's memory, so that all can be freed with their instance. */
struct rpy_counted_long {
    struct rpy_counted_long *next;
    struct rpy_counted_long **link;
};
#endif

struct rpy_collector {
    struct rpy_counted_chunk *chunks;
    /* One more, that is given up when there is no memory: what handles the exception has it. */
    struct rpy_counted_chunk *spare;
    /* Bytes that there may be above the maximum, for the same. */
    size_t above;
#if RPY_INSTANCES
    struct rpy_counted_long *longer;
#endif
    /* What of the last chunk has not been used. */
    char *free;
    char *limit;
    /* Objects of so many bytes are small. */
    size_t small;
    /* Objects that are about to be freed, linked by their counts. */
    struct rpy_header *dead;
    bool freeing;
    /* By the addresses of objects: `size` lists, a power of two. */
    struct rpy_note **notes;
    size_t size;
    size_t count;
    /* Finalizers of objects to which nothing refers but this; payloads of objects that are gone. */
    struct rpy_note *first;
    struct rpy_note **last;
    /* Bytes of all objects. */
    size_t used;
    /* Objects of each type, where somebody wants a profile. */
    size_t *objects;
    size_t *bytes;
};
