//! Attributes of objects: where they live, and what it takes to read, assign, delete or ask for one.
//!
//! Their names are keys ([`super::types::keys`]). Most are cells of classes ([`super::cells::class_attributes`]). What is a function of the program
//! (properties, descriptors, attributes of classes that change, those that are chosen at run time)
//! becomes a call.

pub(crate) mod attrs;
pub(crate) mod by_argument;
pub(crate) mod by_name;
pub(crate) mod descriptors;
pub(crate) mod hasattr;
pub(crate) mod managed;
pub(crate) mod names;
pub(crate) mod of_unrelated;
