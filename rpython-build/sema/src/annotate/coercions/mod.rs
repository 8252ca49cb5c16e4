//! Operands that are not of Python's own types where an operation needs such: what stands for them.
//!
//! [`coerce`] says what an operation takes an operand for and what becomes of another one; the other
//! files know one sort of object each. They make operations; what those give is not known here.

pub mod coerce;
pub(crate) mod dynamic;
pub(crate) mod enums;
pub(crate) mod list_or_tuple;
pub(crate) mod named_tuples;
pub mod optional;
