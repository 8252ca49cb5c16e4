//! The attribute macro of the `rpython` crate; its documentation is there.

#![forbid(unsafe_code)]

mod callback;
mod exception;
mod expand;
mod lookup;
mod object;
mod told;
mod value;

use lookup::Built;
use proc_macro::TokenStream;
use proc_macro2::TokenStream as TokenStream2;
use rpython_spec::grammar::parse_module;
use rpython_spec::value::{parse_value, Kind};
use rpython_spec::Aliases;

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
    let (arguments, item) = (arguments.into(), item.into());
    let built = Built::read();
    let module = built.with_aliases(&item, |aliases| {
        parse_module(
            TokenStream2::clone(&arguments),
            TokenStream2::clone(&item),
            aliases,
        )
    });
    match module {
        Ok(module) => expand::expand(&module, &built).into(),
        Err(wrong) => expand::malformed(&wrong, &built).into(),
    }
}

/// Makes values of a struct or an enum cross to Python, as copies of what instances of Python classes have.
///
/// ```ignore
/// #[derive(rpython::Value)]
/// struct Point {
///     x: f64,
///     y: f64,
/// }
///
/// #[rpython::module("py/geometry.py")]
/// mod geometry {
///     use super::Point;
///     fn middle(a: &Point, b: &Point) -> Point;
/// }
/// ```
///
/// See the trait of the same name.
#[proc_macro_derive(Value, attributes(rpython))]
pub fn value(item: TokenStream) -> TokenStream {
    let item = item.into();
    let built = Built::read();
    let value =
        |aliases: &dyn Aliases| parse_value(TokenStream2::clone(&item), Kind::Value, aliases);
    match built.with_aliases(&item, value) {
        Ok(value) => value::expand(&value, &built).into(),
        Err(error) => value::malformed(&error, item).into(),
    }
}

/// Has the exceptions of a Python class, or of several, as a Rust type: the `E` of a `Result<T, E>` that a function gives.
///
/// ```ignore
/// #[rpython::exception]
/// #[derive(Debug)]
/// struct ParseError {
///     line: i64,
///     message: String,
/// }
///
/// #[rpython::module("py/config.py")]
/// mod config {
///     use super::ParseError;
///     fn parse(text: &str) -> Result<Vec<(String, String)>, ParseError>;
/// }
/// ```
///
/// See the trait `Exception`.
#[proc_macro_attribute]
pub fn exception(arguments: TokenStream, item: TokenStream) -> TokenStream {
    exception::expand(arguments.into(), item.into()).into()
}

/// Has Python call objects of a trait: the methods that it has.
///
/// ```ignore
/// #[rpython::object]
/// trait Store {
///     fn get(&self, key: &str) -> Option<i64>;
///     fn put(&mut self, key: &str, value: i64) -> Result<(), StoreError>;
/// }
///
/// #[rpython::module("py/cache.py")]
/// mod cache {
///     use super::Store;
///     fn fill(store: &mut dyn Store, n: i64) -> Result<(), rpython::Error>;
///     fn keep(store: Box<dyn Store + Send>);
/// }
/// ```
///
/// In Python, `store.put("a", 1)` calls the method. Arguments and results are those of closures. What is lent, `&dyn Store` or
/// `&mut dyn Store`, is taken back when the function returns; Python may keep a `Box` that is `Send`.
///
/// The trait stays as it is. An object has its methods, those with a body too, but for those `where Self: Sized`.
/// `#[rpython(name = "…")]` on a method says what Python calls it.
#[proc_macro_attribute]
pub fn object(arguments: TokenStream, item: TokenStream) -> TokenStream {
    object::expand(&arguments.into(), &item.into()).into()
}
