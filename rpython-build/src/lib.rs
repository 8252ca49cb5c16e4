//! The RPython toolchain as a build-dependency.

pub mod diag;
pub mod entity;
pub mod flow;
pub mod front;
pub mod host;
pub mod lltype;
pub mod source;
