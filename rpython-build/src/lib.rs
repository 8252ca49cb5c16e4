//! The RPython toolchain as a build-dependency.

pub mod annotate;
pub mod diag;
pub mod entity;
pub mod ffi;
pub mod flow;
pub mod front;
pub mod host;
pub mod llinterp;
pub mod lltype;
pub mod pipeline;
pub mod source;

pub use rpython_spec as spec;
