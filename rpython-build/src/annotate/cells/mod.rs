//! What annotations refer to: definitions of lists, dicts, classes and callables, which only grow.
//!
//! Each has its readers, and whoever makes a cell grow sends them to the worklist. Nothing here
//! knows operations, nor why something is stored.

pub(crate) mod bookkeeper;
pub(crate) mod call_tables;
pub(crate) mod classdef;
pub(crate) mod defs;
pub(crate) mod merge;
