/* What every library has beside its collector: errors on their way out, entry and exit, output,
 * and a program's `main`. */

#include <errno.h>

RPY_UNUSED RPY_SHARED void rpy_fatal(const char *message) {
    fflush(stdout);
    fprintf(stderr, "fatal error in translated code: %s\n", message);
    abort();
}

/* ---- exceptions ----------------------------------------------------------------------- */

RPY_SHARED void rpy_raise_standard(enum rpy_standard_exception which) {
    const struct rpy_exception *exception = (const struct rpy_exception *)rpy_at(rpy_standard) + which;
    if (!exception->type)
        rpy_fatal("an exception that the program does not have");
    rpy_exc_set(exception->type, exception->value);
}

RPY_UNUSED static void rpy_text_add(struct rpy_text *text, const void *bytes, size_t n) {
    if (n > text->room - text->length) {
        size_t room = (text->length + n) * 2;
        char *moved = realloc(text->bytes, room);
        if (!moved)
            return;
        text->bytes = moved;
        text->room = room;
    }
    if (n)
        memcpy(text->bytes + text->length, bytes, n);
    text->length += n;
}

RPY_UNUSED static void rpy_text_integer(struct rpy_text *text, uint64_t n) {
    uint8_t bytes[8];
    int i;
    for (i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(n >> (8 * i));
    rpy_text_add(text, bytes, 8);
}

RPY_UNUSED static void rpy_text_string(struct rpy_text *text, const char *string, size_t n) {
    rpy_text_integer(text, n);
    rpy_text_add(text, string, n);
}

/* Called by the program's function that describes exceptions. */
RPY_UNUSED RPY_SHARED void rpy_describe(const void *name, rpy_signed name_length, const void *message,
                                    rpy_signed message_length) {
    RPY_RUNTIME.name.length = RPY_RUNTIME.message.length = 0;
    rpy_text_add(&RPY_RUNTIME.name, name, (size_t)name_length);
    rpy_text_add(&RPY_RUNTIME.message, message, (size_t)message_length);
}

/* What was described was the cause of what is described next. */
RPY_UNUSED RPY_SHARED void rpy_described_cause(void) {
    static const char behind[] =
        "\n\nThe above exception was the direct cause of the following exception:\n\n";
    rpy_text_add(&RPY_RUNTIME.causes, RPY_RUNTIME.name.bytes, RPY_RUNTIME.name.length);
    if (RPY_RUNTIME.message.length) {
        rpy_text_add(&RPY_RUNTIME.causes, ": ", 2);
        rpy_text_add(&RPY_RUNTIME.causes, RPY_RUNTIME.message.bytes, RPY_RUNTIME.message.length);
    }
    rpy_text_add(&RPY_RUNTIME.causes, behind, sizeof behind - 1);
    RPY_RUNTIME.name.length = RPY_RUNTIME.message.length = 0;
}

/* What Rust gets of it, in wire format. */
RPY_UNUSED RPY_SHARED void rpy_described(const void *bytes, rpy_signed n) {
    RPY_RUNTIME.described.length = 0;
    rpy_text_add(&RPY_RUNTIME.described, bytes, (size_t)n);
}

/* The traceback as it was when the exception came out: describing may run the program's code. */
struct rpy_traceback {
    uint32_t count;
    /* Lines that there is no room for. */
    uint32_t dropped;
    const struct rpy_location *lines[RPY_TRACEBACK_MAX];
};

/* Takes the exception that is set, and describes it. */
RPY_UNUSED RPY_COLD static void rpy_exc_fetch(struct rpy_traceback *traceback) {
    void *value = RPY_STATE.exc.value;
    uint32_t i, n = (uint32_t)rpy_traceback_lines();
    traceback->count = 0;
    traceback->dropped = RPY_STATE.tb_room < 0 ? (uint32_t)-RPY_STATE.tb_room : 0;
    for (i = 0; i < n; i++) {
        const struct rpy_location *line = RPY_STATE.tb[RPY_TRACEBACK_MAX - 1 - i];
        for (;; line += line->within) {
            if (line->file[0] == '<')
                ; /* Lines of the toolchain's own helpers mean nothing to the user. */
            else if (traceback->count < RPY_TRACEBACK_MAX)
                traceback->lines[traceback->count++] = line;
            else
                traceback->dropped++;
            if (!line->within)
                break;
        }
    }
    /* The outermost first. */
    for (i = 0; i < traceback->count / 2; i++) {
        const struct rpy_location *line = traceback->lines[i];
        traceback->lines[i] = traceback->lines[traceback->count - 1 - i];
        traceback->lines[traceback->count - 1 - i] = line;
    }
    rpy_exc_clear();
    rpy_traceback_clear();
    RPY_STATE.exc.value = NULL;
    RPY_RUNTIME.name.length = RPY_RUNTIME.message.length = RPY_RUNTIME.causes.length = 0;
    RPY_RUNTIME.described.length = 0;
    rpy_describe_exception(value);
    rpy_gc_down(value);
    if (RPY_STATE.exc.type) {
        /* As Python does when `str()` of an exception raises. */
        rpy_exc_clear();
        rpy_traceback_clear();
        rpy_exc_keep(NULL);
        RPY_RUNTIME.message.length = 0;
        rpy_text_add(&RPY_RUNTIME.message, "<exception str() failed>", 24);
    }
    if (!RPY_RUNTIME.name.length)
        rpy_text_add(&RPY_RUNTIME.name, "Exception", 9);
}

/* ---- output --------------------------------------------------------------------------- */

/* Writes bytes to standard output (1, buffered) or standard error (2). */
RPY_UNUSED RPY_SHARED void rpy_write(rpy_signed fd, const void *bytes, rpy_signed n) {
    if (n <= 0)
        return;
    if (fd == 2) {
        fflush(stdout);
        fwrite(bytes, 1, (size_t)n, stderr);
    } else {
        RPY_RUNTIME.stdout_used = true;
        fwrite(bytes, 1, (size_t)n, stdout);
    }
}

RPY_UNUSED RPY_SHARED void rpy_flush(void) {
    fflush(stdout);
    RPY_RUNTIME.stdout_used = false;
}

/* ---- entry and exit ------------------------------------------------------------------- */

struct rpy_thread {
    char *stack_limit;
    struct rpy_text error;
};
static RPY_THREAD struct rpy_thread rpy_thread;

RPY_UNUSED RPY_COLD static bool rpy_start(void) {
    if (!RPY_RUNTIME.ready) {
        RPY_RUNTIME.ready = rpy_gc_init();
        rpy_traceback_clear();
    }
    if (!RPY_RUNTIME.ready || !rpy_gc_thread_begin(&rpy_thread.stack_limit))
        return false;
    if (!rpy_thread.stack_limit)
        rpy_thread.stack_limit = rpy_os_stack_limit();
    return true;
}

/* Other threads read the owner to see that it is not they: any value that is not theirs will do. */
#if defined(__GNUC__) || defined(__clang__)
#define RPY_OWNER() __atomic_load_n(&RPY_RUNTIME.owner, __ATOMIC_RELAXED)
#define RPY_SET_OWNER(runtime, thread) __atomic_store_n(&(runtime)->owner, (thread), __ATOMIC_RELAXED)
#else
#define RPY_OWNER() (*(void *volatile *)&RPY_RUNTIME.owner)
#define RPY_SET_OWNER(runtime, thread) (*(void *volatile *)&(runtime)->owner = (thread))
#endif

/* A program with threads has these in rpy_threads.c. */
#if !RPY_THREADS
/* What is to be done when nobody is inside any more, before the lock is given. */
static RPY_INLINE void rpy_left(void) {
    if (RPY_UNLIKELY(RPY_RUNTIME.stdout_used))
        rpy_flush();
    RPY_SET_OWNER(&RPY_RUNTIME, NULL);
}

RPY_SHARED_INLINE void rpy_leave(void) {
    if (--RPY_RUNTIME.depth == 0) {
        rpy_left();
        rpy_lock_give(&RPY_RUNTIME.lock);
    }
}

/* This thread is inside, as nobody else is. */
static RPY_INLINE bool rpy_entered(struct rpy_thread *self) {
    RPY_SET_OWNER(&RPY_RUNTIME, self);
    RPY_RUNTIME.depth = 1;
    if (RPY_UNLIKELY(!self->stack_limit || !RPY_RUNTIME.ready))
        if (!rpy_start())
            return false;
    rpy_handles_settle();
    RPY_STATE.stack_limit = self->stack_limit;
    return true;
}

RPY_SHARED_INLINE bool rpy_enter(void) {
    struct rpy_thread *self = &rpy_thread;
    if (RPY_UNLIKELY(RPY_OWNER() == self)) {
        RPY_RUNTIME.depth++;
        return true;
    }
    rpy_lock_take(&RPY_RUNTIME.lock);
    return rpy_entered(self);
}
#endif

/* An exception of which nothing but its name and message is known, as described in docs/abi.md. */
RPY_UNUSED RPY_COLD static void rpy_text_exception(struct rpy_text *error, const char *name, size_t n,
                                                   const char *message, size_t length) {
    static const char bases[] = "Exception BaseException";
    rpy_text_integer(error, 1);
    rpy_text_string(error, name, n);
    rpy_text_string(error, bases, sizeof bases - 1);
    rpy_text_string(error, message, length);
    /* No notes, no arguments, no attributes, and nothing of Rust types. */
    rpy_text_integer(error, 0);
    rpy_text_integer(error, 0);
    rpy_text_add(error, "\0", 2);
}

RPY_UNUSED RPY_COLD RPY_SHARED void rpy_exc_hand_over(void) {
    struct rpy_traceback traceback;
    struct rpy_text *error = &rpy_thread.error;
    uint32_t i;
    rpy_exc_fetch(&traceback);
    error->length = 0;
    if (RPY_RUNTIME.described.length)
        rpy_text_add(error, RPY_RUNTIME.described.bytes, RPY_RUNTIME.described.length);
    else
        rpy_text_exception(error, RPY_RUNTIME.name.bytes, RPY_RUNTIME.name.length,
                           RPY_RUNTIME.message.bytes, RPY_RUNTIME.message.length);
    rpy_text_integer(error, traceback.count);
    for (i = 0; i < traceback.count; i++) {
        const struct rpy_location *location = traceback.lines[i];
        rpy_text_string(error, location->file, strlen(location->file));
        rpy_text_integer(error, location->line);
        rpy_text_string(error, location->function, strlen(location->function));
    }
}

RPY_UNUSED RPY_COLD RPY_SHARED void rpy_cannot_start(void) {
    struct rpy_text *error = &rpy_thread.error;
    static const char message[] = "no memory for the heap";
    error->length = 0;
    rpy_text_exception(error, "MemoryError", 11, message, sizeof message - 1);
    rpy_text_integer(error, 0);
}

/* Gives this thread's error away. */
RPY_UNUSED static void rpy_error_take(uint8_t **bytes, size_t *length) {
    struct rpy_text *error = &rpy_thread.error;
    *bytes = (uint8_t *)error->bytes;
    *length = error->length;
    memset(error, 0, sizeof *error);
}

/* Memory that is handed to the caller, who frees it: `out` is a `rpy_buffer`. NULL after raising
 * MemoryError. */
RPY_UNUSED RPY_SHARED void *rpy_buffer_alloc(void *out, rpy_signed n) {
    struct { uint8_t *ptr; size_t len; } buffer;
    buffer.len = (size_t)n;
    buffer.ptr = malloc(n > 0 ? (size_t)n : 1);
    if (!buffer.ptr) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    memcpy(out, &buffer, sizeof buffer);
    return buffer.ptr;
}

/* Hands raw memory of the program's own over to the caller. */
RPY_UNUSED RPY_SHARED void rpy_buffer_give(void *out, void *bytes, rpy_signed n) {
    struct { uint8_t *ptr; size_t len; } buffer;
    buffer.ptr = bytes;
    buffer.len = (size_t)n;
    memcpy(out, &buffer, sizeof buffer);
}

/* Makes raw memory larger, of which there may be none (NULL) so far. NULL after raising MemoryError, and the memory is as
 * it was. */
RPY_UNUSED RPY_SHARED void *rpy_wire_grow(void *bytes, rpy_signed room) {
    void *p = realloc(bytes, (size_t)room);
    if (!p)
        rpy_raise_standard(RPY_MEMORY_ERROR);
    return p;
}

/* ---- raw memory ----------------------------------------------------------------------- */

RPY_SHARED void *rpy_raw_malloc(size_t bytes) {
    void *p = calloc(1, bytes ? bytes : 1);
    if (!p)
        rpy_raise_standard(RPY_MEMORY_ERROR);
    return p;
}

RPY_SHARED void *rpy_raw_malloc_varsize(size_t fixed, size_t item, rpy_signed n) {
    if ((rpy_unsigned)n > ((rpy_unsigned)PTRDIFF_MAX - fixed) / item) {
        rpy_raise_standard(RPY_MEMORY_ERROR);
        return NULL;
    }
    return rpy_raw_malloc(fixed + (size_t)n * item);
}

/* ---- errno of the C functions that programs call ------------------------------------------ */

RPY_UNUSED RPY_SHARED void rpy_save_errno(void) { RPY_RUNTIME.saved_errno = errno; }
RPY_UNUSED RPY_SHARED rpy_signed rpy_saved_errno(void) { return RPY_RUNTIME.saved_errno; }
RPY_UNUSED RPY_SHARED void rpy_set_saved_errno(rpy_signed n) { RPY_RUNTIME.saved_errno = (int)n; }

/* ---- programs ------------------------------------------------------------------------- */

static int rpy_main_argc;
static char **rpy_main_argv;

RPY_UNUSED RPY_SHARED rpy_signed rpy_argc(void) { return rpy_main_argc; }
RPY_UNUSED RPY_SHARED void *rpy_argv(rpy_signed i) { return rpy_main_argv[i]; }
RPY_UNUSED RPY_SHARED rpy_signed rpy_argv_len(rpy_signed i) {
    return (rpy_signed)strlen(rpy_main_argv[i]);
}

/* Shows the exception that is set, as Python does when nothing catches it. */
RPY_UNUSED RPY_COLD static void rpy_exc_print(void) {
    struct rpy_traceback traceback;
    uint32_t i, same = 0;
    rpy_exc_fetch(&traceback);
    fflush(stdout);
    if (RPY_RUNTIME.causes.length)
        fwrite(RPY_RUNTIME.causes.bytes, 1, RPY_RUNTIME.causes.length, stderr);
    if (traceback.count)
        fputs("Traceback (most recent call last):\n", stderr);
    if (traceback.dropped)
        fprintf(stderr, "  [%u outer calls left out]\n", (unsigned)traceback.dropped);
    for (i = 0; i <= traceback.count; i++) {
        const struct rpy_location *location;
        if (i > 0 && i < traceback.count && traceback.lines[i] == traceback.lines[i - 1]) {
            same++;
            if (same >= 3)
                continue;
        } else {
            if (same >= 3)
                fprintf(stderr, "  [Previous line repeated %u more time%s]\n",
                        (unsigned)(same - 2), same == 3 ? "" : "s");
            same = 0;
        }
        if (i == traceback.count)
            break;
        location = traceback.lines[i];
        fprintf(stderr, "  File \"%s\", line %u, in %s\n", location->file,
                (unsigned)location->line, location->function);
    }
    fwrite(RPY_RUNTIME.name.bytes, 1, RPY_RUNTIME.name.length, stderr);
    if (RPY_RUNTIME.message.length) {
        fputs(": ", stderr);
        fwrite(RPY_RUNTIME.message.bytes, 1, RPY_RUNTIME.message.length, stderr);
    }
    fputc('\n', stderr);
}

/* ---- time ----------------------------------------------------------------------------- */

RPY_UNUSED RPY_SHARED double rpy_time(void) {
#if RPY_POSIX
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
#elif defined(_WIN32)
    FILETIME now;
    GetSystemTimePreciseAsFileTime(&now);
    return (double)(((uint64_t)now.dwHighDateTime << 32 | now.dwLowDateTime) -
                    116444736000000000ULL) * 1e-7;
#else
    return 0.0;
#endif
}

RPY_UNUSED RPY_SHARED double rpy_perf_counter(void) {
#if RPY_POSIX
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
#elif defined(_WIN32)
    LARGE_INTEGER count, frequency;
    QueryPerformanceCounter(&count);
    QueryPerformanceFrequency(&frequency);
    return (double)count.QuadPart / (double)frequency.QuadPart;
#else
    return 0.0;
#endif
}
