//! Typed ids and the maps keyed by them.
//!
//! Every graph-like structure of the toolchain lives in an arena and is named by a small
//! `Copy` id, so that a pass can hold names of things while it edits them. A *primary* map
//! hands the ids out; a *secondary* map hangs more facts on ids that another map owns. The
//! scheme is cranelift's.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// An id that is an index into a [`PrimaryMap`].
pub trait EntityRef: Copy + Eq + Ord + std::hash::Hash {
    /// The id with this index.
    fn new(index: usize) -> Self;
    /// The index of this id.
    fn index(self) -> usize;
}

/// Declares an id type: `entity_id! { /// doc
/// pub struct Block("block"); }`. Its `Debug` and `Display` print the prefix and the index.
#[macro_export]
macro_rules! entity_id {
    ($($(#[$meta:meta])* pub struct $name:ident($prefix:literal);)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);
        impl $crate::entity::EntityRef for $name {
            fn new(index: usize) -> Self {
                assert!(index <= u32::MAX as usize, "arena too large");
                $name(index as u32)
            }
            #[inline(always)]
            fn index(self) -> usize { self.0 as usize }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    )*};
}

/// The arena that owns the values and hands out their ids.
#[derive(Clone, Debug)]
pub struct PrimaryMap<K, V> {
    items: Vec<V>,
    key: PhantomData<K>,
}

impl<K: EntityRef, V> PrimaryMap<K, V> {
    /// An empty arena.
    pub fn new() -> Self {
        PrimaryMap {
            items: Vec::new(),
            key: PhantomData,
        }
    }
    /// The values, in the order of their ids.
    pub fn into_values(self) -> Vec<V> {
        self.items
    }
    /// An arena of these values.
    pub fn from_values(items: Vec<V>) -> Self {
        PrimaryMap {
            items,
            key: PhantomData,
        }
    }
    /// Adds a value; returns its id.
    pub fn push(&mut self, value: V) -> K {
        let id = K::new(self.items.len());
        self.items.push(value);
        id
    }
    /// The id that the next [`push`](Self::push) returns.
    pub fn next_id(&self) -> K {
        K::new(self.items.len())
    }
    /// How many values there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// Takes back all but the first so many values: nothing may name the others.
    pub fn truncate(&mut self, len: usize) {
        self.items.truncate(len);
    }
    /// The value, if the id is one of this arena's.
    pub fn get(&self, id: K) -> Option<&V> {
        self.items.get(id.index())
    }
    /// All ids, in order. Does not borrow the arena.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.items.len()).map(K::new)
    }
    /// All ids with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        self.items.iter().enumerate().map(|(i, v)| (K::new(i), v))
    }
    /// All values, in order.
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }
    /// All values, in order, to change.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.items.iter_mut()
    }
}

impl<K: EntityRef, V> Default for PrimaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: EntityRef, V> Index<K> for PrimaryMap<K, V> {
    type Output = V;
    // (Of slices the compiler itself takes items, where it does not optimise too.)
    #[inline(always)]
    fn index(&self, id: K) -> &V {
        &self.items.as_slice()[id.index()]
    }
}

impl<K: EntityRef, V> IndexMut<K> for PrimaryMap<K, V> {
    #[inline(always)]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.items.as_mut_slice()[id.index()]
    }
}

/// Facts on ids that another map owns; an id never written reads as the default.
#[derive(Clone, Debug)]
pub struct SecondaryMap<K, V: Clone> {
    items: Vec<V>,
    default: V,
    key: PhantomData<K>,
}

impl<K: EntityRef, V: Clone + Default> SecondaryMap<K, V> {
    /// A map in which every id has `V::default()`.
    pub fn new() -> Self {
        Self::with_default(V::default())
    }
}

impl<K: EntityRef, V: Clone + Default> Default for SecondaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: EntityRef, V: Clone> SecondaryMap<K, V> {
    /// A map in which every id has this value.
    pub fn with_default(default: V) -> Self {
        SecondaryMap {
            items: Vec::new(),
            default,
            key: PhantomData,
        }
    }
    /// The same, where ids below so many are going to be set.
    pub fn with_room(default: V, ids: usize) -> Self {
        SecondaryMap {
            items: vec![default.clone(); ids],
            ..Self::with_default(default)
        }
    }
    /// Sets the value of an id.
    pub fn set(&mut self, id: K, value: V) {
        self[id] = value;
    }
    /// Back to the default everywhere.
    pub fn clear(&mut self) {
        self.items.clear();
    }
}

impl<K: EntityRef, V: Clone> Index<K> for SecondaryMap<K, V> {
    type Output = V;
    #[inline(always)]
    fn index(&self, id: K) -> &V {
        let (items, index) = (self.items.as_slice(), id.index());
        match index < items.len() {
            true => &items[index],
            false => &self.default,
        }
    }
}

impl<K: EntityRef, V: Clone> IndexMut<K> for SecondaryMap<K, V> {
    #[inline(always)]
    fn index_mut(&mut self, id: K) -> &mut V {
        let (index, len) = (id.index(), self.items.len());
        if index >= len {
            let more = (index + 1).max(2 * len).max(8);
            self.items.resize(more, self.default.clone());
        }
        &mut self.items.as_mut_slice()[index]
    }
}
