//! Facts about low-level programs that optimiser, transforms and C generator ask for.
//!
//! An analysis changes nothing, and knows nothing of who asks.

pub(crate) mod callgraph;
pub(crate) mod classes;
pub(crate) mod cold;
pub(crate) mod collects;
pub(crate) mod raised;
pub(crate) mod raises;
