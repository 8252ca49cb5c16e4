"""Hashes of values. Equal values have equal hashes, across the types that may be equal."""
from rpython.ll import cast, float_bits, identity_hash, address_of, c_call, c_pure, Signed, Float
from rpython.helpers.ll_str import ll_strhash, ll_chr2str

__specialize__ = "low_level"

# That of `None`, as a program has it while it is imported, too (`host/equality.rs`).
HASH_OF_NONE = 0x345678


def ll_hash_none():
    return HASH_OF_NONE


def ll_hash_str(s):
    if not s:
        return HASH_OF_NONE
    return ll_strhash(s)


def ll_hash_chr(c):
    return ll_strhash(ll_chr2str(c))


def ll_hash_bytes(b):
    if not b:
        return HASH_OF_NONE
    return ll_strhash(b)


def ll_hash_float(f):
    i = cast(Signed, f)
    if cast(Float, i) == f:
        # Equal to an integer: the integer's hash.
        return i
    bits = cast(Signed, float_bits(f))
    return bits ^ (bits >> 32)


def ll_hash_mix(sum, h):
    return (sum ^ h) * 1000003 + 97531


def ll_hash_identity(p):
    if not p:
        return HASH_OF_NONE
    return identity_hash(p)


# Hashes with a key that nobody knows, for dicts whose keys somebody has chosen (`ll_dict`).

def ll_keyed_word(h):
    return c_pure(Signed, "rpy_keyed_word", h)


def ll_keyed_text(s):
    """Of a text, or of bytes."""
    if not s:
        return ll_keyed_word(HASH_OF_NONE)
    return ll_keyed_bytes(address_of(s.chars, 0), len(s.chars))


def ll_keyed_bytes(start, n):
    return c_call(Signed, "rpy_keyed_bytes", start, n)


def ll_keyed_mix(sum, h):
    return ll_keyed_word(sum ^ h)
