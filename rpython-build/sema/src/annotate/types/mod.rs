//! What annotations are: types, the definitions that they refer to, and what is known of calls.
//!
//! Data, and what can be said of it by itself. Nothing here asks the annotator.

pub(crate) mod accessors;
pub(crate) mod arguments;
pub mod builtin;
pub(crate) mod declared;
pub mod defs;
pub(crate) mod ids;
pub mod model;
