//! The RPython toolchain as a build-dependency.

pub mod diag;
pub mod entity;
pub mod front;
pub mod source;
