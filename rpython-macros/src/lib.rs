//! The attribute macro of the `rpython` crate; its documentation is there.

#![forbid(unsafe_code)]

mod expand;
mod lookup;

use proc_macro::TokenStream;

/// Declares the functions of an RPython module that Rust calls.
///
/// ```ignore
/// #[rpython::module("py/stats.py")]
/// mod stats {
///     /// The arithmetic mean.
///     fn mean(xs: &[f64]) -> f64;
/// }
/// ```
///
/// The path is relative to the crate's folder. The crate's `build.rs` has to call
/// `rpython_build::build()`. See the crate's documentation for the types.
#[proc_macro_attribute]
pub fn module(arguments: TokenStream, item: TokenStream) -> TokenStream {
    match rpython_spec::grammar::parse_module(arguments.into(), item.into()) {
        Ok(module) => expand::expand(&module).into(),
        Err(wrong) => expand::malformed(&wrong).into(),
    }
}
