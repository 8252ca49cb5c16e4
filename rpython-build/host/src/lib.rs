//! The live program: the import-time interpreter, its heap and library; and the declarations of builtins that
//! later layers read.

#![forbid(unsafe_code)]

pub mod host;
pub mod inputs;
pub mod package;
pub mod stubs;

pub(crate) use rpython_front::{self as front, diag, entity, source};
pub(crate) use rpython_ir::{ir, lltype};
