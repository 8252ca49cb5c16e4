//! What is wrong with a program, and what is probably wrong with it: messages and their reasons.
//!
//! Nothing here changes what is known of a value.

pub(crate) mod bounds;
pub(crate) mod elsewhere;
pub(crate) mod flows;
pub(crate) mod hints;
pub(crate) mod lent;
pub(crate) mod meant;
pub(crate) mod reasons;
pub(crate) mod report;
