//! Rust types for values of Python classes.

use crate::__private::{FromWire, ToWire};

/// A Rust type whose values are copies of what instances of Python classes have: `#[derive(rpython::Value)]`.
///
/// The class is that of the same name in the module that the functions are in. `#[rpython(name = "…")]` on the type, a field or a
/// variant says another name. A module imports the type by its name, and functions take and return it, by itself, in collections
/// and in other such types:
///
/// ```ignore
/// #[derive(rpython::Value, Clone, Debug, PartialEq)]
/// enum Shape {
///     Circle { center: Point, radius: f64 },
///     Polygon { corners: Vec<Point> },
/// }
///
/// #[rpython::module("py/geometry.py")]
/// mod geometry {
///     use super::Shape;
///     fn area(shape: &Shape) -> f64;
///     fn halves(shape: &Shape) -> Vec<Shape>;
/// }
/// ```
///
/// | Rust | Python |
/// |---|---|
/// | a struct | a dataclass or a `NamedTuple` with these fields |
/// | an enum without content | an `Enum` with members of these names, or of these in capitals: `DarkRed` or `DARK_RED`; a number, `Red = 1`, is the member's value |
/// | an enum with content | an instance of a class per variant, each a dataclass or a `NamedTuple`; `Circle(Circle)` is one that a struct of its own stands for |
///
/// What Python returns is of the most derived class that has a variant; an instance of none is a `TypeError`. An instance of a class below
/// arrives as what the struct, or the variant, has.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot cross to Python",
    label = "does not derive `rpython::Value`",
    note = "add `#[derive(rpython::Value)]` to it"
)]
pub trait Value: ToWire + FromWire {
    /// The hash of what was derived from.
    #[doc(hidden)]
    const INTERFACE: &'static str;
}
