//! The import-time interpreter and its object space.

pub mod object;
pub mod types;
