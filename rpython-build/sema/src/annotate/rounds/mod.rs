//! The fixed point: the worklist, what operations become, and what is decided between rounds.
//!
//! An operation is annotated by [`super::ops`]; here is when, how often, in what order, and what is
//! kept of it. Nothing here knows what an operation means.

pub mod annotator;
pub(crate) mod choices;
pub(crate) mod copies;
pub(crate) mod dispatch;
pub(crate) mod facts;
pub(crate) mod finish;
pub(crate) mod inherited;
pub(crate) mod order;
pub(crate) mod raises;
pub(crate) mod resolutions;
pub(crate) mod splits;
pub mod versions;
pub mod warnings;
