//! The names of what annotations refer to, and the maps by them.

use crate::entity_id;
use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxBuildHasher;

entity_id! {
    /// The definition of a list: its item cell and how it is used.
    pub struct ListDefId("list");
    /// The definition of a dict or set: its key and value cells.
    pub struct DictDefId("dict");
    /// A class as the annotator sees it.
    pub struct ClassDefId("class");
    /// The description of a prebuilt constant.
    pub struct DescId("desc");
    /// A set of descs that are called from the same places.
    pub struct CallFamilyId("family");
    /// A set of frozen descs (or classes) whose attributes are read at the same places.
    pub struct AttrFamilyId("attrs");
}

impl ClassDefId {
    /// `object`: the root of all classes.
    pub const OBJECT: ClassDefId = ClassDefId(0);
}

/// A map in insertion order.
pub type Map<K, V> = IndexMap<K, V, FxBuildHasher>;
/// A set in insertion order.
pub type Set<K> = IndexSet<K, FxBuildHasher>;
