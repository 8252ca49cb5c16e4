//! What a program does, and of which types: flow graphs of live functions, and their annotation.

#![forbid(unsafe_code)]

pub mod annotate;
pub mod flow;

pub(crate) use rpython_front::{self as front, diag, entity, entity_id, source};
pub(crate) use rpython_host::{host, stubs};
pub(crate) use rpython_ir::{ir, lltype};
