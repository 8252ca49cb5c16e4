//! Types that derive `Value`, and how modules use them.
#![allow(unused)]

#[derive(rpython::Value)]
struct Parameter<T> {
    t: T,
}

#[derive(rpython::Value)]
struct Borrowed<'a> {
    text: &'a str,
}

#[derive(rpython::Value)]
struct Unnamed(i64, i64);

#[derive(rpython::Value)]
struct Wide {
    x: u128,
    y: i64,
}

#[derive(rpython::Value)]
struct Empty {
    x: (),
}

#[derive(rpython::Value)]
struct Shared {
    x: std::rc::Rc<str>,
}

#[derive(rpython::Value)]
enum Nothing {}

#[derive(rpython::Value)]
enum Numbered {
    A = 1 << 3,
    B,
}

#[derive(rpython::Value)]
#[repr(u8)]
enum NumberedClasses {
    A { x: i64 } = 1,
    B = 2,
}

#[derive(rpython::Value)]
enum Content {
    A(i64),
    B,
}

#[derive(rpython::Value)]
enum Two {
    A(i64, i64),
    B,
}

#[derive(rpython::Value)]
union Union {
    a: i64,
    b: f64,
}

#[derive(rpython::Value)]
#[rpython(python = "x")]
struct Renamed;

#[derive(rpython::Value)]
#[rpython(name = "a b")]
struct NoName;

#[derive(rpython::Value)]
#[rpython(name = "A", name = "B")]
struct TwoNames;

struct Point;

#[rpython::module("py/x.py")]
mod by_another_name {
    use super::Point as Place;
    fn f(p: Place);
}

#[rpython::module("py/x.py")]
mod that_changes {
    use super::Point;
    fn f(p: &mut Point) -> &Point;
}

#[rpython::module("py/x.py")]
mod by_its_path {
    fn f(p: super::Point);
}

fn main() {}
