/* What is kept with the Boehm-Demers-Weiser collector, which is a library of the system's. */

/* Threads are registered here: the program's, and those that call in. */
#define GC_THREADS 1
#define GC_NO_THREAD_REDIRECTS 1
#include <gc/gc.h>
#include <gc/gc_inline.h>
#include <gc/gc_mark.h>
#if GC_VERSION_MAJOR < 8
#error "libgc 8.0 or later is needed (Debian: libgc-dev)"
#endif

/* A finalizer. It is memory that libgc scans and does not free: the object is hidden from it until nothing else
 * leads there. */
struct rpy_boehm_finalizer {
    struct rpy_boehm_finalizer *next;
    GC_hidden_pointer hidden;
    void *object;
    void (*run)(void *object);
    /* Those that were registered earlier have a smaller one. */
    uint64_t number;
};

#if RPY_HANDLES
/* A payload, in memory that libgc does not look at. */
struct rpy_boehm_payload {
    struct rpy_boehm_payload *next;
    /* libgc clears it when not even what has finalizers leads to the object. */
    void *object;
    void (*release)(void *payload);
    void *payload;
};
#endif

struct rpy_collector {
    /* Finalizers of objects that libgc says are unreachable, the last that came first: whichever thread libgc
     * is called by adds to it. Then those in order, to be run. */
    struct rpy_boehm_finalizer *arrived;
    struct rpy_boehm_finalizer *queue, *queue_last;
    uint64_t registered;
#if RPY_HANDLES
    /* The first that was given and what leads behind the last; those whose objects are gone. */
    struct rpy_boehm_payload *payloads;
    struct rpy_boehm_payload **payloads_end;
    struct rpy_boehm_payload *gone;
    /* Which collection they were last looked at after. */
    GC_word payloads_seen;
#endif
    /* What was last seen of libgc, for the log. */
    GC_word collections;
    /* Allocations in stress mode. */
    uint32_t stressed;
#if RPY_POSIX
    /* Threads that end say so to libgc. */
    pthread_key_t threads;
    bool has_key;
#endif
#if RPY_THREADS
    /* What libgc asks for roots besides. */
    GC_push_other_roots_proc other_roots;
#endif
#if RPY_STACKLETS
    /* The kind of objects that stand for stacks. */
    int stack_kind;
    /* What stands for stacks that nobody can make run any more, as libgc says. */
    struct rpy_boehm_token *unreached;
#endif
};

#if RPY_STACKS
#include <ucontext.h>

/* What libgc does not know of a stack. */
struct rpy_boehm_stack {
    /* While another stack of its thread runs, or the thread lets others run: what of it is in use begins here. */
    char *low;
    char *high;
    /* The thread lets others run, and these are its registers. */
    bool lets_run;
    ucontext_t registers;
    /* What stands for it in the program, if there is such an object. */
    GC_hidden_pointer token;
};
#endif
