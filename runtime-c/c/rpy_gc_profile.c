/* How many objects of each type are alive, for people who ask (RPYTHON_GC_PROFILE): when the program says
 * `gc.collect()`, at its end, and when a collection leaves a quarter more than there was the last time.
 *
 * A collector calls `rpy_profile_collected` where it has found all that is dead, and defines
 *
 *     void rpy_gc_census(void)    calls `rpy_profile_count` for each object, or `rpy_profile_add` for each type
 */
static void rpy_gc_census(void);

/* Less is not worth a profile that nobody has asked for. */
#ifndef RPY_PROFILE_MINIMUM
#define RPY_PROFILE_MINIMUM ((size_t)1 << 20)
#endif

static void rpy_profile_add(uint32_t tid, size_t objects, size_t bytes) {
    RPY_RUNTIME.profile.rows[tid].objects += objects;
    RPY_RUNTIME.profile.rows[tid].bytes += bytes;
}

/* Gives the object's bytes, with its identity. */
RPY_UNUSED static size_t rpy_profile_count(const void *object) {
    const struct rpy_header *header = object;
    size_t bytes = rpy_object_bytes(object, &rpy_types[header->tid]);
    if (header->flags & RPY_HASH_STORED)
        bytes += sizeof(rpy_signed);
    rpy_profile_add(header->tid, 1, bytes);
    return bytes;
}

static int rpy_profile_by_name(const void *a, const void *b) {
    const struct rpy_profile_row *x = a, *y = b;
    return strcmp(x->name, y->name);
}

static int rpy_profile_by_bytes(const void *a, const void *b) {
    const struct rpy_profile_row *x = a, *y = b;
    if (x->bytes != y->bytes)
        return x->bytes > y->bytes ? -1 : 1;
    return strcmp(x->name, y->name);
}

/* Types of the same name are one to people. */
static void rpy_profile_tell(struct rpy_profile_row *rows, const char *why, FILE *out) {
    const char *name = rpy_type_names;
    size_t objects = 0, bytes = 0;
    uint32_t i, count = 0;
    for (i = 0; i < rpy_type_count; i++, name += strlen(name) + 1) {
        rows[i].name = name;
        objects += rows[i].objects;
        bytes += rows[i].bytes;
    }
    qsort(rows, rpy_type_count, sizeof *rows, rpy_profile_by_name);
    for (i = 0; i < rpy_type_count; i++) {
        if (count && strcmp(rows[count - 1].name, rows[i].name) == 0) {
            rows[count - 1].objects += rows[i].objects;
            rows[count - 1].bytes += rows[i].bytes;
        } else {
            rows[count++] = rows[i];
        }
    }
    qsort(rows, count, sizeof *rows, rpy_profile_by_bytes);
    fprintf(out, "heap %s: %zu objects, %zu bytes\n", why, objects, bytes);
    for (i = 0; i < count && rows[i].objects; i++)
        fprintf(out, "%14zu %11zu  %s\n", rows[i].bytes, rows[i].objects, rows[i].name);
    RPY_RUNTIME.profile.last = bytes;
}

RPY_COLD static void rpy_profile_write(const char *why) {
    struct rpy_profile *profile = &RPY_RUNTIME.profile;
    bool to_stderr = strcmp(profile->path, "-") == 0;
    FILE *out = to_stderr ? stderr : fopen(profile->path, "a");
    profile->rows = calloc(rpy_type_count, sizeof *profile->rows);
    if (out && profile->rows) {
        rpy_gc_census();
        rpy_profile_tell(profile->rows, why, out);
    } else {
        fprintf(stderr, "RPYTHON_GC_PROFILE: %s\n",
                out ? "no memory to count objects" : "the file cannot be written");
        profile->path = NULL;
    }
    if (out && !to_stderr)
        fclose(out);
    free(profile->rows);
    profile->rows = NULL;
}

/* So many bytes are alive. */
static void rpy_profile_collected(size_t alive) {
    struct rpy_profile *profile = &RPY_RUNTIME.profile;
    const char *why = profile->why;
    profile->why = NULL;
    if (profile->path && (why || (alive >= RPY_PROFILE_MINIMUM && alive > profile->last + profile->last / 4)))
        rpy_profile_write(why ? why : "when it had grown");
}

/* A collection has been asked for: by the program, if it is one of all generations. */
static void rpy_profile_ask(rpy_signed generation) {
    if (generation < 0)
        RPY_RUNTIME.profile.why = "at gc.collect()";
}

/* The last one. */
RPY_UNUSED static void rpy_profile_end(void) {
    if (!RPY_RUNTIME.profile.path)
        return;
    RPY_RUNTIME.profile.why = "at the end";
    rpy_gc_collect(1);
    RPY_RUNTIME.profile.path = NULL;
}

/* Of libraries, and of programs that end elsewhere than in `main`. */
static void rpy_profile_exit(void) {
    RPY_EXITS();
    if (!RPY_RUNTIME.profile.path)
        return;
    if (RPY_RUNTIME.depth) {
        fputs("RPYTHON_GC_PROFILE: nothing at the end, which came in the middle of the program\n", stderr);
    } else if (rpy_enter()) {
        rpy_profile_end();
        rpy_leave();
    }
}

static void rpy_profile_begin(const char *path) {
    if (!path || !*path)
        return;
    RPY_RUNTIME.profile.path = path;
    RPY_AT_EXIT(rpy_profile_exit);
}
