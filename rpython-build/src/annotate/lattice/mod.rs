//! What is known of values: the lattice and its union.
//!
//! Here stand the annotations themselves, what two of them have in common, and what is left of one
//! where something is known of it. Nothing here knows operations; what annotations refer to is in
//! [`super::cells`], and a union may make definitions of lists and dicts meet there.

pub(crate) mod model;
pub(crate) mod narrow;
pub(crate) mod tuples;
pub(crate) mod union;
