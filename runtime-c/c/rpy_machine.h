/* What code asks of the machine: the stack pointer, and words that several threads change. */
#ifndef RPY_MACHINE_H
#define RPY_MACHINE_H

#include "rpy_base.h"

#if defined(_WIN32) && !(defined(__GNUC__) || defined(__clang__))
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>
#endif

/* ---- the machine stack ---------------------------------------------------------------- */

#if (defined(__GNUC__) || defined(__clang__)) && defined(__x86_64__) && !defined(__ILP32__)
/* The address of the frame would have every function that asks keep a register for it; of a variable that is the
 * stack pointer, gcc keeps copies, and makes the frame before it asks. The bound is compared where it is in memory. */
static RPY_INLINE char *rpy_stack_pointer(void) {
    char *pointer;
    __asm__ volatile("mov %%rsp, %0" : "=r"(pointer));
    return pointer;
}
#define RPY_STACK_POINTER() rpy_stack_pointer()
#define RPY_STACK_IS_BELOW(limit) rpy_stack_is_below(&(limit))
static RPY_INLINE bool rpy_stack_is_below(char *const *limit) {
    bool below;
    __asm__("cmp %1, %%rsp" : "=@ccb"(below) : "m"(*limit));
    return below;
}
/* Where a function that is copied into itself asks, gcc sees that the same is asked again, which it does not of that
 * comparison: for one instruction more the first time. */
static RPY_INLINE char *rpy_frame_pointer(void) {
    char *pointer;
    __asm__("mov %%rsp, %0" : "=r"(pointer));
    return pointer;
}
#define RPY_FRAME_POINTER() rpy_frame_pointer()
#elif defined(__GNUC__) || defined(__clang__)
#define RPY_STACK_POINTER() ((char *)__builtin_frame_address(0))
#else
static RPY_NOINLINE char *rpy_stack_pointer(void) {
    volatile char here = 0;
    return (char *)&here;
}
#define RPY_STACK_POINTER() rpy_stack_pointer()
#endif
#ifndef RPY_STACK_IS_BELOW
#define RPY_STACK_IS_BELOW(limit) (RPY_STACK_POINTER() < (limit))
#define RPY_FRAME_POINTER() RPY_STACK_POINTER()
#endif

/* ---- lists that any thread adds to ------------------------------------------------------ */

/* Without a lock, to be taken by one that has one, all at once: the last that came first. `next` is where a thing has
 * the next one. */
static RPY_INLINE void rpy_post(void **list, void *thing, void **next) {
#if defined(__GNUC__) || defined(__clang__)
    *next = __atomic_load_n(list, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(list, next, thing, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
#elif defined(_WIN32)
    do
        *next = *(void *volatile *)list;
    while (InterlockedCompareExchangePointer(list, thing, *next) != *next);
#else
    *next = *list;
    *list = thing;
#endif
}

static RPY_INLINE bool rpy_is_posted(void **list) {
#if defined(__GNUC__) || defined(__clang__)
    return __atomic_load_n(list, __ATOMIC_RELAXED) != NULL;
#else
    return *(void *volatile *)list != NULL;
#endif
}

RPY_UNUSED static void *rpy_posted_take(void **list) {
#if defined(__GNUC__) || defined(__clang__)
    return __atomic_exchange_n(list, NULL, __ATOMIC_ACQUIRE);
#elif defined(_WIN32)
    return InterlockedExchangePointer(list, NULL);
#else
    void *first = *list;
    *list = NULL;
    return first;
#endif
}

/* ---- counts of those who hold something -------------------------------------------------- */

static RPY_INLINE void rpy_held_add(size_t *holders) {
#if defined(__GNUC__) || defined(__clang__)
    __atomic_add_fetch(holders, 1, __ATOMIC_RELAXED);
#elif defined(_WIN64)
    InterlockedIncrement64((LONG64 volatile *)holders);
#elif defined(_WIN32)
    InterlockedIncrement((LONG volatile *)holders);
#else
    ++*holders;
#endif
}

/* Whether that was the last one: it sees what all others did before. */
static RPY_INLINE bool rpy_held_last(size_t *holders) {
#if defined(__GNUC__) || defined(__clang__)
    return __atomic_sub_fetch(holders, 1, __ATOMIC_ACQ_REL) == 0;
#elif defined(_WIN64)
    return InterlockedDecrement64((LONG64 volatile *)holders) == 0;
#elif defined(_WIN32)
    return InterlockedDecrement((LONG volatile *)holders) == 0;
#else
    return --*holders == 0;
#endif
}

/* Puts a thing where nothing is yet; gives what is there then. */
RPY_UNUSED static void *rpy_put_first(void **place, void *thing) {
#if defined(__GNUC__) || defined(__clang__)
    void *there = NULL;
    bool is_first = __atomic_compare_exchange_n(place, &there, thing, false, __ATOMIC_ACQ_REL,
                                                __ATOMIC_ACQUIRE);
    return is_first ? thing : there;
#elif defined(_WIN32)
    void *there = InterlockedCompareExchangePointer(place, thing, NULL);
    return there ? there : thing;
#else
    if (!*place)
        *place = thing;
    return *place;
#endif
}

/* What has been put there, or NULL. */
static RPY_INLINE void *rpy_put_here(void **place) {
#if defined(__GNUC__) || defined(__clang__)
    return __atomic_load_n(place, __ATOMIC_ACQUIRE);
#else
    return *(void *volatile *)place;
#endif
}

#endif
