//! Names for types, which modules of another file use. Nothing here is called by Python, and nothing says so.

use std::collections::BTreeMap as Ordered;

pub type Id = u16;
pub type Grid<T = f64> = Vec<Line<T>>;
type Line<T> = Vec<T>;
pub type Index = Ordered<String, Vec<inner::Key>>;

pub mod inner {
    pub type Key = super::Id;
}
