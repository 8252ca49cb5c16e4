//! Dictionaries and sets with any keys: hashing and comparing may run the program's code.
//!
//! The container arguments are tables: a dict, set or frozenset itself, not an instance of a
//! subclass (see [`Heap::payload`](super::object::Heap::payload)).

use super::hostspace::{HResult, HostSpace};
use super::object::ObjId;

impl HostSpace {
    /// The position of a key in a table.
    pub fn table_find(&mut self, table: ObjId, key: ObjId, hash: i64) -> HResult<Option<usize>> {
        let Some(dict) = self.heap.table(table) else {
            return Ok(None);
        };
        let mut unsure = Vec::new();
        let heap = &self.heap;
        let found = dict.find(hash, |k| match heap.native_eq(k, key) {
            Some(equal) => equal,
            None => {
                unsure.push(k);
                false
            }
        });
        if found.is_some() || unsure.is_empty() {
            return Ok(found);
        }
        for candidate in unsure {
            if self.eq(candidate, key)? {
                let dict = self.heap.table(table);
                return Ok(dict.and_then(|d| d.find(hash, |k| k == candidate)));
            }
        }
        Ok(None)
    }

    /// `dict.get(key)`
    pub fn dict_get(&mut self, dict: ObjId, key: ObjId) -> HResult<Option<ObjId>> {
        let hash = self.hash(key)?;
        let pos = self.table_find(dict, key, hash)?;
        Ok(pos.and_then(|pos| Some(self.heap.table(dict)?.value_at(pos))))
    }

    /// `dict[key] = value`
    pub fn dict_set(&mut self, dict: ObjId, key: ObjId, value: ObjId) -> HResult<()> {
        let hash = self.hash(key)?;
        let pos = self.table_find(dict, key, hash)?;
        if let Some(table) = self.heap.table_mut(dict) {
            match pos {
                Some(pos) => table.set_value_at(pos, value),
                None => table.insert_new(hash, key, value),
            }
        }
        Ok(())
    }

    /// Deletes a key; its value, if it was there.
    pub fn dict_del(&mut self, dict: ObjId, key: ObjId) -> HResult<Option<ObjId>> {
        let hash = self.hash(key)?;
        let pos = self.table_find(dict, key, hash)?;
        Ok(pos.and_then(|pos| Some(self.heap.table_mut(dict)?.remove_at(pos).1)))
    }

    /// `key in table`
    pub fn table_contains(&mut self, table: ObjId, key: ObjId) -> HResult<bool> {
        let hash = self.hash(key)?;
        Ok(self.table_find(table, key, hash)?.is_some())
    }

    /// `set.add(item)`; whether it was not there.
    pub fn set_insert(&mut self, set: ObjId, item: ObjId) -> HResult<bool> {
        let hash = self.hash(item)?;
        if self.table_find(set, item, hash)?.is_some() {
            return Ok(false);
        }
        let none = self.heap.none;
        if let Some(table) = self.heap.table_mut(set) {
            table.insert_new(hash, item, none);
        }
        Ok(true)
    }

    /// All entries of a table, as they are now.
    pub fn table_items(&self, table: ObjId) -> Vec<(ObjId, ObjId)> {
        self.heap
            .table(table)
            .map_or_else(Vec::new, |t| t.iter().collect())
    }
}
