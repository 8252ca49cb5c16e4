//! The RPython toolchain as a build-dependency.
//!
//! A build script calls [`build()`], or configures a [`Builder`]. The public modules are for
//! `cargo-rpython` and for tests, and change without notice; the stages are private.

#![forbid(unsafe_code)]

pub(crate) mod analysis;
pub(crate) mod annotate;
pub mod cargo;
pub mod diag;
pub(crate) mod ffi;
pub mod filetests;
pub(crate) mod flow;
pub(crate) mod genc;
pub(crate) mod host;
pub mod inputs;
pub(crate) mod ir;
pub mod library;
pub(crate) mod llinterp;
pub(crate) mod lltype;
pub(crate) mod opt;
pub mod options;
pub mod pipeline;
pub(crate) mod rtype;
pub(crate) mod side_by_side;
pub mod stubs;
pub(crate) mod transform;

pub use cargo::{build, Builder, Error};
pub use cc;
pub use pipeline::{Gc, Overflow};
pub use rpython_front::source;
pub(crate) use rpython_front::{self as front, entity, entity_id};
pub use rpython_spec as spec;
