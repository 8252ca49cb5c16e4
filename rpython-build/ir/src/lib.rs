//! Flow graphs at every level, their text and their verifier; low-level types, operations and data; and what
//! follows from them: who calls whom, what raises.

#![forbid(unsafe_code)]

pub mod analysis;
pub mod ir;
pub mod lltype;

pub(crate) use rpython_front::{self as front, entity, entity_id, source};
