//! What is no declaration of a function.
#![allow(unused)]

#[rpython::module("py/x.py")]
mod body {
    fn f() {}
}

#[rpython::module("py/x.py")]
mod asynchronous {
    async fn f();
}

#[rpython::module("py/x.py")]
mod without_safety {
    unsafe fn f();
}

#[rpython::module("py/x.py")]
mod of_c {
    extern "C" fn f();
}

#[rpython::module("py/x.py")]
mod constant {
    const fn f();
}

#[rpython::module("py/x.py")]
mod type_parameter {
    fn f<T>(x: T);
}

#[rpython::module("py/x.py")]
mod lifetime_parameter {
    fn f<'a>(x: &'a str);
}

#[rpython::module("py/x.py")]
mod pattern {
    fn f((a, b): (i64, i64));
}

#[rpython::module("py/x.py")]
mod no_name {
    fn f(_: i64);
}

#[rpython::module("py/x.py")]
mod mutable {
    fn f(mut x: i64);
}

#[rpython::module("py/x.py")]
mod twice {
    fn f(); fn f(x: i64);
}

#[rpython::module("py/x.py")]
mod method {
    fn f(&self);
}

#[rpython::module("py/x.py")]
mod structure {
    struct S;
}

#[rpython::module("py/x.py")]
mod macro_call {
    println!();
}

#[rpython::module("py/x.py")]
mod optional_number {
    fn f(#[optional] a: i64);
}

#[rpython::module("py/x.py")]
mod optional_in_front {
    fn f(#[optional] a: Option<i64>, b: i64);
}

#[rpython::module("py/x.py")]
mod optional_with_arguments {
    fn f(#[optional(1)] a: Option<i64>);
}

#[rpython::module("py/x.py")]
mod another_attribute {
    fn f(#[default] a: Option<i64>);
}

#[rpython::module("py/x.py")]
mod five_optional {
    fn f(#[optional] a: Option<i8>, #[optional] b: Option<i8>, #[optional] c: Option<i8>, #[optional] d: Option<i8>, #[optional] e: Option<i8>);
}

fn main() {}
