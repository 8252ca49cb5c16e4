//! Aliases that come with all of a module.

pub type Number = u16;
pub type Row<T> = Vec<T>;
