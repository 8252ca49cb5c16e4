//! What annotations refer to as it comes to be: definitions ([`super::types::defs`]) of lists, dicts,
//! classes and callables, which only grow, made of the objects of the live program.
//!
//! Each has its readers, and whoever makes a cell grow sends them to the worklist. Nothing here
//! knows operations, nor why something is stored.

pub(crate) mod call_tables;
pub(crate) mod class_attributes;
pub(crate) mod classes;
pub mod constants;
pub(crate) mod contents;
pub(crate) mod declared_fields;
pub(crate) mod descs;
pub(crate) mod methods_by_class;
pub mod unions;
