//! Traits whose objects Python calls, and how modules use them.
#![allow(unused)]

#[rpython::object]
struct NoTrait;

#[rpython::object]
unsafe trait Unsafe {}

#[rpython::object("x")]
trait Arguments {}

#[rpython::object]
#[rpython(name = "Other")]
trait Renamed {}

#[rpython::object]
trait Parameter<T> {
    fn f(&self, t: T);
}

#[rpython::object]
trait Constant {
    const LIMIT: i64;
    const WITH_VALUE: i64 = { 3 };
}

#[rpython::object]
trait TypeInside {
    type Item;
    fn f(&self) -> i64;
}

#[rpython::object]
trait Asynchronous {
    async fn f(&self) -> i64;
}

#[rpython::object]
trait OtherWords {
    unsafe fn f(&self);
    extern "C" fn g(&self);
}

#[rpython::object]
trait Generic {
    fn f<T>(&self, t: T);
    fn g<'a>(&'a self);
}

#[rpython::object]
trait NoObject {
    fn new() -> i64;
    fn of(x: i64) -> i64;
}

#[rpython::object]
trait ByValue {
    fn f(self);
    fn g(self: Box<Self>);
    fn h(mut self) {}
    fn i<'a>(&'a self);
    fn j(&'static self);
}

#[rpython::object]
trait Bounded {
    fn f(&self)
    where
        Self: Send;
}

#[rpython::object]
trait Types {
    fn a(&self, x: &mut i64);
    fn b(&self, x: u128, y: std::rc::Rc<str>) -> &str;
    fn c(&self) -> impl Iterator<Item = i64>;
    fn d(&self, f: &dyn Fn());
    fn e(&self) -> Result<&str, String>;
    fn g(&self, (a, b): (i64, i64));
}

#[rpython::object]
trait Names {
    fn _hidden(&self);
    fn __len__(&self) -> usize;
    #[rpython(name = "a b")]
    fn f(&self);
    #[rpython(name = "h")]
    fn g(&self);
    fn h(&self);
}

#[rpython::object]
trait Conditional {
    #[cfg(unix)]
    fn f(&self);
}

#[rpython::object]
trait Macro {
    println!();
}

#[rpython::object]
trait Many {
    #[rustfmt::skip]
    fn f(&self, a: i8, b: i8, c: i8, d: i8, e: i8, f: i8, g: i8, h: i8, i: i8, j: i8, k: i8, l: i8, m: i8);
}

trait Store {}

#[rpython::module("py/x.py")]
mod by_another_name {
    use super::Store as Shop;
    fn f(s: &dyn Shop);
}

#[rpython::module("py/x.py")]
mod not_imported {
    fn f(s: &mut dyn Store);
    fn g(s: &mut dyn super::Store);
}

#[rpython::module("py/x.py")]
mod not_to_be_sent {
    use super::Store;
    fn f(s: Box<dyn Store>);
}

#[rpython::module("py/x.py")]
mod inside {
    use super::Store;
    fn f(s: Option<&dyn Store>);
    fn g(s: Vec<Box<dyn Store + Send>>);
    fn h() -> Box<dyn Store>;
}

#[rpython::module("py/x.py")]
mod of_several {
    use super::Store;
    fn f(s: &(dyn Store + std::fmt::Debug));
}

fn main() {}
