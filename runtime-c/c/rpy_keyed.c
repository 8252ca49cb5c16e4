/* Hashes with a key that nobody knows, for dicts whose keys somebody has chosen so that their hashes are the same (`ll_dict.py`):
 * SipHash-1-3 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012). The key is made when it is first
 * asked for; each instance has its own. */

#include <time.h>

/* Two words, the first of which is not 0 once it is there. */
static const uint64_t *rpy_keyed_key(void) {
    uint64_t *key = RPY_RUNTIME.keyed;
    if (RPY_UNLIKELY(key[0] == 0)) {
        if (rpy_os_random(key, sizeof RPY_RUNTIME.keyed) != 0) {
            /* Where things are differs from process to process, too. */
            key[0] = rpy_hash_more((uint64_t)(uintptr_t)&key, (uint64_t)time(NULL));
            key[1] = rpy_hash_more(key[0], (uint64_t)clock());
        }
        key[0] |= 1;
    }
    return key;
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
    const uint64_t *key = rpy_keyed_key();
    uint64_t v[4], first = key[0], second = key[1];
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
