/* Where the characters of texts that are not ASCII are: the cursor, and tables of offsets of those texts that are long
 * and were not gone through in order. Included before the collector. */

/* A table has the offset of every so manieth character. */
#define RPY_TEXT_STEP 16
/* So many characters are gone through without a table. */
#define RPY_TEXT_NEAR (2 * RPY_TEXT_STEP)
/* Shorter texts get none. */
#define RPY_TEXT_SHORT 256

/* Whether a byte goes on a character that one before it begins. */
static RPY_INLINE bool rpy_text_goes_on(uint8_t byte) {
    return (int8_t)byte < -64;
}

/* Where the number of a text's table is, or can be put. */
static uint16_t *rpy_text_place(struct rpy_texts *texts, const void *bytes) {
    size_t place = (uint32_t)((uintptr_t)bytes >> 3) * UINT32_C(2654435769) >> 20;
    _Static_assert(RPY_TEXT_PLACES == 1 << 12, "twelve bits are left");
    while (texts->places[place] && texts->tables[texts->places[place] - 1].bytes != bytes)
        place = (place + 1) & (RPY_TEXT_PLACES - 1);
    return &texts->places[place];
}

/* The places anew, where tables have gone or texts have moved. */
static void rpy_texts_place(struct rpy_texts *texts) {
    size_t i;
    memset(texts->places, 0, sizeof texts->places);
    for (i = 0; i < texts->count; i++)
        *rpy_text_place(texts, texts->tables[i].bytes) = (uint16_t)(i + 1);
}

/* Has a table have the offsets of all characters; false if there is no memory for it. */
static bool rpy_text_cover(struct rpy_text_table *table, size_t size, size_t length) {
    const uint8_t *text = table->bytes;
    /* (From the last character on of which there is an offset.) */
    size_t i = table->covered ? (table->covered - 1) / RPY_TEXT_STEP * RPY_TEXT_STEP : 0;
    size_t at = table->covered ? table->offsets[i / RPY_TEXT_STEP] : 0;
    if (length > table->room) {
        size_t room = table->room ? length + length / 2 : length;
        uint32_t *more = realloc(table->offsets, (room / RPY_TEXT_STEP + 1) * sizeof *more);
        if (!more)
            return false;
        table->offsets = more;
        table->room = room;
    }
    for (; at < size; at++) {
        if (rpy_text_goes_on(text[at]))
            continue;
        if (i % RPY_TEXT_STEP == 0)
            table->offsets[i / RPY_TEXT_STEP] = (uint32_t)at;
        i++;
    }
    table->covered = length;
    return true;
}

/* The table of a text; NULL if there is no memory for it. The one that was made first gives way to the last. */
static const uint32_t *rpy_text_offsets(const uint8_t *text, size_t size, size_t length) {
    struct rpy_texts *texts = &RPY_RUNTIME.texts;
    struct rpy_text_table *table, new = {text, NULL, 0, 0};
    uint16_t *place = rpy_text_place(texts, text);
    if (size >= UINT32_MAX)
        return NULL;
    if (*place) {
        table = &texts->tables[*place - 1];
        if (table->covered < length && !rpy_text_cover(table, size, length))
            return NULL;
        return table->offsets;
    }
    if (!rpy_text_cover(&new, size, length))
        return NULL;
    if (texts->count < RPY_TEXT_TABLES) {
        table = &texts->tables[texts->count++];
        *place = (uint16_t)texts->count;
        *table = new;
    } else {
        table = &texts->tables[texts->next++ % RPY_TEXT_TABLES];
        free(table->offsets);
        *table = new;
        rpy_texts_place(texts);
    }
    return table->offsets;
}

RPY_SHARED rpy_signed rpy_text_seek(const void *bytes, rpy_signed size, rpy_signed length,
                                    rpy_signed i) {
    const uint8_t *text = bytes, *here;
    rpy_signed index = 0, at = 0, far = i;
    if (i == length)
        return size;
    if (rpy_cursor_is_in(bytes) && rpy_cursor_index() < 2 * i) {
        index = rpy_cursor_index();
        at = rpy_cursor_offset();
        far = i < index ? index - i : i - index;
    }
    if (length - i < far) {
        index = length;
        at = size;
        far = length - i;
    }
    if (far > RPY_TEXT_NEAR && size >= RPY_TEXT_SHORT) {
        const uint32_t *offsets = rpy_text_offsets(text, (size_t)size, (size_t)length);
        if (offsets) {
            index = i - i % RPY_TEXT_STEP;
            at = offsets[i / RPY_TEXT_STEP];
        }
    }
    here = text + at;
    for (; index < i; index++)
        do
            here++;
        while (rpy_text_goes_on(*here));
    for (; index > i; index--)
        do
            here--;
        while (rpy_text_goes_on(*here));
    at = here - text;
    rpy_cursor_set(bytes, i, at);
    return at;
}

static void rpy_text_drop(struct rpy_text_table *table) {
    struct rpy_texts *texts = &RPY_RUNTIME.texts;
    free(table->offsets);
    *table = texts->tables[--texts->count];
}

static void rpy_cursor_forget(void) {
    RPY_STATE.cursor.bytes = NULL;
    RPY_STATE.cursor.place = NULL;
}

/* An object, which may be a string, is gone. */
RPY_UNUSED static void rpy_texts_forget(const char *object) {
    struct rpy_texts *texts = &RPY_RUNTIME.texts;
    uint16_t place;
    if (RPY_STATE.cursor.bytes == object + RPY_STRING_BYTES)
        rpy_cursor_forget();
    if (!texts->count)
        return;
    place = *rpy_text_place(texts, object + RPY_STRING_BYTES);
    if (place) {
        rpy_text_drop(&texts->tables[place - 1]);
        rpy_texts_place(texts);
    }
}

/* Texts have moved, or are gone: `now` says where a string is, or NULL. */
RPY_UNUSED static void rpy_texts_follow(const char *(*now)(const char *string)) {
    struct rpy_texts *texts = &RPY_RUNTIME.texts;
    const char *string;
    size_t i = 0;
    if (RPY_STATE.cursor.bytes) {
        string = now(RPY_STATE.cursor.bytes - RPY_STRING_BYTES);
        if (string)
            rpy_cursor_set(string + RPY_STRING_BYTES, rpy_cursor_index(), rpy_cursor_offset());
        else
            rpy_cursor_forget();
    }
    if (!texts->count)
        return;
    while (i < texts->count) {
        struct rpy_text_table *table = &texts->tables[i];
        string = now((const char *)table->bytes - RPY_STRING_BYTES);
        if (string) {
            table->bytes = string + RPY_STRING_BYTES;
            i++;
        } else {
            rpy_text_drop(table);
        }
    }
    rpy_texts_place(texts);
}

static void rpy_texts_free(void) {
    struct rpy_texts *texts = &RPY_RUNTIME.texts;
    while (texts->count)
        free(texts->tables[--texts->count].offsets);
    rpy_texts_place(texts);
    rpy_cursor_forget();
}
