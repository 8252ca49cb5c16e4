//! Types of the crate's under names that declarations know; and names that come with all that modules have.

mod kinds;

/// An exception, which is not `rpython::Error`.
#[rpython::exception]
#[rpython(name = "Missing")]
#[derive(Debug, PartialEq)]
struct Error {
    key: String,
}

#[rpython::exception]
#[derive(Debug)]
enum Either {
    Missing(Error),
    Other(rpython::Error),
}

/// A value, which is not `rpython::Instance`.
#[derive(rpython::Value, Clone, Debug, PartialEq)]
struct Instance {
    name: String,
    size: i64,
}

#[derive(rpython::Value, Debug, PartialEq)]
struct Iter {
    at: Instance,
    step: kinds::Number,
}

type Fallible<T> = Result<T, Error>;

mod prelude {
    pub use rpython::{Error, Result};
}

#[rpython::module("py/own_names.py")]
mod own_names {
    use super::kinds::*;
    use super::{Either, Error, Fallible, Instance, Iter};

    fn grown(instance: &Instance, by: Number) -> Result<Instance, Error>;
    fn next(iter: Iter) -> Fallible<Iter>;
    fn checked(n: Number) -> Result<Number, Either>;
    fn rows(n: Number) -> Line<Row<Number>>;
}

/// All names around the module.
#[rpython::module("py/own_names.py")]
mod all_names {
    use super::*;

    fn grown(instance: Instance, by: i64) -> Result<Instance, Error>;
    fn next(iter: &Iter) -> Fallible<Iter>;
}

/// Under the same name, what it is elsewhere.
#[rpython::module("py/own_names.py")]
mod handed_on {
    use super::prelude::{Error, Result as Checked};

    fn checked(n: i64) -> Result<i64, Error>;
    fn octets(n: i64) -> Checked<Vec<u8>>;
}

fn instance(size: i64) -> Instance {
    let name = "a".to_string();
    Instance { name, size }
}

fn missing(key: &str) -> Error {
    let key = key.to_string();
    Error { key }
}

#[test]
fn names_are_what_the_module_imports() {
    assert_eq!(own_names::grown(&instance(1), 2), Ok(instance(3)));
    assert_eq!(own_names::grown(&instance(1), 0), Err(missing("a")));
    assert_eq!(all_names::grown(instance(1), 0), Err(missing("a")));
    let iter = |size, step| Iter {
        at: instance(size),
        step,
    };
    assert_eq!(own_names::next(iter(1, 2)), Ok(iter(3, 2)));
    assert_eq!(all_names::next(&iter(1, 0)), Err(missing("a")));
    assert_eq!(own_names::checked(5).unwrap(), 5);
    let Either::Missing(error) = own_names::checked(6).unwrap_err() else {
        panic!("of another variant");
    };
    assert_eq!(error, missing("6"));
    let Either::Other(error) = own_names::checked(10).unwrap_err() else {
        panic!("of another variant");
    };
    assert_eq!(error.type_name(), "KeyError");
    let error: rpython::Error = handed_on::checked(6).unwrap_err();
    assert_eq!(
        (error.type_name(), error.field("key")),
        ("Missing", Some("'6'"))
    );
}

#[test]
fn names_come_with_all_of_a_module() {
    let rows: Vec<Vec<u16>> = own_names::rows(2);
    assert_eq!(rows, [[0, 1], [0, 1]]);
    assert_eq!(handed_on::octets(2).unwrap(), [0, 1]);
}
