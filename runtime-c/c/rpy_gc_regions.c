/* The old space of the generational collector: regions of lines, as Immix has them (rpy_gc_generational.c has
 * the theory), and the lists in mappings of their own that marking needs. */

/* ---- lists of pointers ------------------------------------------------------------------ */

static bool rpy_pointers_reserve(struct rpy_pointers *list, size_t room) {
    void **items;
    if (room <= list->room)
        return true;
    room = RPY_PAGE_UP(room * sizeof *items) / sizeof *items;
    items = rpy_os_map(room * sizeof *items, false);
    if (!items)
        return false;
    if (list->count)
        memcpy(items, list->items, list->count * sizeof *items);
    if (list->items)
        rpy_os_unmap(list->items, list->room * sizeof *items);
    list->items = items;
    list->room = room;
    return true;
}

static void rpy_pointers_release(struct rpy_pointers *list) {
    if (list->items)
        rpy_os_unmap(list->items, list->room * sizeof *list->items);
    memset(list, 0, sizeof *list);
}

static RPY_INLINE void rpy_pointers_push(struct rpy_pointers *list, void *pointer) {
    list->items[list->count++] = pointer;
}

/* Gives the end of a list back, in which there are not so many. */
static void rpy_pointers_trim(struct rpy_pointers *list, size_t room) {
    size_t bytes = RPY_PAGE_UP(room * sizeof *list->items);
    list->room = rpy_os_trim(list->items, list->room * sizeof *list->items, bytes) / sizeof *list->items;
}

/* All objects that so many regions can hold, and so many others. */
static size_t rpy_lists_room(size_t regions, size_t others) {
    return regions * (RPY_REGION / RPY_MIN_OBJECT) + 2 * others + RPY_RUNTIME.collector.written.room;
}

/* Makes room for them. */
static bool rpy_lists_reserve(size_t regions, size_t others) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t objects = rpy_lists_room(regions, others);
    size_t room = gc->gray.room * 2;
    if (objects <= gc->gray.room && objects <= gc->remembered.room)
        return true;
    if (room < objects)
        room = objects;
    return (rpy_pointers_reserve(&gc->gray, room) && rpy_pointers_reserve(&gc->remembered, room)) ||
           (rpy_pointers_reserve(&gc->gray, objects) &&
            rpy_pointers_reserve(&gc->remembered, objects));
}

/* ---- the old space ---------------------------------------------------------------------- */

/* Maps some more regions. */
static bool rpy_chunk_map(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_chunk *chunk;
    uintptr_t start;
    int i;
    if (!rpy_lists_reserve(gc->region_count + RPY_CHUNK_REGIONS, RPY_RUNTIME.large.count))
        return false;
    chunk = calloc(1, sizeof *chunk);
    if (!chunk)
        return false;
    chunk->bytes = (RPY_CHUNK_REGIONS + 1) * RPY_REGION;
    chunk->mapping = rpy_os_map(chunk->bytes, true);
    if (!chunk->mapping) {
        free(chunk);
        return false;
    }
    chunk->next = gc->chunks;
    gc->chunks = chunk;
    start = ((uintptr_t)chunk->mapping + RPY_REGION - 1) & ~(RPY_REGION - 1);
    for (i = RPY_CHUNK_REGIONS - 1; i >= 0; i--) {
        struct rpy_region *region = &chunk->regions[i];
        region->start = (char *)start + (size_t)i * RPY_REGION;
        RPY_POISON(region->start, RPY_REGION);
        region->is_free = true;
        region->next = gc->clean;
        gc->clean = region;
        gc->clean_count++;
    }
    gc->region_count += RPY_CHUNK_REGIONS;
    return true;
}

/* The same, with the memory that is kept for large objects if there is no other. */
static bool rpy_chunk_add(void) {
    if (rpy_chunk_map())
        return true;
    if (!RPY_RUNTIME.large.kept)
        return false;
    rpy_large_kept_free();
    return rpy_chunk_map();
}

/* The first line of a region has its address. */
static RPY_INLINE struct rpy_region *rpy_region_of(const void *object) {
    return *(struct rpy_region **)((uintptr_t)object & ~(uintptr_t)(RPY_REGION - 1));
}

static RPY_INLINE size_t rpy_line_of(const void *object) {
    return ((uintptr_t)object & (RPY_REGION - 1)) / RPY_LINE;
}

static struct rpy_region *rpy_region_pop(struct rpy_region **list) {
    struct rpy_region *region = *list;
    if (region) {
        *list = region->next;
        region->next = NULL;
    }
    return region;
}

/* An empty region: there is one, that has been seen to. */
static struct rpy_region *rpy_region_take(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_region *region = rpy_region_pop(&gc->touched);
    if (region) {
        gc->touched_count--;
    } else {
        region = rpy_region_pop(&gc->clean);
        gc->clean_count--;
    }
    region->is_free = false;
    /* What comes to lie in it is known without a sweep. */
    region->swept = gc->sweep;
    RPY_UNPOISON(region->start, sizeof region);
    *(struct rpy_region **)region->start = region;
    return region;
}

/* The numbers of eight lines. */
static RPY_INLINE uint64_t rpy_lines_eight(const struct rpy_region *region, size_t line) {
    uint64_t eight;
    memcpy(&eight, region->lines + line, sizeof eight);
    return eight;
}

#define RPY_EIGHT_OF(number) ((uint64_t)0x0101010101010101 * (number))

static RPY_INLINE bool rpy_line_is_free(const struct rpy_region *region, size_t line) {
    uint8_t number = region->lines[line];
    return number != RPY_RUNTIME.collector.epoch && number != RPY_RUNTIME.collector.before;
}

/* The first free line from this one on. */
static RPY_INLINE size_t rpy_line_free_from(const struct rpy_region *region, size_t line) {
    uint64_t used = RPY_EIGHT_OF(RPY_RUNTIME.collector.epoch);
    for (;; line++) {
        while (line % 8 == 0 && line < RPY_LINES && rpy_lines_eight(region, line) == used)
            line += 8;
        if (line >= RPY_LINES || rpy_line_is_free(region, line))
            return line;
    }
}

/* How many lines of a region have this number. */
static size_t rpy_lines_count(const struct rpy_region *region, uint8_t number) {
    const uint64_t low = RPY_EIGHT_OF(0x7f), wanted = RPY_EIGHT_OF(number);
    size_t line, count = 0;
    for (line = 0; line < RPY_LINES; line += 8) {
        /* A byte that is zero has its highest bit set in the end, and no other. */
        uint64_t other = rpy_lines_eight(region, line) ^ wanted;
        uint64_t same = ~(((other & low) + low) | other | low);
        count += (size_t)((same >> 7) * RPY_EIGHT_OF(1) >> 56);
    }
    return count;
}

/* Marks the lines that an object lies in. */
static RPY_INLINE void rpy_lines_use(const char *object, size_t bytes) {
    uint8_t *lines = rpy_region_of(object)->lines;
    size_t line = rpy_line_of(object), last = rpy_line_of(object + bytes - 1);
    uint8_t epoch = RPY_RUNTIME.collector.epoch;
    /* Most objects lie in one line or two. */
    lines[line] = lines[last] = epoch;
    while (RPY_UNLIKELY(++line < last))
        lines[line] = epoch;
}

/* Lines that have been filled since somebody last looked are in use. */
static void rpy_room_settle(struct rpy_room *room) {
    if (room->next > room->settled)
        rpy_lines_use(room->settled, (size_t)(room->next - room->settled));
    room->settled = room->next;
}

static void rpy_rooms_settle(void) {
    rpy_room_settle(&RPY_RUNTIME.collector.small);
    rpy_room_settle(&RPY_RUNTIME.collector.longer);
}

/* As many regions are swept before their turn to find one with holes. While a sweep goes on, those that it has not come to are in no
 * list, and each cycle would leave a few objects in regions of their own. */
#define RPY_SWEPT_BEFORE 32

static void rpy_sweep_next(void);

/* A region that is to be looked through for holes. */
static struct rpy_region *rpy_region_next(const struct rpy_room *room) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_region *region;
    int left = RPY_SWEPT_BEFORE;
    for (;; rpy_sweep_next()) {
        region = room == &gc->small ? rpy_region_pop(&gc->holes) : NULL;
        if (!region)
            region = rpy_region_pop(&gc->wide);
        if (region || !gc->sweep_chunk || left-- == 0)
            return region ? region : rpy_region_take();
    }
}

/* Goes on to the next hole of so many lines. What has been passed over is left to small objects. */
static void rpy_hole_next(struct rpy_room *room, size_t lines) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    rpy_room_settle(room);
    for (;;) {
        size_t line = 1, end = 0;
        struct rpy_region *region = room->region;
        if (region)
            line = (size_t)(room->end - region->start) / RPY_LINE;
        else
            region = rpy_region_next(room);
        for (; line < RPY_LINES; line = end + 1) {
            line = rpy_line_free_from(region, line);
            for (end = line; end < RPY_LINES && rpy_line_is_free(region, end); end++)
                ;
            if (end - line >= lines)
                break;
        }
        if (line < RPY_LINES) {
            room->region = region;
            room->next = room->settled = region->start + line * RPY_LINE;
            room->end = region->start + end * RPY_LINE;
            return;
        }
        room->region = NULL;
        if (room == &gc->longer) {
            region->next = gc->holes;
            gc->holes = region;
        }
    }
}

/* Memory for a promoted object that does not fit in the hole at hand. */
static RPY_NOINLINE char *rpy_old_room_elsewhere(size_t bytes) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_room *room = bytes <= RPY_LINE ? &gc->small : &gc->longer;
    size_t lines = bytes <= RPY_LINE ? 1 : bytes / RPY_LINE + RPY_WIDE;
    char *p;
    while ((size_t)(room->end - room->next) < bytes)
        rpy_hole_next(room, lines);
    p = room->next;
    room->next = p + bytes;
    return p;
}

/* Memory for a promoted object. */
static RPY_INLINE char *rpy_old_room(size_t bytes) {
    struct rpy_room *room = &RPY_RUNTIME.collector.small;
    char *p = room->next;
    if (RPY_UNLIKELY((size_t)(room->end - p) < bytes))
        return rpy_old_room_elsewhere(bytes);
    room->next = p + bytes;
    return p;
}

/* What a region takes at least of promoted objects. */
#define RPY_REGION_LEAST (RPY_REGION - RPY_GC_LARGE - RPY_LINE)

/* So many bytes more are there, so that something is left when there is no memory any more. */
#define RPY_OLD_SPARE (2 * RPY_REGION_LEAST)

/* How many empty regions so many bytes of the nursery can come to need: besides those that they fill there is one for each
 * room. */
static size_t rpy_regions_for(size_t bytes) { return bytes / RPY_REGION_LEAST + 2; }

static size_t rpy_regions_empty(void) {
    return RPY_RUNTIME.collector.touched_count + RPY_RUNTIME.collector.clean_count;
}

/* Empty regions for all that so many bytes of the nursery can come to. */
static bool rpy_old_ensure(size_t bytes) {
    while (rpy_regions_empty() < rpy_regions_for(bytes))
        if (!rpy_chunk_add())
            return false;
    return true;
}

/* How many bytes of the nursery the empty regions have room for. */
static size_t rpy_old_room_left(void) {
    size_t regions = rpy_regions_empty();
    return regions < 2 ? 0 : (regions - 1) * RPY_REGION_LEAST - 1;
}

/* Takes regions out of a list that are not to be in it any more; gives how many. */
static size_t rpy_regions_unlist(struct rpy_region **list) {
    size_t count = 0;
    while (*list) {
        if ((*list)->is_free) {
            list = &(*list)->next;
        } else {
            *list = (*list)->next;
            count++;
        }
    }
    return count;
}

/* Gives the memory of empty chunks back, but for what a full nursery needs, and of the lists: large objects may want it. */
RPY_COLD static void rpy_chunks_release(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_chunk **link = &gc->chunks, *chunk;
    size_t keep = rpy_regions_for(gc->nursery_size + RPY_OLD_SPARE);
    while ((chunk = *link) != NULL) {
        size_t empty = 0;
        int i;
        for (i = 0; i < RPY_CHUNK_REGIONS; i++)
            empty += chunk->regions[i].is_free;
        if (empty < RPY_CHUNK_REGIONS || rpy_regions_empty() < keep + empty) {
            link = &chunk->next;
            continue;
        }
        for (i = 0; i < RPY_CHUNK_REGIONS; i++)
            chunk->regions[i].is_free = false;
        gc->touched_count -= rpy_regions_unlist(&gc->touched);
        gc->clean_count -= rpy_regions_unlist(&gc->clean);
        gc->region_count -= RPY_CHUNK_REGIONS;
        *link = chunk->next;
        rpy_os_unmap(chunk->mapping, chunk->bytes);
        free(chunk);
    }
    rpy_pointers_trim(&gc->gray, rpy_lists_room(gc->region_count, RPY_RUNTIME.large.count));
    rpy_pointers_trim(&gc->remembered, rpy_lists_room(gc->region_count, RPY_RUNTIME.large.count));
}

/* ---- at the end of a cycle -------------------------------------------------------------- */

/* Numbers of lines start again, before they run out. */
static void rpy_epoch_restart(struct rpy_chunk *chunk) {
    for (; chunk; chunk = chunk->next) {
        int i;
        for (i = 0; i < RPY_CHUNK_REGIONS; i++) {
            size_t line;
            for (line = 0; line < RPY_LINES; line++)
                chunk->regions[i].lines[line] =
                    chunk->regions[i].lines[line] == RPY_RUNTIME.collector.epoch;
        }
    }
    RPY_RUNTIME.collector.epoch = 1;
}

/* Lines of a region that this cycle has found to be free, as AddressSanitizer and stress want them. */
static void rpy_region_spoil(struct rpy_region *region, uint8_t used) {
    uint8_t *line = region->lines + 1, *end = region->lines + RPY_LINES;
    if (!RPY_ASAN && !RPY_RUNTIME.settings.stress)
        return;
    /* (In stress mode this is at every few allocations, and finds a few lines of thousands.) */
    for (; (line = memchr(line, used, (size_t)(end - line))); line++) {
        char *start = region->start + (size_t)(line - region->lines) * RPY_LINE;
        *line = 0;
        RPY_UNPOISON(start, RPY_LINE);
        if (RPY_RUNTIME.settings.stress)
            memset(start, 0xDB, RPY_LINE);
        RPY_POISON(start, RPY_LINE);
    }
}

/* A sweep begins: lines that are not marked are free, where it has been. */
static void rpy_sweep_begin(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    gc->sweep++;
    gc->sweep_free = gc->before;
    gc->before = gc->epoch;
    gc->sweep_chunk = gc->chunks;
    gc->sweep_region = RPY_CHUNK_REGIONS;
    gc->sweep_lines = 0;
    gc->holes = gc->wide = NULL;
    memset(&gc->small, 0, sizeof gc->small);
    memset(&gc->longer, 0, sizeof gc->longer);
    gc->live += gc->promoted_bytes;
    gc->promoted_bytes = 0;
}

/* Puts a region where it belongs. */
static void rpy_region_sweep(struct rpy_region *region) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    struct rpy_region **list = NULL;
    size_t used;
    if (region->is_free || region->swept == gc->sweep)
        return;
    region->swept = gc->sweep;
    rpy_region_spoil(region, gc->sweep_free);
    used = rpy_lines_count(region, gc->epoch);
    gc->sweep_lines += used;
    if (used == 0) {
        list = &gc->touched;
        gc->touched_count++;
        region->is_free = true;
    } else if (used < RPY_LINES / 2) {
        list = &gc->wide;
    } else if (used < RPY_LINES - 1) {
        list = &gc->holes;
    }
    if (list) {
        region->next = *list;
        *list = region;
    }
}

/* The next one that there is. */
static void rpy_sweep_next(void) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    /* (The last that is put in a list is the first one there.) */
    rpy_region_sweep(&gc->sweep_chunk->regions[--gc->sweep_region]);
    if (gc->sweep_region == 0) {
        gc->sweep_region = RPY_CHUNK_REGIONS;
        gc->sweep_chunk = gc->sweep_chunk->next;
    }
}

/* To look at the lines of a region takes as long as so many steps. */
#define RPY_STEPS_OF_REGION 16

static void rpy_steps_take(size_t *steps, size_t count) { *steps -= count < *steps ? count : *steps; }

/* Finds the free lines, in so many steps; true if all are found. */
static bool rpy_sweep_some(size_t *steps) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    while (gc->sweep_chunk) {
        if (*steps == 0)
            return false;
        rpy_sweep_next();
        rpy_steps_take(steps, RPY_STEPS_OF_REGION);
    }
    if (gc->epoch == UINT8_MAX) {
        rpy_epoch_restart(gc->chunks);
        gc->before = gc->epoch;
    }
    gc->live = gc->sweep_lines * RPY_LINE;
    return true;
}

/* What the next cycle will not need goes back to the system. */
static bool rpy_discard_some(size_t *steps) {
    struct rpy_collector *gc = &RPY_RUNTIME.collector;
    size_t keep = gc->live / 2 / RPY_REGION + rpy_regions_for(gc->nursery_size);
    while (gc->touched_count > keep) {
        struct rpy_region *region = rpy_region_pop(&gc->touched);
        gc->touched_count--;
        rpy_os_discard(region->start, RPY_REGION);
        region->next = gc->clean;
        gc->clean = region;
        gc->clean_count++;
        rpy_steps_take(steps, RPY_STEPS_OF_PAGES(RPY_REGION));
        if (*steps == 0)
            return false;
    }
    return true;
}
