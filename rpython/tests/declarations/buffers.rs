//! Slices that are lent.
#![allow(unused)]

#[rpython::module("py/x.py")]
mod vector {
    fn f(xs: &mut Vec<i64>);
}

#[rpython::module("py/x.py")]
mod inside {
    fn f(xs: Option<&mut [i64]>);
}

#[rpython::module("py/x.py")]
mod result {
    fn f() -> &mut [i64];
}

#[rpython::module("py/x.py")]
mod characters {
    fn f(xs: &mut [char]);
}

#[rpython::module("py/x.py")]
mod texts {
    fn f(#[buffer] xs: &[&str]);
}

#[rpython::module("py/x.py")]
mod lists {
    fn f(#[buffer] xs: &[Vec<f64>]);
}

#[rpython::module("py/x.py")]
mod number_of_128_bits {
    fn f(xs: &mut [i128]);
}

#[rpython::module("py/x.py")]
mod no_reference {
    fn f(#[buffer] xs: Vec<i64>);
}

#[rpython::module("py/x.py")]
mod no_slice {
    fn f(#[buffer] x: &str);
}

#[rpython::module("py/x.py")]
mod both {
    fn f(#[buffer] xs: &mut [i64]);
}

#[rpython::module("py/x.py")]
mod twice {
    fn f(#[buffer] #[buffer] xs: &[i64]);
}

#[rpython::module("py/x.py")]
mod arguments {
    fn f(#[buffer(x)] xs: &[i64]);
}

#[rpython::module("py/x.py")]
mod lifetime {
    fn f(xs: &'static mut [i64]);
}

#[rpython::module("py/x.py")]
mod optional {
    fn f(#[buffer] #[optional] xs: &[i64]);
}

#[rpython::module("py/x.py")]
mod instance {
    fn f(#[buffer] i: &mut rpython::Instance);
}

fn main() {}
