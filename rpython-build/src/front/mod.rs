//! Source text to code objects.

pub mod code;
