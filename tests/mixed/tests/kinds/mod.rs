//! Hands on what others declare.

mod inner;

pub use self::inner::Row as Line;
pub use inner::*;
