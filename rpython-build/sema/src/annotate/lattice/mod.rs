//! The lattice of what is known of values ([`super::types`]): its union.
//!
//! Here stands what two annotations have in common, and what is left of one where something is known of
//! it. Nothing here knows operations. A union may make definitions of lists and dicts meet.

pub(crate) mod narrow;
pub(crate) mod union;
