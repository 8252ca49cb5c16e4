/* In which order the finalizers run of objects that nothing reaches: an object comes before those that it leads
 * to, as when references were counted; among objects that do not lead to each other, the one that was made
 * first comes first.
 *
 * The collector that includes this file defines
 *
 *     bool rpy_gc_is_reached(const void *object)    whether something else leads to it
 */
static bool rpy_gc_is_reached(const void *object);

/* Makes room for one more; false if there is no memory. */
static bool rpy_grow(void **items, size_t count, size_t *room, size_t size) {
    size_t wanted = *room ? *room * 2 : 64;
    void *larger;
    if (count < *room)
        return true;
    larger = realloc(*items, wanted * size);
    if (!larger)
        return false;
    *items = larger;
    *room = wanted;
    return true;
}

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

/* Pointer number `i` of an object; false if it has no more. */
static bool rpy_pointer_of(const char *object, size_t i, char **pointer) {
    const struct rpy_type *type = &rpy_types[((const struct rpy_header *)object)->tid];
    size_t item, n;
    if (i < type->pointers) {
        *pointer = *(char *const *)(object + type->offsets[i]);
        return true;
    }
    if (!type->item_pointers)
        return false;
    i -= type->pointers;
    item = i / type->item_pointers;
    n = (size_t) * (const rpy_signed *)(object + type->length_offset);
    if (item >= n)
        return false;
    i = type->pointers + i % type->item_pointers;
    *pointer = *(char *const *)(object + type->size + item * type->item_size + type->offsets[i]);
    return true;
}

/* Goes on with an object, if it is not reached and not seen; false if there is no memory. */
static bool rpy_walk_to(struct rpy_walk *walk, char *object) {
    struct rpy_header *header = (struct rpy_header *)object;
    void *path = walk->path, *seen = walk->seen;
    bool ok;
    if (!object || rpy_gc_is_reached(object) || header->flags & RPY_SEEN)
        return true;
    ok = rpy_grow(&path, walk->depth, &walk->path_room, sizeof *walk->path);
    walk->path = path;
    ok = ok && rpy_grow(&seen, walk->seen_count, &walk->seen_room, sizeof *walk->seen);
    walk->seen = seen;
    if (!ok)
        return false;
    header->flags |= RPY_SEEN;
    walk->seen[walk->seen_count++] = object;
    walk->path[walk->depth].object = object;
    walk->path[walk->depth++].followed = 0;
    return true;
}

static bool rpy_walk_from(struct rpy_walk *walk, char *object) {
    bool ok = rpy_walk_to(walk, object);
    while (ok && walk->depth) {
        struct rpy_step *step = &walk->path[walk->depth - 1];
        char *next = NULL;
        if (rpy_pointer_of(step->object, step->followed++, &next)) {
            ok = rpy_walk_to(walk, next);
            continue;
        }
        walk->depth--;
        if (((struct rpy_header *)step->object)->flags & RPY_FINALIZED) {
            void *done = walk->done;
            ok = rpy_grow(&done, walk->done_count, &walk->done_room, sizeof *walk->done);
            walk->done = done;
            if (ok)
                walk->done[walk->done_count++] = step->object;
        }
    }
    return ok;
}

static int rpy_by_address(const void *a, const void *b) {
    uintptr_t left = (uintptr_t)((const struct rpy_finalizer *)a)->object;
    uintptr_t right = (uintptr_t)((const struct rpy_finalizer *)b)->object;
    return (left > right) - (left < right);
}

/* Puts finalizers of objects that are not reached in order; leaves them as they are if there is no
 * memory for that. `sorted` has room for all of them. */
static void rpy_finalizers_order(struct rpy_finalizer *dead, size_t count,
                                 struct rpy_finalizer *sorted) {
    struct rpy_walk walk;
    size_t i, at = 0;
    bool ok = true;
    memset(&walk, 0, sizeof walk);
    for (i = 0; i < count; i++)
        ((struct rpy_header *)dead[i].object)->flags |= RPY_FINALIZED;
    for (i = count; ok && i > 0; i--)
        ok = rpy_walk_from(&walk, dead[i - 1].object);
    if (ok) {
        memcpy(sorted, dead, count * sizeof *dead);
        qsort(sorted, count, sizeof *sorted, rpy_by_address);
        for (i = walk.done_count; i > 0; i--) {
            struct rpy_finalizer key, *found;
            key.object = walk.done[i - 1];
            found = bsearch(&key, sorted, count, sizeof key, rpy_by_address);
            while (found > sorted && found[-1].object == key.object)
                found--;
            /* An object can have several. */
            for (; found < sorted + count && found->object == key.object; found++)
                dead[at++] = *found;
        }
    }
    for (i = 0; i < walk.seen_count; i++)
        ((struct rpy_header *)walk.seen[i])->flags &= ~RPY_SEEN;
    for (i = 0; i < count; i++)
        ((struct rpy_header *)dead[i].object)->flags &= ~RPY_FINALIZED;
    free(walk.path);
    free(walk.seen);
    free(walk.done);
}
