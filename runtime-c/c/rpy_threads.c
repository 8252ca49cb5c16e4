/* Threads of the program's own. Included in programs that start some; such a program has RPY_THREADS
 * defined.
 *
 * One lock lets one thread run at a time: the library's, which entry points take too. Here it is a
 * mutex's condition, so that it can be handed over. What belongs to the thread that runs is in
 * RPY_STATE; it is put aside where the thread lets others run: in waiting for a lock, in calls
 * of the system that may take long, and in loops once in a while (`rpy_thread_tick`). All of these
 * may collect.
 */
#if !RPY_POSIX
#error "rpython.rlib.rthread starts threads on POSIX systems only"
#endif

/* The slots of a thread's root stack; the bytes of its machine stack, unless the program says. */
#define RPY_THREAD_SLOTS ((size_t)1 << 20)
#define RPY_THREAD_BYTES ((size_t)8 << 20)
#include <poll.h>

/* How often a thread looks whether it has run for long while others wait, in rounds of loops, and
 * how long that is. */
#define RPY_THREAD_TICKS 1000
#define RPY_THREAD_MICROS 5000

/* What a thread begins with. */
#if RPY_STACKLETS
struct rpy_thread_stack { struct rpy_stacklet of; };
#define RPY_THREAD_STACK(p) (&(p)->of.stack)
#else
struct rpy_thread_stack { struct rpy_stack of; };
#define RPY_THREAD_STACK(p) (&(p)->of)
#endif

/* A thread that waits to be woken by number. The list is the lock's holder's; `state` the mutex's. */
enum { RPY_WAITING, RPY_WOKEN, RPY_DEADLOCK };

struct rpy_waiter {
    struct rpy_waiter *next;
    rpy_signed what;
    int state;
    bool forever;
    pthread_cond_t condition;
};

struct rpy_threading {
    /* Its first stack; the one that it runs on when it runs. */
    struct rpy_thread_stack *first;
    struct rpy_stack *running;
    rpy_signed depth;
    int saved_errno;
    /* What was read while others ran, and what `read` said. */
    char *ahead;
    rpy_signed ahead_count;
};
static RPY_THREAD struct rpy_threading rpy_threading;

RPY_UNUSED RPY_SHARED rpy_signed rpy_thread_micros(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (rpy_signed)((int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000);
}

/* ---- the lock ------------------------------------------------------------------------- */

static void rpy_gil_take(void) {
    pthread_mutex_lock(&RPY_RUNTIME.lock.mutex);
    __atomic_add_fetch(&RPY_RUNTIME.lock.waiting, 1u, __ATOMIC_RELAXED);
    while (RPY_RUNTIME.lock.taken)
        pthread_cond_wait(&RPY_RUNTIME.lock.free, &RPY_RUNTIME.lock.mutex);
    __atomic_sub_fetch(&RPY_RUNTIME.lock.waiting, 1u, __ATOMIC_RELAXED);
    RPY_RUNTIME.lock.taken = true;
    RPY_RUNTIME.lock.turns++;
    pthread_cond_broadcast(&RPY_RUNTIME.lock.taken_over);
    pthread_mutex_unlock(&RPY_RUNTIME.lock.mutex);
    RPY_SET_OWNER(&RPY_RUNTIME, &rpy_thread);
}

/* Gives the lock back; `over`: comes back when another one has it, if one waits. */
static void rpy_gil_drop(bool over) {
    RPY_SET_OWNER(&RPY_RUNTIME, NULL);
    pthread_mutex_lock(&RPY_RUNTIME.lock.mutex);
    RPY_RUNTIME.lock.taken = false;
    if (RPY_RUNTIME.lock.waiting) {
        uint64_t turn = RPY_RUNTIME.lock.turns;
        pthread_cond_signal(&RPY_RUNTIME.lock.free);
        while (over && RPY_RUNTIME.lock.waiting && RPY_RUNTIME.lock.turns == turn)
            pthread_cond_wait(&RPY_RUNTIME.lock.taken_over, &RPY_RUNTIME.lock.mutex);
    }
    pthread_mutex_unlock(&RPY_RUNTIME.lock.mutex);
}

/* Puts what belongs to this thread aside, to let others run. */
static void rpy_thread_put_aside(void) {
    struct rpy_threading *self = &rpy_threading;
    self->running = RPY_RUNTIME.stacks.running;
    self->depth = RPY_RUNTIME.depth;
    self->saved_errno = RPY_RUNTIME.saved_errno;
    rpy_stack_suspend(self->running);
    rpy_gc_thread_waits(self->running);
}

static void rpy_thread_release(void) {
    rpy_thread_put_aside();
    rpy_gil_drop(false);
}

/* Goes on. The C library's `errno` stays what it was. */
static void rpy_thread_acquire(void) {
    struct rpy_threading *self = &rpy_threading;
    int number = errno;
    rpy_gil_take();
    rpy_gc_thread_goes_on(self->running, &rpy_thread.stack_limit);
    RPY_RUNTIME.stacks.running = self->running;
    rpy_stack_resume(self->running);
    RPY_RUNTIME.depth = self->depth;
    RPY_RUNTIME.saved_errno = self->saved_errno;
    RPY_STATE.thread_ticks = RPY_RUNTIME.settings.stress ? 10 : RPY_THREAD_TICKS;
    RPY_RUNTIME.lock.since = rpy_thread_micros();
    errno = number;
}

/* Lets another thread run, if one waits. */
RPY_UNUSED RPY_WAITS RPY_SHARED void rpy_thread_yield(void) {
    if (!__atomic_load_n(&RPY_RUNTIME.lock.waiting, __ATOMIC_RELAXED))
        return;
    rpy_thread_put_aside();
    rpy_gil_drop(true);
    rpy_thread_acquire();
}

RPY_WAITS RPY_SHARED void rpy_thread_switch(void) {
    RPY_STATE.thread_ticks = RPY_RUNTIME.settings.stress ? 10 : RPY_THREAD_TICKS;
    if (RPY_RUNTIME.settings.stress ||
        rpy_thread_micros() - RPY_RUNTIME.lock.since >= RPY_THREAD_MICROS)
        rpy_thread_yield();
}

/* A process that is made by a fork has the one thread that made it. */
static void rpy_thread_before_fork(void) { pthread_mutex_lock(&RPY_RUNTIME.lock.mutex); }
static void rpy_thread_after_fork(void) { pthread_mutex_unlock(&RPY_RUNTIME.lock.mutex); }
static void rpy_thread_in_child(void) {
    pthread_mutex_init(&RPY_RUNTIME.lock.mutex, NULL);
    pthread_cond_init(&RPY_RUNTIME.lock.free, NULL);
    pthread_cond_init(&RPY_RUNTIME.lock.taken_over, NULL);
    RPY_RUNTIME.lock.taken = RPY_OWNER() == &rpy_thread;
    RPY_RUNTIME.lock.waiting = 0;
    RPY_RUNTIME.threads.waiters = NULL;
    RPY_RUNTIME.threads.alive = 1;
    RPY_RUNTIME.threads.stuck = 0;
}

/* ---- stacks ------------------------------------------------------------------------------ */

static size_t rpy_thread_root_bytes(size_t slots) {
    return RPY_PAGE_UP((slots + rpy_root_margin) * sizeof(void *));
}

/* The stack of a new thread; NULL if there is no memory. */
static struct rpy_thread_stack *rpy_thread_stack_new(void) {
    struct rpy_thread_stack *made = (struct rpy_thread_stack *)rpy_gc_stack_new(sizeof *made);
    struct rpy_stack *stack;
    if (!made)
        return NULL;
    stack = RPY_THREAD_STACK(made);
    stack->root_base = rpy_os_map(rpy_thread_root_bytes(RPY_THREAD_SLOTS), false);
    if (!stack->root_base) {
        rpy_gc_stack_free(made);
        return NULL;
    }
    stack->root_top = stack->root_base;
    stack->root_limit = stack->root_base + RPY_THREAD_SLOTS;
    stack->thread = ++RPY_RUNTIME.threads.count;
    return made;
}

static void rpy_thread_stack_free(void *of) {
    struct rpy_thread_stack *made = of;
    rpy_os_unmap(RPY_THREAD_STACK(made)->root_base, rpy_thread_root_bytes(RPY_THREAD_SLOTS));
    rpy_gc_stack_free(made);
}

/* The stack of a thread that is not the program's own and comes in for the first time. */
static bool rpy_thread_attach(void) {
    struct rpy_thread_stack *made;
    struct rpy_stack *stack;
    bool first = !RPY_RUNTIME.ready;
    if (first) {
        RPY_RUNTIME.ready = rpy_gc_init();
        if (!RPY_RUNTIME.ready || pthread_key_create(&RPY_RUNTIME.threads.key, rpy_thread_stack_free))
            return RPY_RUNTIME.ready = false;
    }
    if (!rpy_gc_thread_begin(&rpy_thread.stack_limit))
        return false;
    if (first) {
        made = (struct rpy_thread_stack *)rpy_gc_stack_new(sizeof *made);
    } else {
        made = rpy_thread_stack_new();
    }
    if (!made)
        return false;
    stack = RPY_THREAD_STACK(made);
    if (first) {
        /* This one's root stack is the one that the collector has made, and stays. */
        stack->root_base = stack->root_top = RPY_STATE.root_base;
        stack->root_limit = RPY_STATE.root_limit;
        stack->thread = ++RPY_RUNTIME.threads.count;
        RPY_RUNTIME.threads.first = made;
        RPY_RUNTIME.threads.alive++;
        pthread_atfork(rpy_thread_before_fork, rpy_thread_after_fork, rpy_thread_in_child);
    } else {
        pthread_setspecific(RPY_RUNTIME.threads.key, made);
    }
    stack->stack_limit = rpy_os_stack_limit();
    rpy_threading.first = made;
    return true;
}

/* ---- entry and exit ------------------------------------------------------------------- */

RPY_UNUSED RPY_SHARED void rpy_leave(void) {
    if (--RPY_RUNTIME.depth != 0)
        return;
    if (RPY_RUNTIME.stdout_used)
        rpy_flush();
    rpy_gil_drop(false);
}

RPY_UNUSED RPY_SHARED bool rpy_enter(void) {
    struct rpy_threading *self = &rpy_threading;
    if (RPY_OWNER() == &rpy_thread) {
        RPY_RUNTIME.depth++;
        return true;
    }
    rpy_gil_take();
    RPY_RUNTIME.depth = 1;
    if (!self->first && !rpy_thread_attach())
        return false;
    RPY_RUNTIME.stacks.running = RPY_THREAD_STACK(self->first);
    RPY_RUNTIME.stacks.running->root_top = RPY_RUNTIME.stacks.running->root_base;
    rpy_gc_down(RPY_RUNTIME.stacks.running->tb_value);
    RPY_RUNTIME.stacks.running->tb_value = NULL;
    RPY_RUNTIME.stacks.running->tb_count = 0;
    rpy_stack_resume(RPY_RUNTIME.stacks.running);
    rpy_handles_settle();
    return true;
}

/* The program ends, and its threads with it: they do not get the lock any more. */
RPY_UNUSED static void rpy_leave_for_good(void) { rpy_flush(); }

/* ---- the program's threads -------------------------------------------------------------- */

struct rpy_thread_begin {
    void (*run)(rpy_signed number);
    struct rpy_thread_stack *stack;
#if RPY_INSTANCES
    struct rpy_state *instance;
#endif
};

/* Of all threads that wait without a bound the one that has waited longest is told so. */
static void rpy_thread_look_for_deadlock(void) {
    struct rpy_waiter *waiter = RPY_RUNTIME.threads.waiters;
    struct rpy_threads *threads = &RPY_RUNTIME.threads;
    if (!rpy_main_argv || !threads->stuck || threads->stuck < threads->alive)
        return;
    while (waiter && !waiter->forever)
        waiter = waiter->next;
    if (!waiter)
        return;
    pthread_mutex_lock(&RPY_RUNTIME.lock.mutex);
    waiter->state = RPY_DEADLOCK;
    pthread_cond_signal(&waiter->condition);
    pthread_mutex_unlock(&RPY_RUNTIME.lock.mutex);
}

static void *rpy_thread_body(void *given) {
    struct rpy_thread_begin begin = *(struct rpy_thread_begin *)given;
    struct rpy_stack *stack = RPY_THREAD_STACK(begin.stack);
    free(given);
#if RPY_INSTANCES
    rpy_current = begin.instance;
#endif
    stack->stack_limit = rpy_os_stack_limit();
    rpy_threading.first = begin.stack;
    rpy_threading.running = stack;
    rpy_threading.depth = 1;
    rpy_thread_acquire();
    begin.run(stack->thread);
    if (RPY_STATE.exc.type) {
        fflush(stdout);
        fputs("Unhandled exception in a thread:\n", stderr);
        rpy_exc_print();
    }
    rpy_exc_keep(NULL);
    RPY_RUNTIME.threads.alive--;
    rpy_thread_look_for_deadlock();
    free(rpy_threading.ahead);
    rpy_thread_stack_free(begin.stack);
    rpy_gil_drop(false);
    return NULL;
}

/* Starts a thread that runs a function with its number, which comes back; 0: there are too many. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_thread_start(void (*run)(rpy_signed)) {
    struct rpy_thread_begin *begin = malloc(sizeof *begin);
    size_t bytes = RPY_RUNTIME.threads.stack_bytes;
    pthread_attr_t attributes;
    pthread_t thread;
    rpy_signed number;
    bool started;
    if (!begin)
        return 0;
    begin->run = run;
    begin->stack = rpy_thread_stack_new();
    if (!begin->stack) {
        free(begin);
        return 0;
    }
#if RPY_INSTANCES
    begin->instance = rpy_current;
#endif
    number = RPY_THREAD_STACK(begin->stack)->thread;
    pthread_attr_init(&attributes);
    if (!bytes)
        bytes = RPY_THREAD_BYTES;
    pthread_attr_setstacksize(&attributes, bytes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    RPY_RUNTIME.threads.alive++;
    started = pthread_create(&thread, &attributes, rpy_thread_body, begin) == 0;
    pthread_attr_destroy(&attributes);
    if (started)
        return number;
    RPY_RUNTIME.threads.alive--;
    rpy_thread_stack_free(begin->stack);
    free(begin);
    return 0;
}

RPY_UNUSED RPY_SHARED rpy_signed rpy_thread_several(void) { return 1; }
RPY_UNUSED RPY_SHARED rpy_signed rpy_thread_ident(void) {
    return RPY_RUNTIME.stacks.running->thread;
}

/* The size of the stacks of threads that are started from now on; 0: the usual one. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_thread_get_stacksize(void) {
    return (rpy_signed)RPY_RUNTIME.threads.stack_bytes;
}
RPY_UNUSED RPY_SHARED void rpy_thread_set_stacksize(rpy_signed n) {
    RPY_RUNTIME.threads.stack_bytes = ((size_t)n + RPY_PAGE - 1) & ~(RPY_PAGE - 1);
}

/* Lets others run until a thread wakes this number: 0. 1: so many microseconds have passed; without
 * a bound if they are negative. 2: no thread could ever wake it. */
RPY_UNUSED RPY_WAITS RPY_SHARED rpy_signed rpy_thread_wait(rpy_signed what, rpy_signed micros) {
    struct rpy_waiter self, **link;
    struct timespec until;
    bool timed_out = false;
    memset(&self, 0, sizeof self);
    self.what = what;
    self.forever = micros < 0;
    if (self.forever && rpy_main_argv && RPY_RUNTIME.threads.stuck + 1 >= RPY_RUNTIME.threads.alive)
        return 2;
    pthread_cond_init(&self.condition, NULL);
    if (!self.forever) {
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += (time_t)(micros / 1000000);
        until.tv_nsec += (long)(micros % 1000000) * 1000;
        if (until.tv_nsec >= 1000000000) {
            until.tv_nsec -= 1000000000;
            until.tv_sec++;
        }
    }
    for (link = &RPY_RUNTIME.threads.waiters; *link; link = &(*link)->next)
        ;
    *link = &self;
    RPY_RUNTIME.threads.stuck += self.forever;
    rpy_thread_release();
    pthread_mutex_lock(&RPY_RUNTIME.lock.mutex);
    while (self.state == RPY_WAITING && !timed_out) {
        if (self.forever)
            pthread_cond_wait(&self.condition, &RPY_RUNTIME.lock.mutex);
        else
            timed_out =
                pthread_cond_timedwait(&self.condition, &RPY_RUNTIME.lock.mutex, &until) ==
                ETIMEDOUT;
    }
    pthread_mutex_unlock(&RPY_RUNTIME.lock.mutex);
    rpy_thread_acquire();
    /* Who wakes takes it out of the list; nobody else has. */
    for (link = &RPY_RUNTIME.threads.waiters; *link; link = &(*link)->next)
        if (*link == &self) {
            *link = self.next;
            RPY_RUNTIME.threads.stuck -= self.forever;
            break;
        }
    pthread_cond_destroy(&self.condition);
    return self.state == RPY_DEADLOCK ? 2 : self.state == RPY_WOKEN ? 0 : 1;
}

/* Wakes the thread that has waited longest for a number. */
RPY_UNUSED RPY_SHARED void rpy_thread_wake(rpy_signed what) {
    struct rpy_waiter **link, *waiter;
    for (link = &RPY_RUNTIME.threads.waiters; (waiter = *link) != NULL; link = &waiter->next) {
        if (waiter->what != what)
            continue;
        *link = waiter->next;
        RPY_RUNTIME.threads.stuck -= waiter->forever;
        pthread_mutex_lock(&RPY_RUNTIME.lock.mutex);
        waiter->state = RPY_WOKEN;
        pthread_cond_signal(&waiter->condition);
        pthread_mutex_unlock(&RPY_RUNTIME.lock.mutex);
        return;
    }
}

/* Lets others run until a file can be read or written, or so many milliseconds have passed; without
 * a bound if they are negative. */
RPY_UNUSED RPY_WAITS RPY_SHARED void rpy_thread_poll(rpy_signed fd, rpy_signed writes, rpy_signed millis) {
    struct pollfd entry;
    rpy_signed left = millis > INT32_MAX ? INT32_MAX : millis, until = rpy_thread_micros() / 1000 + left;
    entry.fd = (int)fd;
    entry.events = writes ? POLLOUT : POLLIN;
    entry.revents = 0;
    rpy_thread_release();
    /* (A collector may stop threads by signals.) */
    while (poll(&entry, 1, millis < 0 ? -1 : (int)left) < 0 && errno == EINTR)
        if (millis >= 0) {
            left = until - rpy_thread_micros() / 1000;
            left = left > 0 ? left : 0;
        }
    rpy_thread_acquire();
}
