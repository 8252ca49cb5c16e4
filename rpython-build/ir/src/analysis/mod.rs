//! Facts about low-level programs that optimiser, transforms and C generator ask for.
//!
//! An analysis changes nothing, and knows nothing of who asks.

pub mod callgraph;
pub mod classes;
pub mod cold;
pub mod collects;
pub mod raised;
pub mod raises;
pub mod reach;
pub mod written;
