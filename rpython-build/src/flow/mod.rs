//! Flow graphs: the model, and how functions become graphs.

pub mod model;
pub mod op;
