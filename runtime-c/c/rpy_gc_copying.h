/* What the copying collector keeps. */

struct rpy_space {
    char *start;
    /* Bytes mapped. */
    size_t size;
    /* Memory from here on has never been written. */
    char *dirty;
};

/* The collection under way: the old space and what of it was used, and where copies go. */
struct rpy_collection {
    const char *from;
    size_t used;
    char *scan;
    char *to;
#if RPY_HANDLES
    /* An object that is to become a large one, and that one; NULL if there is none. */
    char *pinned;
    char *pinned_to;
#endif
};

struct rpy_collector {
    struct rpy_space space;
    /* A second space, to be copied into. */
    struct rpy_space spare;
    /* There is no memory for what the program wants: spaces keep none that they do not need. */
    bool tight;
    char *top;
    /* The first identity number of this space. */
    uint64_t identity_base;
    /* How many objects of this space have been asked for their identity. */
    size_t hashed;
    /* Spaces are not trimmed below this: what was needed lately, which fades as the program
     * allocates. Programs whose data come and go would take and clear the same pages again. */
    size_t keep;
    /* The bytes that survived the last collection. */
    size_t survived;
    /* The fewest bytes a space is made for. */
    size_t minimum;
    struct rpy_collection collection;
};
