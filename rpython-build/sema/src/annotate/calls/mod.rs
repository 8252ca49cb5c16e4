//! Calls: of the program's functions and classes, and of what the stubs declare.
//!
//! What a builtin *is* stands in the stubs alone; here is how arguments find their parameters, what
//! a call becomes, and what it gives where the stub leaves that to an arm. The graphs that are
//! called are made in [`super::functions`].

pub(crate) mod builtin;
pub(crate) mod builtin_calls;
pub(crate) mod call;
pub(crate) mod construct;
pub(crate) mod keyword_calls;
pub(crate) mod method_calls;
pub(crate) mod methods;
pub(crate) mod signature;
pub(crate) mod star_arguments;
