"""Dicts: compact, in insertion order.

    GcStruct dict { live, used, room, recent, slot, first, entries: Ptr(GcArray(entry)),
                    indexes: Ptr(GcArray(I32)), keyed: Ptr(GcArray(I32)), dead: Ptr(GcArray(Bool)), calls }
    Struct entry { key, value } or { hash, key, value }

Entries stand in insertion order; `used` of them are taken, `live` of those are not deleted. None
before `first` is alive, so that a dict used as a queue is not searched from the start.
`indexes` is an open-addressing table of a power of two of slots, each 0 (free), 1 (was
deleted), or 2 + an entry's number. `room` is how many entries may be added before the tables
are made anew: it counts down with every addition, deletions or not, so that some slots stay
free and a search ends. What was looked up last is in `recent`, the number of its entry, or -1, and `slot`, where
its number is in the table or can be put. Programs often ask for a key before they change it: what takes `known` is
told whether this key was looked up last, so that it is not searched for again (`opt/sought.rs`).
`dead` marks deleted entries; it is null as long as there
is none. Entries keep the hash where computing or comparing keys is not trivial, and there is a field `calls`, which has no
value, where comparing may run the program's code: whether there are such fields is known when a function is specialised.

A prebuilt dict has its entries, and its table if the hashes of its keys are known (`rtype/rdict.rs`). Otherwise it has no table
(`indexes` has one slot, which is free), and its entries' hashes are not
filled in: what looks for a key first makes them.

Whoever knows how keys are hashed can choose such as have the same hash, or the same way through the table. A dict to which
a key is added behind so many others as chance never needs makes another table, by hashes with a key that nobody knows (SipHash,
Aumasson and Bernstein 2012). That is in `keyed`, and `indexes` has one slot, so that only what finds nothing
asks. The hashes that entries keep stay what they are, and so does their order. Where keys are hashed by the program's own code
this is not done.

`hash`, `keyed` (the hash with a key) and `eq` work on keys and are constants when a function is specialised. A key that
is looked for may be a part of a text (`ll_part`); one that is kept is not. Where they are the
program's own they may change the dict: whoever has called `eq` looks at the dict anew.
"""
from rpython.ll import (malloc, typeOf, nullptr, cast, copy_items, clear_items, in_bounds, unlikely, likely,
                        inline, dont_inline, outgrown, has_field, type_field, Signed, Unsigned, I32, UniChar, STR)

from rpython.ll import hlstr
from rpython.helpers.app_object import raise_key_error, raise_key_number
from rpython.helpers.ll_hash import HASH_OF_NONE
from rpython.helpers.ll_str import ll_owned, ll_part_between, ll_text_between
from rpython.helpers.ll_list import ll_no_more, ll_memory_error

__specialize__ = "low_level"

FREE = 0
DELETED = 1
FIRST = 2

# How many slots are looked at before keys must have been chosen. Two thirds of them are taken at most: where each is as likely
# as any other, a way that long has a probability of 3e-23.
PROBES = 128


def ll_newdict(DICT):
    d = malloc(DICT)
    d.indexes = malloc(type_field(DICT, "indexes"), 8)
    d.entries = malloc(type_field(DICT, "entries"), 5)
    d.room = 5
    return d


@inline
def ll_len(d):
    return d.live


@inline
def ll_is_dead(d, i):
    dead = d.dead
    return unlikely(bool(dead)) and dead[i]


@dont_inline
def ll_hash_of_key(key, hash):
    return hash(key)


def ll_make_indexes(d, hash, keyed):
    """The table of a prebuilt dict."""
    n = d.used
    slots = 8
    while slots * 2 < (n + 1) * 3:
        slots *= 2
    indexes = malloc(type_field(typeOf(d).TO, "indexes"), slots)
    entries = malloc(typeOf(d.entries).TO, (slots * 2) // 3)
    copy_items(d.entries, 0, entries, 0, n)
    if has_field(entries, "hash"):
        i = 0
        while i < n:
            entries[i].hash = hash(entries[i].key)
            i += 1
    ll_fill_indexes(d, indexes, entries, n, d.dead, hash, keyed)
    d.entries = entries
    d.room = len(entries) - n
    d.indexes = indexes


@dont_inline
def ll_make_keyed(d, hash, keyed):
    """A table by hashes with a key, in place of the one that there is. Entries stay where they are."""
    indexes = malloc(typeOf(d.indexes).TO, len(d.indexes))
    d.indexes = malloc(typeOf(d.indexes).TO, 1)
    d.keyed = indexes
    ll_fill_indexes(d, indexes, d.entries, d.used, d.dead, hash, keyed)


@inline
def ll_has_indexes(d):
    return len(d.indexes) > 1


@inline
def ll_prepare(d, hash, keyed):
    """Makes the table of a dict that has none, and the hashes of its entries."""
    if unlikely(not ll_has_indexes(d)) and (has_field(d, "calls") or not d.keyed):
        ll_make_indexes(d, hash, keyed)


@inline
def ll_find(d, key, known, hash, keyed, eq):
    """The number of the entry with this key, or -1; `known` says that nothing has been looked up since this key was."""
    if known and not has_field(d, "calls"):
        return d.recent
    return ll_find_hashed(d, key, known, hash(key), hash, keyed, eq)


@inline
def ll_find_hashed(d, key, known, h, hash, keyed, eq):
    if known:
        return d.recent
    if not has_field(key, "whole"):
        return ll_lookup_any(d, key, h, hash, keyed, eq)
    i = ll_lookup_part(d, typeOf(key).TO, key.whole, key.start, key.stop, h, eq)
    if i < 0 and unlikely(not ll_has_indexes(d)):
        i = ll_lookup_part_elsewhere(d, key.whole, key.start, key.stop, h, hash, keyed, eq)
    return i


@inline
def ll_lookup_any(d, key, h, hash, keyed, eq):
    """The same for a key's hash."""
    i = ll_lookup(d, key, h, eq)
    if i < 0 and unlikely(not ll_has_indexes(d)):
        i = ll_lookup_elsewhere(d, key, h, hash, keyed, eq)
    return i


def ll_lookup_part(d, PART, s, start, stop, h, eq):
    """`ll_lookup` of a part of a text, which is no object."""
    return ll_lookup(d, ll_part_between(PART, s, start, stop), h, eq)


def ll_lookup(d, key, h, eq):
    """The same for a dict that goes by its `indexes`; -1 in others."""
    indexes = d.indexes
    entries = d.entries
    mask = len(indexes) - 1
    slot = h & mask
    perturb = cast(Unsigned, h)
    while True:
        found = cast(Signed, indexes[slot])
        if found >= FIRST:
            i = found - FIRST
            if has_field(entries, "hash"):
                candidate = entries[i].hash == h
            else:
                candidate = True
            if candidate:
                same = eq(entries[i].key, key)
                if has_field(d, "calls") and unlikely(not (d.indexes == indexes and d.entries == entries)
                                                      or i >= d.used or ll_is_dead(d, i)):
                    # `eq` has changed the dict.
                    return ll_lookup(d, key, h, eq)
                if same:
                    d.recent = i
                    d.slot = slot
                    return i
        elif found == FREE:
            d.recent = -1
            d.slot = slot
            return -1
        perturb = perturb >> 5
        slot = (slot * 5 + cast(Signed, perturb) + 1) & mask


@dont_inline
def ll_lookup_part_elsewhere(d, s, start, stop, h, hash, keyed, eq):
    # (As a text of which only the bytes are looked at.)
    return ll_lookup_elsewhere(d, ll_text_between(s, start, stop, stop - start), h, hash, keyed, eq)


@dont_inline
def ll_lookup_elsewhere(d, key, h, hash, keyed, eq):
    """The same for others."""
    ll_prepare(d, hash, keyed)
    if has_field(d, "calls") or not d.keyed:
        return ll_lookup(d, key, h, eq)
    indexes = d.keyed
    mask = len(indexes) - 1
    place = keyed(key)
    slot = place & mask
    perturb = cast(Unsigned, place)
    while True:
        found = cast(Signed, indexes[slot])
        if found == FREE:
            i = -1
            break
        if found >= FIRST:
            i = found - FIRST
            if eq(d.entries[i].key, key):
                break
        perturb = perturb >> 5
        slot = (slot * 5 + cast(Signed, perturb) + 1) & mask
    d.recent = i
    d.slot = slot
    return i


@inline
def ll_is_keyed(d):
    return not has_field(d, "calls") and unlikely(bool(d.keyed))


@inline
def ll_table(d):
    """The table of a dict that has one."""
    if ll_is_keyed(d):
        return d.keyed
    return d.indexes


@dont_inline
def ll_fill_indexes(d, indexes, entries, n, dead, hash, keyed):
    """Puts the numbers of the entries that are not dead into a table without any."""
    i = 0
    if not ll_is_keyed(d) and not dead:
        while i < n:
            indexes[ll_free_slot(indexes, ll_entry_hash(entries, i, hash))] = cast(I32, i + FIRST)
            i += 1
    while i < n:
        if not dead or not dead[i]:
            if ll_is_keyed(d):
                h = keyed(entries[i].key)
            else:
                h = ll_entry_hash(entries, i, hash)
            indexes[ll_free_slot(indexes, h)] = cast(I32, i + FIRST)
        i += 1


def ll_free_slot(indexes, h):
    """A slot that a new entry with this hash can take."""
    mask = len(indexes) - 1
    slot = h & mask
    perturb = cast(Unsigned, h)
    while cast(Signed, indexes[slot]) >= FIRST:
        perturb = perturb >> 5
        slot = (slot * 5 + cast(Signed, perturb) + 1) & mask
    return slot


@inline
def ll_entry_hash(entries, i, hash):
    if has_field(entries, "hash"):
        return entries[i].hash
    return hash(entries[i].key)


@dont_inline
def ll_insert(d, key, value, h, hash, keyed):
    """Adds an entry for the key that was looked up last, and is not there."""
    indexes = d.indexes
    if unlikely(d.room == 0) or ll_is_keyed(d):
        indexes = ll_make_room(d, key, h, hash, keyed)
    elif has_field(d, "calls"):
        if unlikely(d.live + d.room != len(d.entries)):
            d.slot = ll_free_slot(indexes, h)
    elif unlikely(d.live + d.room != len(d.entries)) or d.slot != (h & (len(indexes) - 1)):
        # A slot in which something was deleted, if there is one on the way: what is added and deleted in turns stays there.
        mask = len(indexes) - 1
        slot = h & mask
        perturb = cast(Unsigned, h)
        left = PROBES
        while cast(Signed, indexes[slot]) >= FIRST:
            perturb = perturb >> 5
            slot = (slot * 5 + cast(Signed, perturb) + 1) & mask
            left -= 1
        d.slot = slot
        if unlikely(left < 0):
            ll_make_keyed(d, hash, keyed)
            indexes = ll_make_room(d, key, h, hash, keyed)
    entries = d.entries
    i = d.used
    indexes[d.slot] = cast(I32, i + FIRST)
    entries[i].key = key
    entries[i].value = value
    if has_field(entries, "hash"):
        entries[i].hash = h
    d.used = i + 1
    d.live += 1
    d.room -= 1
    d.recent = i


@dont_inline
def ll_make_room(d, key, h, hash, keyed):
    """The table, with room for an entry of this key at `slot`."""
    if d.room == 0:
        ll_resize(d, hash, keyed)
    indexes = ll_table(d)
    if ll_is_keyed(d):
        h = keyed(key)
    d.slot = ll_free_slot(indexes, h)
    return indexes


@dont_inline
def ll_resize(d, hash, keyed):
    """New tables with room for more entries, the deleted ones left out."""
    live = d.live
    slots = 8
    while slots * 2 < (live + 1) * 5:
        slots *= 2
    if slots > 0x3fffffff:
        ll_memory_error()
    old = d.entries
    old_indexes = ll_table(d)
    entries = malloc(typeOf(old).TO, (slots * 2) // 3)
    if not d.dead:
        copy_items(old, 0, entries, 0, d.used)
    else:
        at = 0
        i = 0
        while i < d.used:
            if not d.dead[i]:
                copy_items(old, i, entries, at, 1)
                at += 1
            i += 1
    indexes = malloc(typeOf(d.indexes).TO, slots)
    ll_fill_indexes(d, indexes, entries, live, nullptr(typeOf(d.dead).TO), hash, keyed)
    d.entries = entries
    ll_set_table(d, indexes)
    outgrown(old)
    outgrown(old_indexes)
    d.dead = nullptr(typeOf(d.dead).TO)
    d.first = 0
    d.used = live
    d.room = len(entries) - live


@inline
def ll_set_table(d, indexes):
    if ll_is_keyed(d):
        d.keyed = indexes
    else:
        d.indexes = indexes


def ll_setitem(d, key, known, value, hash, keyed, eq):
    if known and not has_field(d, "calls"):
        # Without the hash, which only an addition needs.
        i = d.recent
        if i >= 0:
            d.entries[i].value = value
            return
    h = hash(key)
    i = ll_find_hashed(d, key, known, h, hash, keyed, eq)
    if i >= 0:
        d.entries[i].value = value
    else:
        ll_insert(d, ll_owned(key), value, h, hash, keyed)


@inline
def ll_value(d, i):
    return d.entries[i].value


@inline
def ll_key(d, i):
    return d.entries[i].key


def ll_contains(d, key, known, hash, keyed, eq):
    return ll_find(d, key, known, hash, keyed, eq) >= 0


@dont_inline
def ll_key_error(key, text):
    """`text` makes the `repr` of a key."""
    if typeOf(key) is UniChar:
        raise KeyError(key)
    if typeOf(key) is typeOf(nullptr(STR)):
        # (`None` is shown, where keys may be that.)
        if key:
            raise KeyError(hlstr(key))
    if typeOf(key) is Signed:
        raise_key_number(key)
    else:
        raise_key_error(hlstr(text(key)))


def ll_getitem(d, key, known, text, hash, keyed, eq):
    i = ll_find(d, key, known, hash, keyed, eq)
    if unlikely(i < 0):
        ll_key_error(ll_owned(key), text)
    return d.entries[i].value


def ll_getitem_default(d, key, known, factory, hash, keyed, eq):
    """`d[key]` of a defaultdict."""
    i = ll_find(d, key, known, hash, keyed, eq)
    if i >= 0:
        return d.entries[i].value
    value = factory()
    ll_setitem(d, key, False, value, hash, keyed, eq)
    return value


def ll_delitem(d, key, known, text, hash, keyed, eq):
    i = ll_find(d, key, known, hash, keyed, eq)
    if i < 0:
        ll_key_error(ll_owned(key), text)
    ll_delete_found(d, i)


def ll_pop(d, key, known, text, hash, keyed, eq):
    i = ll_find(d, key, known, hash, keyed, eq)
    if i < 0:
        ll_key_error(ll_owned(key), text)
    value = d.entries[i].value
    ll_delete_found(d, i)
    return value


def ll_pop_default(d, key, known, default, convert, hash, keyed, eq):
    i = ll_find(d, key, known, hash, keyed, eq)
    if i < 0:
        return default
    value = convert(d.entries[i].value)
    ll_delete_found(d, i)
    return value


def ll_move_to_end(d, key, last, text, hash, keyed, eq):
    h = hash(key)
    i = ll_lookup_any(d, key, h, hash, keyed, eq)
    if i < 0:
        ll_key_error(key, text)
    if not last:
        ll_move_to_front(d, i, hash, keyed)
        return
    key = d.entries[i].key
    value = d.entries[i].value
    ll_delete_found(d, i)
    # Its slot is the one that it had.
    ll_insert(d, key, value, h, hash, keyed)


def ll_move_to_front(d, i, hash, keyed):
    """Moves an entry to where there is none alive, in front of all others."""
    if i == d.first:
        return
    if d.first == 0:
        # As many places in front as there are behind, so that the next so many need nothing new.
        at = 0
        before = 0
        while at < i:
            if not ll_is_dead(d, at):
                before += 1
            at += 1
        ll_resize(d, hash, keyed)
        i = before + ll_make_gap(d)
    entries = d.entries
    key = entries[i].key
    value = entries[i].value
    h = ll_entry_hash(entries, i, hash)
    ll_delete_entry(d, i, hash, keyed)
    at = d.first - 1
    ll_table(d)[d.slot] = cast(I32, at + FIRST)
    entries[at].key = key
    entries[at].value = value
    if has_field(entries, "hash"):
        entries[at].hash = h
    d.dead[at] = False
    d.first = at
    d.live += 1
    d.recent = at


def ll_make_gap(d):
    """Moves all entries, of which none is dead, and leaves half of the room in front; gives how many they are."""
    entries = d.entries
    n = d.used
    gap = (len(entries) - n) >> 1
    dead = malloc(typeOf(d.dead).TO, len(entries))
    copy_items(entries, 0, entries, gap, n)
    clear_items(entries, 0, gap)
    i = 0
    while i < gap:
        dead[i] = True
        i += 1
    d.dead = dead
    indexes = ll_table(d)
    i = 0
    while i < len(indexes):
        if cast(Signed, indexes[i]) >= FIRST:
            indexes[i] = cast(I32, cast(Signed, indexes[i]) + gap)
        i += 1
    d.used = n + gap
    d.first = gap
    d.room -= gap
    return gap


def ll_get_converted(d, key, known, default, convert, hash, keyed, eq):
    """`d.get(key, default)` where the default is of a wider type than the values."""
    i = ll_find(d, key, known, hash, keyed, eq)
    if i >= 0:
        return convert(d.entries[i].value)
    return default


def ll_get(d, key, known, default, hash, keyed, eq):
    i = ll_find(d, key, known, hash, keyed, eq)
    if i >= 0:
        return d.entries[i].value
    return default


def ll_setdefault(d, key, known, default, hash, keyed, eq):
    h = hash(key)
    i = ll_find_hashed(d, key, known, h, hash, keyed, eq)
    if i >= 0:
        return d.entries[i].value
    ll_insert(d, ll_owned(key), default, h, hash, keyed)
    return default


def ll_delete_entry(d, i, hash, keyed):
    """Deletes the entry `i`, which is there."""
    ll_prepare(d, hash, keyed)
    indexes = ll_table(d)
    mask = len(indexes) - 1
    if ll_is_keyed(d):
        h = keyed(d.entries[i].key)
    else:
        h = ll_entry_hash(d.entries, i, hash)
    slot = h & mask
    perturb = cast(Unsigned, h)
    while cast(Signed, indexes[slot]) != i + FIRST:
        perturb = perturb >> 5
        slot = (slot * 5 + cast(Signed, perturb) + 1) & mask
    d.slot = slot
    ll_delete_found(d, i)


@dont_inline
def ll_delete_found(d, i):
    """Deletes the entry `i`, which was looked up last."""
    d.recent = -1
    ll_table(d)[d.slot] = cast(I32, DELETED)
    d.live -= 1
    if i == d.used - 1:
        # The last one: its room is free again, so that a dict used as a stack does not grow.
        ll_clear_entry(d, i)
        d.used = i
        if d.dead:
            while d.used > 0 and d.dead[d.used - 1]:
                d.dead[d.used - 1] = False
                d.used -= 1
        if d.first > d.used:
            d.first = d.used
        return
    if not d.dead:
        d.dead = malloc(typeOf(d.dead).TO, len(d.entries))
    d.dead[i] = True
    ll_clear_entry(d, i)
    if i == d.first:
        # The last entry is alive: this ends.
        i += 1
        while d.dead[i]:
            i += 1
        d.first = i


def ll_clear_entry(d, i):
    clear_items(d.entries, i, 1)


def ll_popitem_entry(d):
    """The number of the last live entry."""
    i = d.used - 1
    while i >= 0 and ll_is_dead(d, i):
        i -= 1
    if i < 0:
        raise KeyError("popitem(): dictionary is empty")
    return i


def ll_clear(d):
    if d.used > 0:
        DICT = typeOf(d).TO
        d.indexes = malloc(type_field(DICT, "indexes"), 8)
        d.entries = malloc(type_field(DICT, "entries"), 5)
        d.keyed = nullptr(typeOf(d.indexes).TO)
        d.room = 5
        d.dead = nullptr(typeOf(d.dead).TO)
        d.live = 0
        d.used = 0
        d.first = 0


def ll_copy(d):
    r = malloc(typeOf(d).TO)
    ll_take_all(r, d)
    return r


def ll_take_all(r, d):
    """Makes a dict without entries a copy of another."""
    DICT = typeOf(d).TO
    entries = malloc(type_field(DICT, "entries"), len(d.entries))
    copy_items(d.entries, 0, entries, 0, d.used)
    indexes = ll_copy_table(d.indexes)
    keyed = nullptr(typeOf(d.indexes).TO)
    if ll_is_keyed(d):
        keyed = ll_copy_table(d.keyed)
    dead = nullptr(typeOf(d.dead).TO)
    if d.dead:
        dead = ll_copy_table(d.dead)
    # (With all of it: where memory runs out, the dict is as it was.)
    r.entries = entries
    r.indexes = indexes
    r.keyed = keyed
    r.dead = dead
    r.live = d.live
    r.first = d.first
    r.used = d.used
    r.room = d.room


def ll_copy_table(table):
    copy = malloc(typeOf(table).TO, len(table))
    copy_items(table, 0, copy, 0, len(table))
    return copy


def ll_update(d, other, hash, keyed, eq):
    ll_prepare(other, hash, keyed)
    size = other.live
    if typeOf(d) is typeOf(other) and d.live == 0:
        if size > 0:
            ll_take_all(d, other)
        return
    i = 0
    while i < other.used:
        if not ll_is_dead(other, i):
            h = ll_entry_hash(other.entries, i, hash)
            key = other.entries[i].key
            value = other.entries[i].value
            at = ll_lookup_any(d, key, h, hash, keyed, eq)
            if at >= 0:
                d.entries[at].value = value
            else:
                ll_insert(d, key, value, h, hash, keyed)
            if unlikely(other.live != size):
                raise RuntimeError("dict mutated during update")
        i += 1


# Iteration. An iterator is { dict, at, size, left }; it gives entry numbers.

# With this in it, the size of an iterator is that of no dict: it has been stopped. (An iterator that has ended has -1.)
STOPPED = -(1 << 62)

# (What stops an iteration is out of the way, and gets no iterator: so that nothing keeps that.)

@dont_inline
def ll_stopped(size, is_set):
    """The dict has another size than when the iterator was made, or this has ended or been stopped, and stays so."""
    if size == -1:
        ll_no_more()
    if is_set:
        raise RuntimeError("Set changed size during iteration")
    raise RuntimeError("dictionary changed size during iteration")


@dont_inline
def ll_ended(any_left, is_set):
    """All that was there has been given; `any_left`: as many keys were added as were deleted."""
    if any_left and not is_set:
        raise RuntimeError("dictionary keys changed during iteration")
    ll_no_more()


@dont_inline
def ll_next_alive(d, i):
    while i < d.used and ll_is_dead(d, i):
        i += 1
    return i


def ll_iternext(it, is_set):
    """The number of the next entry; raises StopIteration behind the last one."""
    d = it.dict
    size = it.size
    if unlikely(d.live != size):
        it.size = size | STOPPED
        ll_stopped(size, is_set)
    i = it.at
    if unlikely(bool(d.dead)):
        i = ll_next_alive(d, i)
    any_left = i < d.used
    if it.left == 0 or not any_left:
        it.size = -1
        ll_ended(any_left, is_set)
    it.left -= 1
    it.at = i + 1
    return i


def ll_iternext_reversed(it, is_set):
    d = it.dict
    size = it.size
    if unlikely(d.live != size):
        it.size = size | STOPPED
        ll_stopped(size, is_set)
    i = it.at - 1
    if unlikely(i >= d.used):
        # The entries have moved together.
        i = d.used - 1
    while i >= 0:
        if not ll_is_dead(d, i):
            it.at = i
            return i
        i -= 1
    it.size = -1
    ll_no_more()


# Whole dicts

def ll_truth_or_none(d):
    return bool(d) and d.live != 0


def ll_eq(d1, d2, hash, keyed, eq, value_eq):
    """`d1 == d2`: the same keys with equal values, in whatever order."""
    if d1 == d2:
        return True
    if d1.live != d2.live:
        return False
    ll_prepare(d1, hash, keyed)
    i = 0
    while i < d1.used:
        if not ll_is_dead(d1, i):
            key = d1.entries[i].key
            h = ll_entry_hash(d1.entries, i, hash)
            value = d1.entries[i].value
            at = ll_lookup_any(d2, key, h, hash, keyed, eq)
            if at < 0:
                return False
            if not value_eq(value, d2.entries[at].value):
                return False
        i += 1
    return True


def ll_eq_or_none(d1, d2, hash, keyed, eq, value_eq):
    if not d1 or not d2:
        return not d1 and not d2
    return ll_eq(d1, d2, hash, keyed, eq, value_eq)


def ll_update_pairs(d, it, next, hash, keyed, eq):
    while True:
        try:
            pair = next(it)
        except StopIteration:
            return
        ll_setitem(d, pair.item0, False, pair.item1, hash, keyed, eq)


# Sets: dicts without values

def ll_add_all(d, it, next, hash, keyed, eq):
    while True:
        try:
            key = next(it)
        except StopIteration:
            return
        ll_setitem(d, key, False, None, hash, keyed, eq)


def ll_set_pop(d, hash, keyed):
    i = d.first
    if i >= d.used:
        raise KeyError("pop from an empty set")
    key = d.entries[i].key
    ll_delete_entry(d, i, hash, keyed)
    return key


def ll_discard(d, key, known, hash, keyed, eq):
    i = ll_find(d, key, known, hash, keyed, eq)
    if i >= 0:
        ll_delete_found(d, i)


@inline
def ll_at(d, other, i, hash, keyed, eq):
    """The number of the entry in `d` of the key that entry `i` of `other` has, or -1."""
    h = ll_entry_hash(other.entries, i, hash)
    return ll_lookup_any(d, other.entries[i].key, h, hash, keyed, eq)


def ll_issubset(d1, d2, hash, keyed, eq):
    if d1.live > d2.live:
        return False
    ll_prepare(d1, hash, keyed)
    i = 0
    while i < d1.used:
        if not ll_is_dead(d1, i) and ll_at(d2, d1, i, hash, keyed, eq) < 0:
            return False
        i += 1
    return True


def ll_isproper(d1, d2, hash, keyed, eq):
    return d1.live < d2.live and ll_issubset(d1, d2, hash, keyed, eq)


def ll_has_none_of(d, other, hash, keyed, eq):
    ll_prepare(other, hash, keyed)
    i = 0
    while i < other.used:
        if not ll_is_dead(other, i) and ll_at(d, other, i, hash, keyed, eq) >= 0:
            return False
        i += 1
    return True


def ll_isdisjoint(d1, d2, hash, keyed, eq):
    if d2.live > d1.live:
        return ll_has_none_of(d2, d1, hash, keyed, eq)
    return ll_has_none_of(d1, d2, hash, keyed, eq)


def ll_add_common(r, d, other, hash, keyed, eq):
    """Puts the keys of `other` that are in `d` into a new set."""
    ll_prepare(other, hash, keyed)
    i = 0
    while i < other.used:
        if not ll_is_dead(other, i) and ll_at(d, other, i, hash, keyed, eq) >= 0:
            ll_add_of(r, other, i, hash, keyed, eq)
        i += 1


def ll_add_of(r, d, i, hash, keyed, eq):
    """Adds the key of an entry to a set."""
    key = d.entries[i].key
    h = ll_entry_hash(d.entries, i, hash)
    if ll_lookup_any(r, key, h, hash, keyed, eq) < 0:
        ll_insert(r, key, None, h, hash, keyed)


def ll_intersection(r, d1, d2, hash, keyed, eq):
    """The same, of the smaller of both: of two that are equal each time, it is known which one stays."""
    if d2.live > d1.live:
        ll_add_common(r, d2, d1, hash, keyed, eq)
    else:
        ll_add_common(r, d1, d2, hash, keyed, eq)


def ll_become(d, r):
    """Gives a set the contents of a new one."""
    d.entries = r.entries
    d.indexes = r.indexes
    d.keyed = r.keyed
    d.dead = r.dead
    d.live = r.live
    d.first = r.first
    d.used = r.used
    d.room = r.room


def ll_difference(r, d, other, hash, keyed, eq):
    """Puts the keys of `d` that are not in `other` into a new set."""
    if d.live >> 2 > other.live:
        ll_add_keys(r, d, hash, keyed, eq)
        ll_difference_update(r, other, hash, keyed, eq)
        return
    ll_prepare(d, hash, keyed)
    i = 0
    while i < d.used:
        if not ll_is_dead(d, i) and ll_at(other, d, i, hash, keyed, eq) < 0:
            ll_add_of(r, d, i, hash, keyed, eq)
        i += 1


def ll_add_keys(r, d, hash, keyed, eq):
    if typeOf(r) is typeOf(d):
        ll_update(r, d, hash, keyed, eq)
        return
    ll_prepare(d, hash, keyed)
    i = 0
    while i < d.used:
        if not ll_is_dead(d, i):
            ll_add_of(r, d, i, hash, keyed, eq)
        i += 1


def ll_difference_update(d, other, hash, keyed, eq):
    if d.live < other.live >> 3:
        # Fewer are asked for.
        ll_prepare(d, hash, keyed)
        i = 0
        while i < d.used:
            if not ll_is_dead(d, i) and ll_at(other, d, i, hash, keyed, eq) >= 0:
                ll_delete_entry(d, i, hash, keyed)
            i += 1
        return
    if typeOf(d) is typeOf(other) and d == other:
        ll_clear(d)
        return
    ll_prepare(other, hash, keyed)
    i = 0
    while i < other.used:
        if not ll_is_dead(other, i):
            at = ll_at(d, other, i, hash, keyed, eq)
            if at >= 0:
                ll_delete_found(d, at)
        i += 1


def ll_symmetric_difference_update(d, other, hash, keyed, eq):
    if typeOf(d) is typeOf(other) and d == other:
        ll_clear(d)
        return
    ll_prepare(other, hash, keyed)
    i = 0
    while i < other.used:
        if not ll_is_dead(other, i):
            at = ll_at(d, other, i, hash, keyed, eq)
            if at >= 0:
                ll_delete_found(d, at)
            else:
                h = ll_entry_hash(other.entries, i, hash)
                ll_insert(d, other.entries[i].key, None, h, hash, keyed)
        i += 1


def ll_set_hash(d, hash, keyed):
    """The hash of a frozenset: the order does not count."""
    if not d:
        return HASH_OF_NONE
    ll_prepare(d, hash, keyed)
    total = d.live
    i = 0
    while i < d.used:
        if not ll_is_dead(d, i):
            h = ll_entry_hash(d.entries, i, hash)
            total = total ^ ((h ^ (h << 16) ^ 89869747) * 3644798167)
        i += 1
    return total * 69069 + 907133923


def ll_set_keyed(d, keyed):
    """The same by hashes with a key that nobody knows."""
    if not d:
        return HASH_OF_NONE
    total = d.live
    i = 0
    while i < d.used:
        if not ll_is_dead(d, i):
            total += keyed(d.entries[i].key)
        i += 1
    return total
