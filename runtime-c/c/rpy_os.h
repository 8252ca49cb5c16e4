/* What the runtime asks of the operating system: pages, the size of memory, the bounds of the
 * stack, locks. For texts that have the C library's headers (RPY_LIBC). */
#ifndef RPY_OS_H
#define RPY_OS_H

#include "rpy_machine.h"

#if RPY_LIBC

#if defined(_WIN32)
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>
#elif defined(__unix__) || defined(__APPLE__)
#define RPY_POSIX 1
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#endif
#ifndef RPY_POSIX
#define RPY_POSIX 0
#endif
#if RPY_POSIX && !defined(MAP_ANONYMOUS)
#define MAP_ANONYMOUS MAP_ANON
#endif

/* ---- pages ---------------------------------------------------------------------------- */

#define RPY_PAGE ((size_t)65536)
#define RPY_PAGE_UP(n) (((size_t)(n) + RPY_PAGE - 1) & ~(RPY_PAGE - 1))

/* Zeroed pages, taken from the system when they are touched; NULL if there are none. For
 * `objects`, which fill them one after the other, they may be large ones. */
RPY_UNUSED static void *rpy_os_map(size_t bytes, bool objects) {
#if RPY_POSIX
    void *p;
    (void)objects;
    p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED)
        return NULL;
#ifdef MADV_HUGEPAGE
    /* Touching a page for the first time costs more than filling it: fewer, larger pages. */
    if (objects && bytes >= (size_t)8 << 20)
        madvise(p, bytes, MADV_HUGEPAGE);
#endif
    return p;
#elif defined(_WIN32)
    (void)objects;
    return VirtualAlloc(NULL, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
#else
    (void)objects;
    return calloc(1, bytes);
#endif
}

RPY_UNUSED static void rpy_os_unmap(void *p, size_t bytes) {
    RPY_UNPOISON(p, bytes);
#if RPY_POSIX
    munmap(p, bytes);
#elif defined(_WIN32)
    (void)bytes;
    VirtualFree(p, 0, MEM_RELEASE);
#else
    (void)bytes;
    free(p);
#endif
}

/* Makes a mapping longer; NULL if it cannot be, and is what it was. */
RPY_UNUSED static void *rpy_os_extend(void *p, size_t bytes, size_t wanted) {
#if defined(MREMAP_MAYMOVE) && !RPY_ASAN
    void *moved = mremap(p, bytes, wanted, MREMAP_MAYMOVE);
    return moved == MAP_FAILED ? NULL : moved;
#else
    (void)p;
    (void)bytes;
    (void)wanted;
    return NULL;
#endif
}

/* Gives the end of a mapping back, and says how large the mapping is then. */
RPY_UNUSED static size_t rpy_os_trim(void *p, size_t bytes, size_t keep) {
#if RPY_POSIX
    if (keep < bytes) {
        RPY_UNPOISON((char *)p + keep, bytes - keep);
        munmap((char *)p + keep, bytes - keep);
        return keep;
    }
#else
    (void)p;
    (void)keep;
#endif
    return bytes;
}

/* Gives whole pages back to the system; they stay mapped, and what is in them is lost. */
RPY_UNUSED static void rpy_os_discard(void *p, size_t bytes) {
#if RPY_POSIX
    madvise(p, bytes, MADV_DONTNEED);
#elif defined(_WIN32)
    VirtualAlloc(p, bytes, MEM_RESET, PAGE_READWRITE);
#else
    (void)p;
    (void)bytes;
#endif
}

/* Memory of the C library's at a multiple of a power of two; NULL if there is none. */
RPY_UNUSED static void *rpy_os_aligned(size_t bytes, size_t alignment) {
#if RPY_POSIX
    void *p = NULL;
    return posix_memalign(&p, alignment, bytes) == 0 ? p : NULL;
#elif defined(_WIN32)
    return _aligned_malloc(bytes, alignment);
#else
    return aligned_alloc(alignment, (bytes + alignment - 1) & ~(alignment - 1));
#endif
}

RPY_UNUSED static void rpy_os_free_aligned(void *p) {
#if defined(_WIN32) && !RPY_POSIX
    _aligned_free(p);
#else
    free(p);
#endif
}

/* Bytes of memory that the machine has. */
RPY_UNUSED static size_t rpy_os_memory(void) {
#if RPY_POSIX && defined(_SC_PHYS_PAGES)
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    if (pages > 0 && size > 0 && (size_t)pages <= SIZE_MAX / 2 / (size_t)size)
        return (size_t)pages * (size_t)size;
#elif defined(_WIN32)
    MEMORYSTATUSEX status;
    status.dwLength = sizeof status;
    if (GlobalMemoryStatusEx(&status) && status.ullTotalPhys <= SIZE_MAX / 2)
        return (size_t)status.ullTotalPhys;
#endif
    return SIZE_MAX / 4;
}

/* ---- the bounds of the stack ------------------------------------------------------------ */

/* What C functions, the formatting of floats above all, need below the deepest frame of ours. */
#if RPY_ASAN
#define RPY_STACK_RESERVE ((size_t)512 << 10)
#else
#define RPY_STACK_RESERVE ((size_t)128 << 10)
#endif
/* A stack is not used further than that, even if it has no bound. */
#define RPY_STACK_MAX (sizeof(void *) == 8 ? (size_t)1 << 30 : (size_t)64 << 20)

/* The lowest address of this thread's stack that generated code may use. */
RPY_UNUSED RPY_COLD static char *rpy_os_stack_limit(void) {
    char *here = RPY_STACK_POINTER();
    size_t below = 0, reserve;
#if defined(__linux__) || defined(__FreeBSD__) || defined(__ANDROID__)
    pthread_attr_t attributes;
    void *low = NULL;
    size_t size = 0;
#if defined(__FreeBSD__)
    pthread_attr_init(&attributes);
    if (pthread_attr_get_np(pthread_self(), &attributes) == 0)
#else
    if (pthread_getattr_np(pthread_self(), &attributes) == 0)
#endif
    {
        if (pthread_attr_getstack(&attributes, &low, &size) == 0 && (char *)low < here &&
            (size_t)(here - (char *)low) <= size)
            below = (size_t)(here - (char *)low);
        pthread_attr_destroy(&attributes);
    }
#elif defined(__APPLE__)
    char *high = pthread_get_stackaddr_np(pthread_self());
    size_t size = pthread_get_stacksize_np(pthread_self());
    if (here < high && (size_t)(high - here) < size)
        below = size - (size_t)(high - here);
#elif defined(_WIN32)
    ULONG_PTR low, high;
    GetCurrentThreadStackLimits(&low, &high);
    if ((char *)low < here)
        below = (size_t)(here - (char *)low);
#endif
    if (below == 0)
        below = (size_t)256 << 10;
    if (below > RPY_STACK_MAX)
        below = RPY_STACK_MAX;
    reserve = RPY_STACK_RESERVE;
    if (reserve > below / 2)
        reserve = below / 2;
    return here - (below - reserve);
}

/* ---- chance ----------------------------------------------------------------------------- */

/* Fills `n` bytes by what nobody can foretell; an error's number, negative, if the system gives nothing. */
RPY_UNUSED RPY_COLD static rpy_signed rpy_os_random(void *to, rpy_signed n) {
#if RPY_POSIX
    int fd = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    rpy_signed done = 0;
    if (fd < 0)
        return -errno;
    while (done < n) {
        ssize_t count = read(fd, (char *)to + done, (size_t)(n - done));
        if (count <= 0) {
            if (count < 0 && errno == EINTR)
                continue;
            close(fd);
            return -EIO;
        }
        done += (rpy_signed)count;
    }
    close(fd);
    return 0;
#else
    (void)to;
    (void)n;
    return -1;
#endif
}

/* ---- locks ---------------------------------------------------------------------------- */

/* Taking a free lock is one atomic exchange, giving it back a plain store. The store can be seen
 * after the look at `waiting`, so that a thread that begins to wait right then is not
 * woken: waiting threads look again every millisecond. */
#if RPY_POSIX && (defined(__GNUC__) || defined(__clang__))
struct rpy_lock {
    uint32_t taken;
    uint32_t waiting;
    pthread_mutex_t mutex;
    pthread_cond_t condition;
};
#define RPY_LOCK_FREE {0, 0, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER}

/* Takes it if nobody has it, this thread neither; whether that was so. */
static RPY_INLINE bool rpy_lock_try(struct rpy_lock *lock) {
    uint32_t expected = 0;
    return __atomic_compare_exchange_n(&lock->taken, &expected, 1u, false, __ATOMIC_ACQUIRE,
                                       __ATOMIC_RELAXED);
}
RPY_UNUSED RPY_COLD static void rpy_lock_wait(struct rpy_lock *lock) {
    pthread_mutex_lock(&lock->mutex);
    __atomic_add_fetch(&lock->waiting, 1u, __ATOMIC_SEQ_CST);
    while (!rpy_lock_try(lock)) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += 1000000;
        if (until.tv_nsec >= 1000000000) {
            until.tv_nsec -= 1000000000;
            until.tv_sec++;
        }
        pthread_cond_timedwait(&lock->condition, &lock->mutex, &until);
    }
    __atomic_sub_fetch(&lock->waiting, 1u, __ATOMIC_SEQ_CST);
    pthread_mutex_unlock(&lock->mutex);
}
RPY_UNUSED RPY_COLD static void rpy_lock_wake(struct rpy_lock *lock) {
    pthread_mutex_lock(&lock->mutex);
    pthread_cond_signal(&lock->condition);
    pthread_mutex_unlock(&lock->mutex);
}
static RPY_INLINE void rpy_lock_take(struct rpy_lock *lock) {
    if (RPY_UNLIKELY(!rpy_lock_try(lock)))
        rpy_lock_wait(lock);
}
static RPY_INLINE void rpy_lock_give(struct rpy_lock *lock) {
    __atomic_store_n(&lock->taken, 0u, __ATOMIC_RELEASE);
    if (RPY_UNLIKELY(__atomic_load_n(&lock->waiting, __ATOMIC_RELAXED)))
        rpy_lock_wake(lock);
}
#elif defined(_WIN32)
struct rpy_lock {
    SRWLOCK of;
};
#define RPY_LOCK_FREE {SRWLOCK_INIT}
RPY_UNUSED static RPY_INLINE bool rpy_lock_try(struct rpy_lock *lock) {
    return TryAcquireSRWLockExclusive(&lock->of) != 0;
}
static RPY_INLINE void rpy_lock_take(struct rpy_lock *lock) { AcquireSRWLockExclusive(&lock->of); }
static RPY_INLINE void rpy_lock_give(struct rpy_lock *lock) { ReleaseSRWLockExclusive(&lock->of); }
#else
/* No threads that we know of. */
struct rpy_lock {
    char nothing;
};
#define RPY_LOCK_FREE {0}
RPY_UNUSED static RPY_INLINE bool rpy_lock_try(struct rpy_lock *lock) {
    (void)lock;
    return true;
}
static RPY_INLINE void rpy_lock_take(struct rpy_lock *lock) { (void)lock; }
static RPY_INLINE void rpy_lock_give(struct rpy_lock *lock) { (void)lock; }
#endif

#endif
#endif
