//! The RPython toolchain as a build-dependency.
//!
//! A build script calls [`build()`], or configures a [`Builder`]. The public modules are for
//! `cargo-rpython` and for tests, and change without notice; the stages are private.

#![forbid(unsafe_code)]

pub mod cargo;
pub mod diag;
pub(crate) mod ffi;
pub mod filetests;
pub(crate) mod genc;
pub mod library;
pub mod pipeline;

pub use cargo::{build, Builder, Error};
pub use cc;
pub use pipeline::{Gc, Overflow};
pub use rpython_front::source;
pub(crate) use rpython_front::{self as front, entity};
pub(crate) use rpython_host::{host, package};
pub use rpython_host::{inputs, stubs};
pub(crate) use rpython_ir::{analysis, ir, lltype};
pub use rpython_lower::options;
pub(crate) use rpython_lower::{llinterp, opt, rtype, side_by_side, transform};
pub(crate) use rpython_sema::{annotate, flow};
pub use rpython_spec as spec;
