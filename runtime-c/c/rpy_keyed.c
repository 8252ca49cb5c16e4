/* Hashes with a key of the process, for dicts whose keys somebody has chosen so that their hashes are the same (`ll_dict.py`):
 * SipHash-1-3 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012). The key is made when it is first
 * asked for. */

#include <time.h>

/* Two words of it, none of which is 0 once it is there: instances run side by side. */
static void *rpy_keyed_words[2];

static uint64_t rpy_keyed_word_of_key(int n) {
    uintptr_t word = (uintptr_t)rpy_put_here(&rpy_keyed_words[n]);
    if (word == 0) {
        if (rpy_os_random(&word, sizeof word) != 0) {
            /* Where things are differs from process to process, too. */
            uint64_t h = rpy_hash_more((uint64_t)(uintptr_t)&word, (uint64_t)time(NULL));
            word = (uintptr_t)rpy_hash_more(h, (uint64_t)clock() + (uint64_t)n);
        }
        word = (uintptr_t)rpy_put_first(&rpy_keyed_words[n], (void *)(word | 1));
    }
    return word;
}

static RPY_INLINE uint64_t rpy_rotated(uint64_t x, int by) { return x << by | x >> (64 - by); }

static RPY_INLINE void rpy_sip_round(uint64_t v[4]) {
    v[0] += v[1];
    v[2] += v[3];
    v[1] = rpy_rotated(v[1], 13) ^ v[0];
    v[3] = rpy_rotated(v[3], 16) ^ v[2];
    v[0] = rpy_rotated(v[0], 32);
    v[2] += v[1];
    v[0] += v[3];
    v[1] = rpy_rotated(v[1], 17) ^ v[2];
    v[3] = rpy_rotated(v[3], 21) ^ v[0];
    v[2] = rpy_rotated(v[2], 32);
}

static RPY_INLINE void rpy_sip_word(uint64_t v[4], uint64_t word) {
    v[3] ^= word;
    rpy_sip_round(v);
    v[0] ^= word;
}

RPY_UNUSED RPY_SHARED rpy_signed rpy_keyed_bytes(const void *bytes, rpy_signed n) {
    const uint8_t *p = bytes;
    rpy_signed left = n;
    uint64_t v[4], first = rpy_keyed_word_of_key(0), second = rpy_keyed_word_of_key(1);
    uint64_t last = (uint64_t)n << 56;
    int i;
    v[0] = first ^ UINT64_C(0x736f6d6570736575);
    v[1] = second ^ UINT64_C(0x646f72616e646f6d);
    v[2] = first ^ UINT64_C(0x6c7967656e657261);
    v[3] = second ^ UINT64_C(0x7465646279746573);
    for (; left >= 8; left -= 8, p += 8)
        rpy_sip_word(v, rpy_word_64(p));
    for (i = 0; i < (int)left; i++)
        last |= (uint64_t)p[i] << (8 * i);
    rpy_sip_word(v, last);
    v[2] ^= 0xff;
    for (i = 0; i < 3; i++)
        rpy_sip_round(v);
    return (rpy_signed)(v[0] ^ v[1] ^ v[2] ^ v[3]);
}

/* Of another hash, which says of keys what they are. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_keyed_word(rpy_signed h) { return rpy_keyed_bytes(&h, (rpy_signed)sizeof h); }
