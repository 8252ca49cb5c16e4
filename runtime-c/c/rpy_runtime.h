/* What a running library keeps and only the runtime knows of: one structure, reached by RPY_RUNTIME; what
 * generated code knows of too is RPY_STATE (rpy_state.h). Included before the runtime's functions and behind the
 * structures of the collector.
 */

/* Bytes that grow. Running out of memory here truncates. */
struct rpy_text {
    char *bytes;
    size_t length;
    size_t room;
};

/* ---- memory --------------------------------------------------------------------------- */

struct rpy_gc_settings {
    /* Collect and move at every allocation. */
    bool stress;
    /* Tell of each collection. */
    bool log;
    /* Arrays of more bytes are large objects. */
    size_t large;
    /* The most bytes that objects may take. */
    size_t max;
};

/* Of a type, while the heap is counted. */
struct rpy_profile_row {
    const char *name;
    size_t objects;
    size_t bytes;
};

struct rpy_profile {
    /* Where people want it; NULL if they do not. */
    const char *path;
    /* Somebody has asked for one: what it is called. */
    const char *why;
    struct rpy_profile_row *rows;
    /* Bytes in the last one. */
    size_t last;
};

struct rpy_large_objects {
    struct rpy_large *all;
    /* Others, that a sweep has not come to. */
    struct rpy_large *unswept;
    struct rpy_large *waiting;
    size_t count;
    /* Some are RPY_OUTGROWN. */
    bool outgrown;
    /* All lie in `span` bytes from here on; so do, perhaps, prebuilt objects. */
    uintptr_t low;
    uintptr_t span;
    /* Bytes of those that survived the last collection; of the ones with pointers among them; and
     * of those that came since. */
    size_t survived;
    size_t traced;
    size_t added;
    /* Blocks of dead ones, for others; and their bytes. */
    struct rpy_large *kept;
    size_t kept_bytes;
};

struct rpy_finalizer {
    void *object;
    void (*run)(void *object);
#if RPY_HANDLES
    /* What `run` is called with instead, when there is no object any more. */
    void *payload;
#endif
};

struct rpy_finalizer_list {
    struct rpy_finalizer *items;
    size_t count;
    size_t room;
    /* How many there were when we last looked: the objects of later ones may be young. */
    size_t seen;
};

/* An object under way, and how many of its pointers have been followed. */
struct rpy_step {
    char *object;
    size_t followed;
};

/* A walk through objects that this collection has not come to, depth first. */
struct rpy_walk {
    struct rpy_step *path;
    size_t depth, path_room;
    /* All that have been seen, to take the mark from them again. */
    char **seen;
    size_t seen_count, seen_room;
    /* Those with finalizers, each behind those that it leads to. */
    char **done;
    size_t done_count, done_room;
};

/* Finalizers that are put in order (rpy_gc_order.c). What they belong to is dead, and stays as it is: so the program may run in between. */
struct rpy_order {
    struct rpy_finalizer *dead;
    size_t count, room;
    /* The same in order, `filled` of them; NULL if there is no memory for that: then they stay as they are. */
    struct rpy_finalizer *sorted;
    size_t filled;
    /* By a hash of the address of an object: 1 + the number of a finalizer that it has. All that it has stand in a row in which
     * there may be others, and which a 0 ends. */
    uint32_t *places;
    size_t mask;
    struct rpy_walk walk;
    enum { RPY_ORDER_KNOW, RPY_ORDER_WALK, RPY_ORDER_SORT, RPY_ORDER_FORGET } stage;
    /* How far the stage is. */
    size_t at;
};

struct rpy_finalizers {
    /* Of objects that something reached when we last looked. */
    struct rpy_finalizer_list known;
#if RPY_HANDLES
    /* Of those with payloads. */
    struct rpy_finalizer_list loaded;
#endif
    /* Of the others, to run from `next` on; it has room for all. */
    struct rpy_finalizer_list queue;
    size_t next;
    /* On their way there: what is taken out of one of the lists, how far that is, and how many have been kept in it. */
    struct rpy_order dying;
    size_t looked;
    size_t kept;
    /* All have been taken; so many are where they go to. */
    bool taken;
    size_t gone;
    /* Where the first of the queue is whose object is yet to be marked, by a collector that marks in slices. */
    size_t marked;
    bool running;
};

#if RPY_HANDLES
struct rpy_handles {
    struct rpy_handle_segment *segments;
    struct rpy_handle *free;
    /* By whichever thread. */
    struct rpy_handle *dropped;
#if RPY_GC_BARRIER
    /* Those whose objects may be young. */
    struct rpy_handle *young;
#endif
};
#endif

/* Texts that have a table of where their characters are. (A collector that takes whatever looks like a pointer for one
 * keeps them.) */
#define RPY_TEXT_TABLES (RPY_GC_CONSERVATIVE ? 2 : 1024)
/* A power of two, so that most searches for a table look at one place. */
#define RPY_TEXT_PLACES 4096

struct rpy_text_table {
    const void *bytes;
    uint32_t *offsets;
    /* Of so many characters there are offsets (a text may have been shorter), and there is room for so many. */
    size_t covered;
    size_t room;
};

struct rpy_texts {
    struct rpy_text_table tables[RPY_TEXT_TABLES];
    size_t count;
    /* By a hash of the address: 1 + the number of a table there; 0 ends a search. */
    uint16_t places[RPY_TEXT_PLACES];
    /* Which of them gives way next. */
    size_t next;
};

/* ---- stacks and threads --------------------------------------------------------------- */

#if RPY_STACKS
/* What belongs to a stack while another one runs. */
struct rpy_stack {
    /* Those that do not run are in a list; `link` is what leads to this one there. */
    struct rpy_stack *next;
    struct rpy_stack **link;
    /* The object by which the program knows the stack: once it is gone, nothing can make the stack
     * run. NULL if the stack has to be kept anyway. */
    void *handle;
    /* The collection that is under way has come to it. */
    bool reached;
#if RPY_GC_BARRIER
    /* Nothing that it leads to is young. */
    bool is_old;
#endif
    void **root_base;
    void **root_top;
    void **root_limit;
    char *stack_limit;
#if RPY_GC_CONSERVATIVE
    struct rpy_boehm_stack of_collector;
#endif
    /* The thread that it belongs to, if there are several. */
    rpy_signed thread;
    /* The traceback of what was caught here: how many lines it has in all, and those that are known. */
    void *tb_value;
    rpy_signed tb_count;
    const struct rpy_location *tb[RPY_TRACEBACK_MAX];
};

struct rpy_stacks {
    /* The one that runs, once there has been another one. */
    struct rpy_stack *running;
    /* Those that wait. */
    struct rpy_stack *waiting;
    /* Those that nothing will make run any more, to be given back by those who made them. */
    struct rpy_stack *dead;
    /* How many have come since the last collection. */
    size_t added;
};
#endif

#if RPY_STACKLETS
/* The quick switch stores what a function keeps for its caller, and nothing else; hardware that
 * checks return addresses has to be told by the system's functions. */
#if defined(__x86_64__) && !defined(__ILP32__) && !defined(RPY_STACKLET_UCONTEXT) &&               \
    !(defined(__CET__) && (__CET__ & 2)) && (defined(__GNUC__) || defined(__clang__))
#define RPY_STACKLET_QUICK 1
#else
#define RPY_STACKLET_QUICK 0
#include <ucontext.h>
#endif
#if RPY_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

struct rpy_stacklet {
    /* First: it is found by this. */
    struct rpy_stack stack;
    /* The mapping; NULL for the stack that the system made. */
    char *mapping;
#if RPY_STACKLET_QUICK
    void *context;
#else
    ucontext_t context;
#endif
    /* What AddressSanitizer wants to know. */
    void *fake;
    const void *low;
    size_t size;
};

struct rpy_stacklets {
    /* The stack that the program began on, if it has one thread. */
    struct rpy_stacklet first;
    /* Where control came from last. */
    struct rpy_stacklet *before;
    /* One that is ready to begin; others that are not used. */
    struct rpy_stacklet *next;
    struct rpy_stack *unused;
    size_t unused_count;
    /* How many are in use, those that the system made excepted; how many survived a collection. */
    size_t count;
    size_t survived;
    /* What a new stack runs: it gives the stack that goes on when it is done. */
    rpy_signed (*run)(void);
};
#endif

#if RPY_THREADS
/* The lock of programs with threads, which can be handed over. */
struct rpy_gil {
    pthread_mutex_t mutex;
    pthread_cond_t free;
    pthread_cond_t taken_over;
    bool taken;
    uint32_t waiting;
    uint64_t turns;
    /* When the thread that runs began to. */
    rpy_signed since;
};
#define RPY_LOCK struct rpy_gil
#undef RPY_LOCK_FREE
#define RPY_LOCK_FREE                                                                              \
    {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER, false, 0, 0, 0}

struct rpy_threads {
    struct rpy_waiter *waiters;
    /* The stack of the thread that came first, which stays when that has ended. */
    struct rpy_thread_stack *first;
    /* Threads that the program has: those that have not ended; those that wait without a bound. */
    rpy_signed alive;
    rpy_signed stuck;
    rpy_signed count;
    /* The size of stacks of threads that are started; 0: the usual one. */
    size_t stack_bytes;
    pthread_key_t key;
};
#else
#define RPY_LOCK struct rpy_lock
#endif

/* ---- all of it ------------------------------------------------------------------------ */

struct rpy_runtime {
#if RPY_INSTANCES
    /* Whoever has the instance, and each handle of its objects: the last one that goes frees it. */
    size_t holders;
    /* There have been handles: others than who has the instance may enter it, and all have its lock. */
    bool is_shared;
#endif
    RPY_LOCK lock;
    /* The thread that is inside, by the address of a variable of its own; how often it entered. */
    void *owner;
    rpy_signed depth;
    bool ready;

    struct rpy_gc_settings settings;
    struct rpy_profile profile;
    struct rpy_collector collector;
    struct rpy_large_objects large;
    struct rpy_finalizers finalizers;
    struct rpy_texts texts;
#if RPY_HANDLES
    struct rpy_handles handles;
#endif
#if RPY_STACKS
    struct rpy_stacks stacks;
#endif
#if RPY_STACKLETS
    struct rpy_stacklets stacklets;
#endif
#if RPY_THREADS
    struct rpy_threads threads;
#endif

    /* The key of hashes of keys that somebody has chosen (`rpy_keyed.c`). */
    uint64_t keyed[2];
    bool stdout_used;
    /* The name and the message of the exception that is being described. */
    struct rpy_text name;
    struct rpy_text message;
    /* What stands above the traceback: the exceptions that this one was raised from. */
    struct rpy_text causes;
    /* All of that, for Rust. */
    struct rpy_text described;
    /* Of the C functions that the program calls. */
    int saved_errno;
    /* Whether the last `rpy_parse_float` found a float. */
    bool parsed;
    /* What functions of the system give besides a number. */
    int64_t sys_results[16];
    struct rpy_text sys_text;
};
#if RPY_INSTANCES
#define RPY_RUNTIME_BYTES ((sizeof(struct rpy_runtime) + 15) & ~(size_t)15)
#define RPY_RUNTIME_OF(state) (*(struct rpy_runtime *)((char *)(state) - RPY_RUNTIME_BYTES))
#define RPY_RUNTIME RPY_RUNTIME_OF(rpy_current)
/* The instance of those who name none, once there is one. It is there until the process ends, and what is to be done
 * then is done for it; for another one, when that is freed. */
static struct rpy_state *rpy_default;
#define RPY_AT_EXIT(run) (rpy_current == rpy_default ? (void)atexit(run) : (void)0)
#define RPY_EXITS() ((void)(rpy_current = rpy_default))
#else
static struct rpy_runtime rpy_runtime = {.lock = RPY_LOCK_FREE};
#define RPY_RUNTIME rpy_runtime
#define RPY_AT_EXIT(run) ((void)atexit(run))
#define RPY_EXITS() ((void)0)
#endif
