//! The host dictionary: insertion-ordered, keyed by any object.
//!
//! The table itself knows nothing of Python's equality: a caller brings the hash and a test on
//! candidate keys. [`super::object::Heap`] does lookups by native keys; the host space those
//! that may call a user's `__eq__`.

use super::object::ObjId;

/// One entry of a dictionary; `live` is false once it is deleted.
#[derive(Debug, Clone, Copy)]
struct Entry {
    hash: i64,
    key: ObjId,
    value: ObjId,
    live: bool,
}

const EMPTY: u32 = u32::MAX;
const DELETED: u32 = u32::MAX - 1;
/// Up to this many entries there is no index: a scan over the hashes is cheaper.
const SCAN: usize = 8;

/// A dictionary, or a set (whose values are unused).
#[derive(Debug, Clone, Default)]
pub struct HostDict {
    entries: Vec<Entry>,
    index: Vec<u32>,
    /// How many slots of the index are not empty, those of deleted entries included.
    used: usize,
    live: usize,
}

impl HostDict {
    /// An empty dictionary.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.live
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.live == 0
    }

    /// All entries, in insertion order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (ObjId, ObjId)> + '_ {
        self.entries
            .iter()
            .filter(|e| e.live)
            .map(|e| (e.key, e.value))
    }

    /// All entries with the hashes of their keys.
    pub fn iter_hashed(&self) -> impl Iterator<Item = (i64, ObjId, ObjId)> + '_ {
        self.entries
            .iter()
            .filter(|e| e.live)
            .map(|e| (e.hash, e.key, e.value))
    }

    /// All keys.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = ObjId> + '_ {
        self.iter().map(|(k, _)| k)
    }

    /// The first entry at or behind position `pos` (for iterators): its position, key and value.
    pub fn next_at(&self, mut pos: usize) -> Option<(usize, ObjId, ObjId)> {
        while let Some(e) = self.entries.get(pos) {
            if e.live {
                return Some((pos, e.key, e.value));
            }
            pos += 1;
        }
        None
    }

    /// The last entry before position `pos` (for reverse iterators).
    pub fn prev_before(&self, pos: usize) -> Option<(usize, ObjId, ObjId)> {
        let mut pos = pos.min(self.entries.len());
        while pos > 0 {
            pos -= 1;
            let e = &self.entries[pos];
            if e.live {
                return Some((pos, e.key, e.value));
            }
        }
        None
    }

    /// One behind the last position.
    pub fn end(&self) -> usize {
        self.entries.len()
    }

    /// The value at a position that [`find`](Self::find) gave.
    pub fn value_at(&self, pos: usize) -> ObjId {
        self.entries[pos].value
    }

    /// The position of the first entry with this hash whose key passes the test.
    pub fn find(&self, hash: i64, mut test: impl FnMut(ObjId) -> bool) -> Option<usize> {
        if self.index.is_empty() {
            let mut pos = 0;
            while pos < self.entries.len() {
                let e = &self.entries[pos];
                if e.hash == hash && e.live && test(e.key) {
                    return Some(pos);
                }
                pos += 1;
            }
            return None;
        }
        let mask = self.index.len() - 1;
        let mut at = spread(hash) & mask;
        loop {
            let pos = self.index[at];
            if pos == EMPTY {
                return None;
            }
            if pos != DELETED {
                let e = &self.entries[pos as usize];
                if e.hash == hash && test(e.key) {
                    return Some(pos as usize);
                }
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds an entry whose key is not there.
    pub fn insert_new(&mut self, hash: i64, key: ObjId, value: ObjId) {
        if self.entries.len() > 2 * SCAN && self.live * 2 < self.entries.len() {
            self.entries.retain(|e| e.live);
            self.rebuild();
        }
        let pos = self.entries.len();
        self.entries.push(Entry {
            hash,
            key,
            value,
            live: true,
        });
        self.live += 1;
        if self.index.is_empty() {
            if self.entries.len() > SCAN {
                self.rebuild();
            }
        } else if (self.used + 1) * 3 > self.index.len() * 2 {
            self.rebuild();
        } else {
            self.enter(hash, pos as u32);
        }
    }

    fn enter(&mut self, hash: i64, pos: u32) {
        let mask = self.index.len() - 1;
        let mut at = spread(hash) & mask;
        while self.index[at] < DELETED {
            at = (at + 1) & mask;
        }
        self.used += usize::from(self.index[at] == EMPTY);
        self.index[at] = pos;
    }

    fn rebuild(&mut self) {
        self.index.clear();
        self.used = 0;
        if self.entries.len() <= SCAN {
            return;
        }
        self.index
            .resize((self.entries.len() * 3).next_power_of_two(), EMPTY);
        for pos in 0..self.entries.len() {
            if self.entries[pos].live {
                self.enter(self.entries[pos].hash, pos as u32);
            }
        }
    }

    /// Replaces the value at a position.
    pub fn set_value_at(&mut self, pos: usize, value: ObjId) {
        self.entries[pos].value = value;
    }

    /// Deletes the entry at a position.
    pub fn remove_at(&mut self, pos: usize) -> (ObjId, ObjId) {
        let Entry {
            hash, key, value, ..
        } = self.entries[pos];
        self.entries[pos].live = false;
        self.live -= 1;
        if !self.index.is_empty() {
            let mask = self.index.len() - 1;
            let mut at = spread(hash) & mask;
            while self.index[at] != pos as u32 {
                at = (at + 1) & mask;
            }
            self.index[at] = DELETED;
        }
        if self.live == 0 {
            self.clear();
        } else {
            // Dead entries at the end would make popitem() quadratic.
            while self.entries.last().is_some_and(|e| !e.live) {
                self.entries.pop();
            }
        }
        (key, value)
    }

    /// Deletes all entries.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.index.clear();
        self.used = 0;
        self.live = 0;
    }
}

fn spread(hash: i64) -> usize {
    let h = (hash as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (h >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_entry_may_come_and_go() {
        let mut dict = HostDict::new();
        for i in 0..20u32 {
            dict.insert_new(i64::from(i), ObjId(i), ObjId(i));
        }
        for i in 100..1000u32 {
            dict.insert_new(i64::from(i), ObjId(i), ObjId(i));
            let pos = dict
                .find(i64::from(i), |k| k == ObjId(i))
                .expect("is there");
            dict.remove_at(pos);
            assert!(dict.find(i64::from(i), |_| true).is_none());
        }
        assert_eq!(dict.len(), 20);
    }

    #[test]
    fn grows_shrinks_and_keeps_the_order() {
        let mut dict = HostDict::new();
        for i in 0..100u32 {
            dict.insert_new(i64::from(i % 7), ObjId(i), ObjId(i + 1000));
        }
        for i in (0..100u32).filter(|i| i % 3 != 0) {
            let pos = dict
                .find(i64::from(i % 7), |k| k == ObjId(i))
                .expect("is there");
            assert_eq!(dict.remove_at(pos), (ObjId(i), ObjId(i + 1000)));
        }
        assert_eq!(dict.len(), 34);
        let keys: Vec<u32> = dict.keys().map(|k| k.0).collect();
        assert_eq!(keys, (0..100).filter(|i| i % 3 == 0).collect::<Vec<_>>());
        assert!(dict.find(1, |k| k == ObjId(1)).is_none());
        dict.insert_new(1, ObjId(1), ObjId(2));
        assert_eq!(dict.keys().last(), Some(ObjId(1)));
        assert!(dict.find(1, |k| k == ObjId(1)).is_some());
    }
}
