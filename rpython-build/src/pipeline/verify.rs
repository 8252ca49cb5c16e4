//! Verification after each pass: a violation is an error of the toolchain, told as one.

use super::{Stage, State};
use crate::annotate::{self, types::defs::Annotated};
use crate::diag::Diagnostic;
use crate::lltype::verify::{after_pass, Verifier};
use crate::lltype::LlProgram;

/// How many violations are told: one is enough to begin with, the next ones say how it spreads.
const TOLD: usize = 5;

impl State {
    /// Verifies annotated graphs, if that is wanted.
    pub(super) fn verify_annotated(&self, pass: &str, annotated: &Annotated) -> Stage<()> {
        if !self.options.verify {
            return Ok(());
        }
        told(annotate::verify::after_pass(pass, &self.session, annotated))
    }

    /// Verifies a low-level program, if that is wanted.
    pub(super) fn verify(&self, pass: &str, program: &LlProgram, also: &[Verifier]) -> Stage<()> {
        if !self.options.verify {
            return Ok(());
        }
        told(after_pass(pass, program, also))
    }
}

fn told(checked: Result<(), Vec<String>>) -> Stage<()> {
    checked.map_err(|problems| {
        let error = |problem| Diagnostic::error("RP0900", problem);
        problems.into_iter().take(TOLD).map(error).collect()
    })
}
