//! Preparation for code generation (seed: "The RPython Toolchain", "Making Exception Handling
//! Explicit", "Memory Management Details").
//!
//! *Theory.* After the rtyper a graph's operations are C's, but for two things that C has not:
//! exceptions and a collector. [`exceptions`] turns the first into tests and branches, [`gc`]
//! the second into operations on a stack of roots. [`stackcheck`] makes sure that recursion
//! ends in an exception.
//!
//! *Invariants.* After [`run`], in every graph ([`verify`]):
//! - no `LastException` switch, no link to the except block, which has lost its inputs; every
//!   operation that may raise is the last of its block but for the test that follows;
//! - no gc pointer, and no pointer into a gc object, lives across an operation that may collect:
//!   such values go through root slots;
//! - every path from `gc_enter_frame` to the return block has one `gc_leave_frame`, and every
//!   slot has been written when something may collect.

pub(crate) mod exceptions;
pub(crate) mod gc;
mod gc_barriers;
mod gc_classes;
mod gc_clean;
mod gc_counts;
pub(crate) mod gc_frames;
mod gc_liveness;
mod gc_roots;
pub mod safepoints;
pub(crate) mod stackcheck;
pub mod threads;
pub(crate) mod verify;

use crate::lltype::verify::{AfterPass, Verifier};
use crate::lltype::LlProgram;
use crate::source::FileId;

pub use gc::GcPolicy;
use verify::{counts_balance, exceptions_explicit, gc_explicit, roots_left_out};

/// What the transforms need to know.
#[derive(Debug, Clone)]
pub struct Options {
    /// How memory is managed.
    pub gc: GcPolicy,
    /// Files whose lines tracebacks do not show: the toolchain's own helpers.
    pub hidden_files: Vec<FileId>,
}

/// What changes a program.
pub type Transform = fn(&mut LlProgram, &Options);

/// The transforms, in their order, and what holds from there on.
pub fn transforms(gc: &GcPolicy) -> [(&'static str, Transform, &'static [Verifier]); 3] {
    let explicit: &[Verifier] = match (gc.root_stack, gc.counts) {
        (true, _) => &[exceptions_explicit, gc_explicit],
        (false, true) => &[exceptions_explicit, roots_left_out, counts_balance],
        (false, false) => &[exceptions_explicit, roots_left_out],
    };
    [
        ("stackcheck", |program, _| stackcheck::run(program), &[]),
        ("exceptions", exceptions::run, &[exceptions_explicit]),
        (
            "gc",
            |program, options| gc::run(program, &options.gc),
            explicit,
        ),
    ]
}

/// Makes exceptions and memory management explicit, in the whole program; `after` sees it after
/// each transform.
///
/// # Errors
/// What `after` gives.
pub fn run<E>(
    program: &mut LlProgram,
    options: &Options,
    after: &mut AfterPass<E>,
) -> Result<(), E> {
    for (name, transform, also) in transforms(&options.gc) {
        transform(program, options);
        after(name, program, also)?;
    }
    Ok(())
}
