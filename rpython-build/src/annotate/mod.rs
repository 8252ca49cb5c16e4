//! The annotator: from entry points to an annotation for every variable (D05.1, chapter 6).
//!
//! *Theory.* An abstract interpretation of all graphs that the entry points reach, over the
//! lattice of [`model::SomeValue`]. Blocks are annotated from a worklist, until no input cell
//! grows any more; cells that several places share (items of lists, attributes of classes,
//! results of functions) remember who has read them, and send those places back to the
//! worklist when they grow. Branches whose condition is a constant are not followed, so code
//! behind `if DEBUG:` is never analysed.
//!
//! *Invariants.* Cells only grow, and the lattice has no infinite ascending chains: so it
//! ends. The order of the worklist depends on the program alone.

pub mod defs;
pub mod lowlevel;
pub mod model;
pub mod names;
