/* What the generational collector keeps. */

#define RPY_LINE ((size_t)128)
#define RPY_REGION ((size_t)1 << 20)
#define RPY_LINES (RPY_REGION / RPY_LINE)
/* Lines that a hole for objects longer than a line has besides those for the first: less is not worth looking through. */
#define RPY_WIDE 64
/* Regions that are mapped at a time: one more is lost to aligning them. */
#define RPY_CHUNK_REGIONS 15

struct rpy_region {
    char *start;
    /* In a list of free regions, or of those with holes. */
    struct rpy_region *next;
    /* Its memory has been written. */
    bool touched;
    uint8_t lines[RPY_LINES];
};

struct rpy_chunk {
    struct rpy_chunk *next;
    size_t bytes;
    void *mapping;
    struct rpy_region regions[RPY_CHUNK_REGIONS];
};

/* Memory for promoted objects, one behind the other: a hole of a region, if there is one. Lines are known to be in use up
 * to `settled`. */
struct rpy_room {
    struct rpy_region *region;
    char *next;
    char *end;
    char *settled;
};

/* Pointers, in a mapping of their own. */
struct rpy_pointers {
    void **items;
    size_t count;
    size_t room;
};

struct rpy_collector {
    char *nursery;
    size_t nursery_size;
    /* Where it ends now; its mapping may be longer. */
    char *nursery_top;
    /* The first identity number of what is in the nursery. */
    uint64_t identity_base;

    struct rpy_chunk *chunks;
    size_t region_count;
    struct rpy_region *free;
    size_t free_count;
    /* Those with holes, and of which more than a half is free. */
    struct rpy_region *holes;
    struct rpy_region *wide;
    /* Where small objects go. */
    struct rpy_room small;
    /* Where longer ones go. */
    struct rpy_room longer;

    /* Lines with these numbers are in use: the same number, unless marking goes on. */
    uint8_t epoch;
    uint8_t before;
    /* What of RPY_MARKED an object has that is reached. */
    uint32_t colour;
    bool marking;
    /* The nursery is being collected. */
    bool minor;

    /* Reached, and not yet traced. */
    struct rpy_pointers gray;
    /* Promoted, and not yet traced. */
    struct rpy_pointers promoted;
    /* Old objects to be looked at. */
    struct rpy_pointers remembered;
    /* Prebuilt objects that have been written to. */
    struct rpy_pointers written;
#if RPY_HANDLES
    /* The first of the handles whose objects are yet to be marked. */
    struct rpy_handle_segment *unmarked;
#endif
    struct rpy_weakref *old_weakrefs;

    /* Bytes of lines in use after the last cycle; bytes promoted since. */
    size_t live;
    size_t promoted_bytes;
    /* When the next cycle begins. */
    size_t threshold;
    /* Bytes of all objects when the last one began. */
    size_t begun;
    /* Bytes of large objects that came since the last slice. */
    size_t large_added;
    uint32_t stress_count;

    size_t minors;
    size_t cycles;
    double longest;
    double total;
};
