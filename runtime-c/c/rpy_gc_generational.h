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
    /* It is in a list of free ones. */
    bool is_free;
    /* The last sweep for which there is nothing more to be done in it. */
    uint32_t swept;
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

/* What a cycle does, in this order. */
enum rpy_phase {
    RPY_PHASE_NONE,
    RPY_PHASE_MARK,
    /* What is dead is known from here on: clears weak references to it. */
    RPY_PHASE_WEAK,
    /* Finds dead objects with finalizers, marks them, marks what they lead to, has them wait. */
    RPY_PHASE_FIND,
    RPY_PHASE_REVIVE,
    RPY_PHASE_TRACE,
    RPY_PHASE_QUEUE,
    /* Finds payloads whose objects are gone, has them wait. */
    RPY_PHASE_PAYLOADS,
    RPY_PHASE_RELEASE,
    /* Forgets weak references that are dead. */
    RPY_PHASE_FORGET,
    /* Frees large objects; finds the free lines of regions; gives memory back to the system. */
    RPY_PHASE_LARGE,
    RPY_PHASE_REGIONS,
    RPY_PHASE_DISCARD
};

struct rpy_collector {
    char *nursery;
    size_t nursery_size;
    /* How much of it is used, which is less while marking is behind; and where that ends: there are empty regions for what it
     * can hold. */
    size_t nursery_room;
    char *nursery_top;
    /* The first identity number of what is in the nursery. */
    uint64_t identity_base;

    struct rpy_chunk *chunks;
    size_t region_count;
    /* Empty ones: those whose memory has been written, and those whose memory the system has. */
    struct rpy_region *touched;
    size_t touched_count;
    struct rpy_region *clean;
    size_t clean_count;
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
    /* What a cycle does now; and whether that is marking what the program may hide. */
    enum rpy_phase phase;
    bool marking;
    /* How many steps are left of this slice; and how many bytes are to be marked until marking is up to what has come. */
    size_t steps;
    size_t owed;
    /* The nursery is being collected. */
    bool minor;

    /* Reached, and not yet traced. */
    struct rpy_pointers gray;
    /* Promoted, and not yet traced. */
    struct rpy_pointers promoted;
    /* Old objects to be looked at. */
    struct rpy_pointers remembered;
    /* Cards on which something young has been stored. */
    size_t remembered_cards;
    /* Prebuilt objects that have been written to. */
    struct rpy_pointers written;
#if RPY_HANDLES
    /* The first of the handles whose objects are yet to be marked. */
    struct rpy_handle_segment *unmarked;
#endif
    /* Weak references that are old and find something; those of them that this phase has not looked at. */
    struct rpy_weakref *old_weakrefs;
    struct rpy_weakref *weakrefs_left;
    /* How far the sweep is: which one it is, the region that was last, the lines in use before it; the number of lines that it
     * finds to be free. */
    uint32_t sweep;
    struct rpy_chunk *sweep_chunk;
    int sweep_region;
    size_t sweep_lines;
    uint8_t sweep_free;

    /* Bytes of lines in use after the last cycle; bytes promoted since it began to find out. */
    size_t live;
    size_t promoted_bytes;
    /* When the next cycle begins. */
    size_t threshold;
    /* Bytes of all objects when the last one began. */
    size_t begun;
    /* How often the nursery had been collected then. */
    size_t begun_at;
    /* How often cycles have begun one behind the other because so much went through the nursery. */
    unsigned idle;
    /* Bytes of large objects that came, and that others grew by, until the last cycle swept them. */
    size_t large_came;
    /* Bytes of large objects that came since the last slice. */
    size_t large_added;
    uint32_t stress_count;

    size_t minors;
    size_t cycles;
    double longest;
    double total;
};
