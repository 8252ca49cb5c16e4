//! What annotations are: types, the definitions that they refer to, and what is known of calls.
//!
//! Data, and what can be said of it by itself. Nothing here asks the annotator.

pub(crate) mod arguments;
pub(crate) mod builtin;
pub(crate) mod defs;
pub(crate) mod ids;
pub(crate) mod keys;
pub(crate) mod model;
