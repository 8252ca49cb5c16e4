//! The graphs of functions: built once each, and made for each of their versions.
//!
//! Which version a call has is decided here from what is called with what; what it gives is a matter
//! of the fixed point. Generators become classes with a `__next__` each.

pub(crate) mod finalizers;
pub(crate) mod function_graphs;
pub(crate) mod generator;
pub(crate) mod iterators;
pub mod kept;
pub(crate) mod keywords;
pub(crate) mod not_implemented;
pub(crate) mod specialize;
