//! Annotated graphs to low-level ones, and these to faster and explicit ones; and an interpreter that checks them.

#![forbid(unsafe_code)]

pub mod llinterp;
pub mod opt;
pub mod options;
pub mod rtype;
pub mod side_by_side;
pub mod transform;

pub(crate) use rpython_front::{self as front, diag, entity, entity_id, source};
pub(crate) use rpython_host::{host, stubs};
pub(crate) use rpython_ir::{analysis, ir, lltype};
pub(crate) use rpython_sema::{annotate, flow};
