/* What stands for generated code where a collector is tried by itself: types, tables, and what functions do with
 * pointers. */

/* What all objects begin with. */
struct object {
    struct rpy_header header;
    rpy_signed number;
};

struct node {
    struct object of;
    void *pointers[3];
};

struct array {
    struct object of;
    rpy_signed length;
    void *items[];
};

struct bytes {
    struct object of;
    rpy_signed length;
    uint8_t items[];
};

/* With an array of its own, in which so many are used. */
struct list {
    struct object of;
    rpy_signed used;
    struct array *array;
};

struct weakref {
    struct rpy_weakref of;
    rpy_signed number;
};

enum { NODE, ARRAY, BYTES, LIST, WEAKREF, TYPES };

static const uint32_t node_offsets[] = {offsetof(struct node, pointers[0]),
                                        offsetof(struct node, pointers[1]),
                                        offsetof(struct node, pointers[2])};
static const uint32_t item_offsets[] = {0};
static const uint32_t list_offsets[] = {offsetof(struct list, array)};

static const struct rpy_type rpy_types[] = {
    [NODE] = {sizeof(struct node), 0, 0, 3, 0, node_offsets},
    [ARRAY] = {sizeof(struct array), sizeof(void *), offsetof(struct array, length), 0, 1, item_offsets},
    [BYTES] = {sizeof(struct bytes), 1, offsetof(struct bytes, length), 0, 0, NULL},
    [LIST] = {sizeof(struct list), 0, 0, 1, 0, list_offsets},
    [WEAKREF] = {sizeof(struct weakref), 0, 0, 0, 0, NULL},
    [TYPES] = {0, 0, 0, 0, 0, NULL},
};

static const uint32_t rpy_type_count = TYPES;
static const char rpy_type_names[] = "node\0array\0bytes\0list\0weakref\0";

/* Prebuilt: an object, and a raw structure. */
static struct node prebuilt = {{{NODE, RPY_STATIC}, 1}, {NULL, NULL, NULL}};
static struct node raw;
static const struct rpy_prebuilt_root rpy_prebuilt_roots[] = {
    {&prebuilt, NODE, false}, {&raw, NODE, true}, {NULL, 0, false}};

static const size_t rpy_root_margin = 0;
static int an_exception;
static const struct rpy_exception rpy_standard[RPY_STANDARD_COUNT] = {
    [RPY_MEMORY_ERROR] = {&an_exception, NULL}, [RPY_OVERFLOW_ERROR] = {&an_exception, NULL}};
RPY_UNUSED static void rpy_describe_exception(void *value) { (void)value; }
